Feature: Number of items in the cart
  Players see everywhere how many items are in their cart,
  so that they forget nothing they wanted.

  Rule: The number of items comes from the shop

    Example: Home shows two items in the cart
      Given Hana is signed in
      And Hana has 2 items in the cart
      When Hana opens home
      Then Hana sees that 2 items are in the cart

    Example: Every player has their own cart
      Given Hana has 2 items in the cart
      And Mateo is signed in
      When Mateo opens home
      Then Mateo sees that 0 items are in the cart

  Rule: A failing shop doesn't affect the rest of the club

    Example: Home opens without the number when the cart can't be loaded
      Given Hana is signed in
      And loading the cart fails
      When Hana opens home
      Then Hana sees that the number of items in the cart is unknown
      And Hana is welcomed at home
