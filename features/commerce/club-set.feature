Feature: Custom-fit clubs
  An order of custom-fit clubs comes from a fitting,
  and is paid and picked up at the club.

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
      Then it is sent by "At your club - Picked up"
