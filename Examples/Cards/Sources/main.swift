print("cards")
