Feature: Custom-fit clubs
  An order of custom-fit clubs comes from a fitting,
  and is paid and picked up at the club.

  @commerce.payment-code-club-order @commerce.club-order-shipping-method
  Rule: The workshop turns fitted clubs into an order

    Example: Nothing else was in the cart
      Given Hana is signed in
      And Hana has 0 pieces in the cart
      And Hana's cart is about fitted clubs
      And Hana has gone to the checkout
      When Hana orders
      Then the shop has one new order, paid by "checkmo"
      And the shop has one new order, sent by "At your club - Picked up"

  @commerce.club-order-shipping-method
  Rule: Custom-fit clubs are picked up, whatever was chosen before

    Example: An address was sent before the fitting
      Given Hana has 1 "Saltmarsh Wedge 54°" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana goes home
      And Hana's cart is about fitted clubs
      And Hana has gone to the checkout
      When Hana orders
      Then the shop has one new order, sent by "At your club - Picked up"
