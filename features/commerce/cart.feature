Feature: The cart
  The cart keeps what a customer has chosen,
  so that it can be changed until it is ordered.

  @commerce.mini-cart-and-cart
  Rule: The mini cart and the cart show the same

    Example: The cart shows items and total
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      When Hana opens the cart
      Then Hana finds 2 "Clubhouse Towel" in the cart
      And the total of the cart is "$38.97"

    Example: The mini cart shows items and total
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens home
      When Hana opens the mini cart
      Then Hana finds 2 "Clubhouse Towel" in the cart
      And the total of the cart is "$38.97"

    Example: The mini cart starts with the latest item
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana looks at "Club Fitting" in the shop
      When Hana adds it to the cart
      Then the items of the mini cart are "1 Club Fitting, 2 Clubhouse Towel"

  Rule: A quantity can be changed as long as the shop has enough

    @commerce.mini-cart-quantity-status
    Example: A quantity is changed in the mini cart
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens home
      And Hana opens the mini cart
      When Hana wants 3 "Clubhouse Towel"
      Then Hana finds 3 "Clubhouse Towel" in the cart
      And the total of the cart is "$58.46"
      And Hana sees that 3 items are in the cart

    Example: The quantity of the chosen item alone is changed in the mini cart
      Given Mateo has 2 "Clubhouse Towel" in the cart
      And Mateo is signed in
      And Mateo looks at "Club Fitting" in the shop
      And Mateo has added it to the cart
      When Mateo wants 4 "Clubhouse Towel"
      Then the items of the mini cart are "1 Club Fitting, 4 Clubhouse Towel"

    Example: The quantity of the chosen item alone is changed in the cart
      Given Mateo has 2 "Clubhouse Towel" in the cart
      And Mateo is signed in
      And Mateo looks at "Club Fitting" in the shop
      And Mateo has added it to the cart
      And Mateo continues shopping
      And Mateo opens the cart
      When Mateo wants 6 "Clubhouse Towel"
      Then the items of the cart are "6 Clubhouse Towel, 1 Club Fitting"

    Example: A quantity that the shop doesn't have is refused
      Given Hana has 2 "Clubhouse Towel" in the cart
      And 4 "Clubhouse Towel" are left in the shop
      And Hana is signed in
      And Hana opens the cart
      When Hana wants 5 "Clubhouse Towel"
      Then Hana sees the message that the shop doesn't sell this quantity
      And Hana finds 2 "Clubhouse Towel" in the cart

    Example: The shop's smallest and largest quantities are told
      Given Hana has 6 "Foam Balls, 12" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana wants 3 "Foam Balls, 12"
      Then Hana sees the message that the shop doesn't sell this quantity
      And the shop's reason in the cart is "The fewest you may purchase is 4"
      And Hana finds 6 "Foam Balls, 12" in the cart

    @commerce.cart-alert
    Example: The cart says so when the shop has fewer left
      Given Hana has 2 "Clubhouse Towel" in the cart
      And 1 "Clubhouse Towel" is left in the shop
      And Hana is signed in
      When Hana opens the cart
      Then the shop's message about the cart is "We have fewer of some items than you chose."

  @commerce.cart-item-removal-status
  Rule: Removed items can be restored

    Example: An item is removed from the cart
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana removes the item "Clubhouse Towel"
      Then Hana sees that nothing is in the cart

    @call:commerce.mini-cart-remove
    Example: An item is removed from the mini cart
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens home
      And Hana opens the mini cart
      When Hana removes the item "Clubhouse Towel"
      Then Hana sees that 0 items are in the cart

    Example: The chosen item alone is removed from the mini cart
      Given Mateo has 2 "Clubhouse Towel" in the cart
      And Mateo is signed in
      And Mateo looks at "Club Fitting" in the shop
      And Mateo has added it to the cart
      When Mateo removes the item "Club Fitting"
      Then the items of the mini cart are "2 Clubhouse Towel"

    Example: The chosen item alone is removed from the cart
      Given Mateo has 2 "Clubhouse Towel" in the cart
      And Mateo is signed in
      And Mateo looks at "Club Fitting" in the shop
      And Mateo has added it to the cart
      And Mateo continues shopping
      And Mateo opens the cart
      When Mateo removes the item "Club Fitting"
      Then the items of the cart are "2 Clubhouse Towel"

    Example: A removed item is restored
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      And Hana removes the item "Clubhouse Towel"
      When Hana puts back the item "Clubhouse Towel"
      Then Hana finds 2 "Clubhouse Towel" in the cart

  @commerce.totals-of-store-view
  Rule: A total can be explained by its lines and by the tax of the shop's prices

    Example: A player reads which lines make up her total, and that the tax is added
      Given Hana has 3 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      And Hana has used the coupon "WELCOME10"
      When Hana asks why that is the total
      Then the sentence of the explanation is "Prices in this shop are without tax, which is added to them."
      And the figures of the explanation are
        | Number of items    | 3         |
        | Items              | $54.00    |
        | Discount WELCOME10 | −$5.40    |
        | Sales tax          | $4.01     |
        | Total              | $52.61    |
        | Codes used         | WELCOME10 |

    Example: A player in Japan reads that the prices include the tax
      Given Wataru has 2 "Clubhouse Towel" in the cart
      And Wataru is signed in
      And Wataru opens the cart
      When Wataru asks why that is the total
      Then the sentence of the explanation is "Prices in this shop include the tax, so none is added."
      And the figures of the explanation are
        | Number of items | 2      |
        | Items           | ¥5,400 |
        | Total           | ¥5,400 |
        | Includes 消費税 | ¥491   |

  Rule: Two windows show the same cart

    @browser
    Example: A change in one window appears in the other
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in and remembered
      And Hana has a second window open
      And Hana opens the cart
      And Hana opens the cart in the second window
      When Hana wants 3 "Clubhouse Towel"
      Then Hana finds 3 "Clubhouse Towel" in the cart in the second window
      And Hana finds 3 "Clubhouse Towel" in the cart

  @commerce.deactivate-all-carts
  Rule: The cart can be emptied in one step

    Example: A customer empties the cart
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana removes everything from the cart
      Then no cart of Hana's is active in the shop
      And Hana sees that 0 items are in the cart
