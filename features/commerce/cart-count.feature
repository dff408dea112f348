Feature: Number of items in the cart
  Players see from everywhere how many pieces wait in their cart,
  so that nothing they wanted is forgotten.

  Rule: The number of items comes from the shop

    Example: Home shows two items in the cart
      Given Hana is signed in
      And Hana has 2 pieces in the cart
      When Hana goes home
      Then Hana reads that 2 pieces are in the cart

    Example: Every player has their own cart
      Given Hana has 2 pieces in the cart
      And Mateo is signed in
      When Mateo goes home
      Then Mateo reads that 0 pieces are in the cart

  Rule: A failing shop doesn't affect the rest of the club

    Example: Home opens without the number when the cart can't be loaded
      Given Hana is signed in
      And reading the cart fails
      When Hana goes home
      Then Hana reads that the number of pieces in the cart is unknown
      And Hana is welcomed at home
