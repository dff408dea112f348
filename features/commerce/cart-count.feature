Feature: Pieces in the cart
  Players see from everywhere how many pieces wait in their cart,
  so that nothing they wanted is forgotten.

  Rule: The number is the shop's

    Example: Two pieces
      Given Hana is signed in
      And Hana has 2 pieces in the cart
      When Hana goes home
      Then Hana reads that 2 pieces are in the cart

    Example: Every player has a cart of his own
      Given Hana has 2 pieces in the cart
      And Mateo is signed in
      When Mateo goes home
      Then Mateo reads that 0 pieces are in the cart

  Rule: A shop in trouble disturbs nobody

    Example: No number, and the home as ever
      Given Hana is signed in
      And reading the cart fails
      When Hana goes home
      Then Hana reads that the number of pieces in the cart is unknown
      And Hana is welcomed at home
