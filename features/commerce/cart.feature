Feature: The cart
  What a player has chosen waits in the cart,
  where it can be changed until it is paid.

  @commerce.mini-cart-and-cart
  Rule: The mini cart and the cart show the same

    Example: In the cart
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      When Hana opens the cart
      Then Hana finds 2 "Clubhouse Towel" in the cart
      And the total of the cart is "38.97"

    Example: In the mini cart
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana goes home
      When Hana opens the mini cart
      Then Hana finds 2 "Clubhouse Towel" in the cart
      And the total of the cart is "38.97"

    Example: The mini cart begins with what was added last
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana looks at "Club Fitting" in the shop
      When Hana adds it to the cart
      Then the items of the mini cart are "1 Club Fitting, 2 Clubhouse Towel"

  Rule: A quantity can be changed as long as the shop has as many

    @commerce.mini-cart-quantity-status
    Example: In the mini cart
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana goes home
      And Hana opens the mini cart
      When Hana wants 3 "Clubhouse Towel"
      Then Hana finds 3 "Clubhouse Towel" in the cart
      And the total of the cart is "58.46"
      And Hana reads that 3 pieces are in the cart

    Example: More than there are
      Given Hana has 2 "Clubhouse Towel" in the cart
      And 4 "Clubhouse Towel" are left in the shop
      And Hana is signed in
      And Hana opens the cart
      When Hana wants 5 "Clubhouse Towel"
      Then Hana is told that fewer are left
      And Hana finds 2 "Clubhouse Towel" in the cart

    @commerce.cart-alert
    Example: The shop has fewer by now
      Given Hana has 2 "Clubhouse Towel" in the cart
      And 1 "Clubhouse Towel" is left in the shop
      And Hana is signed in
      When Hana opens the cart
      Then the shop's message about the cart is "We have fewer of some items than you chose."

  @commerce.cart-item-removal-status
  Rule: What is taken out can be put back

    Example: Taken out of the cart
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana removes the item "Clubhouse Towel"
      Then Hana reads that nothing is in the cart

    Example: Taken out of the mini cart
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana goes home
      And Hana opens the mini cart
      When Hana removes the item "Clubhouse Towel"
      Then Hana reads that 0 pieces are in the cart

    Example: Put back
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      And Hana removes the item "Clubhouse Towel"
      When Hana puts back the item "Clubhouse Towel"
      Then Hana finds 2 "Clubhouse Towel" in the cart

  Rule: Two windows show the same cart

    Example: Changed in one of them
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in and remembered
      And Hana has a second window open
      And Hana opens the cart
      And Hana opens the cart in the second window
      When Hana wants 3 "Clubhouse Towel"
      Then Hana finds 3 "Clubhouse Towel" in the cart in the second window
      And Hana finds 3 "Clubhouse Towel" in the cart

  @commerce.deactivate-all-carts
  Rule: All of it can be put away at once

    Example: An empty cart
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana removes everything from the cart
      Then no cart of Hana's is active in the shop
      And Hana reads that 0 pieces are in the cart
