Feature: Custom-fit clubs
  Custom-fit clubs are ordered after a fitting,
  paid for and picked up at the club.

  @commerce.payment-code-club-order @commerce.club-order-shipping-method
  Rule: The workshop turns fitted clubs into an order

    Example: Fitted clubs are ordered from an empty cart
      Given Hana is signed in
      And Hana has 0 items in the cart
      And Hana's cart is about fitted clubs
      And Hana has gone to the checkout
      When Hana orders
      Then the shop has one new order, paid by "payment at the club"
      And the shop has one new order, sent by "At your club - Picked up"

  @commerce.club-order-shipping-method
  Rule: Custom-fit clubs are picked up at the club

    Example: Fitted clubs are picked up even if a shipping address was chosen before
      Given Hana has 1 "Saltmarsh Wedge 54°" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana opens home
      And Hana's cart is about fitted clubs
      And Hana has gone to the checkout
      When Hana orders
      Then the shop has one new order, sent by "At your club - Picked up"
