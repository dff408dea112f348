Feature: A guest's cart
  Visitors can fill a cart before they sign in,
  and keep its items when they do.

  @commerce.guest-cart-by-id
  Rule: A guest's cart is stored on the device

    Example: A guest finds the cart at the next visit
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      When Hana opens the cart
      Then Hana finds 2 "Fieldmark Range, 24 balls" in the cart

  Rule: Signing in adds a guest's items to the customer's cart

    Example: A guest's items are added to those already in the cart
      Given Hana has 1 item in the cart
      And Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      When Hana signs in with her password
      Then Hana sees the message that 2 items were added from the guest cart
      And Hana sees that 3 items are in the cart

    Example: A guest's items are added to the cart of whoever signs in
      Given Jonah has 2 items in the cart
      And Jonah has chosen 1 "Clubhouse Towel" as a guest
      When Jonah signs in with his password
      Then Jonah sees the message that 1 items were added from the guest cart
      And Jonah sees that 3 items are in the cart

    Example: The guest's cart is empty after signing out again
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      And Hana signs in with her password
      And Hana has read what was added from the guest cart
      And Hana signs out
      When Hana opens the cart
      Then Hana sees that nothing is in the cart
