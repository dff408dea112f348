Feature: Payment
  An order is paid by card, in full by a gift code, or at the club.
  Only the last four digits of a card are ever kept.

  Rule: The payment method depends on the order

    @commerce.payment-code-card @engines
    Example: An ordinary order is paid by card
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has chosen the delivery method "Pinewood Parcel · Standard"
      When Hana pays with a card
      Then the shop has one new order, paid by "card"

    @commerce.payment-code-free
    Example: An order paid in full by a gift code needs no payment
      Given Hana has 1 "Club Fitting" in the cart
      And Hana's gift code pays for everything
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana orders
      Then the shop has one new order, paid by "gift code"

    @commerce.payment-code-club-order @commerce.club-order-shipping-method
    Example: Fitted clubs are paid at the club
      Given Hana has 1 "Saltmarsh Wedge 54°" in the cart
      And Hana's cart is about fitted clubs
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana orders
      Then the shop has one new order, paid by "payment at the club"
      And the shop has one new order, sent by "At your club - Picked up"

    @commerce.set-payment-then-order
    Example: A subscription is paid and ordered in one step
      Given Hana has a subscription to "Fieldmark Tour" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has chosen the delivery method "Pinewood Parcel · Standard"
      When Hana pays with a card
      Then the shop has one new order, paid by "card"
      And the club was asked once to pay and order in one step

    Example: A subscription that isn't shipped is paid and ordered in one step
      Given Hana has a subscription to "Simulator Round, 9 holes" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card
      Then the shop has one new order, paid by "card"
      And the club was asked once to pay and order in one step

    Example: Another player's order is paid in full by a gift code
      Given Bram has 1 "Club Fitting" in the cart
      And Bram's gift code pays for everything
      And Bram is signed in
      And Bram has gone to the checkout
      When Bram orders
      Then the shop has one new order, paid by "gift code"

    Example: Another player's subscription is paid and ordered in one step
      Given Bram has a subscription to "Simulator Round, 9 holes" in the cart
      And Bram is signed in
      And Bram has gone to the checkout
      When Bram pays with a card
      Then the shop has one new order, paid by "card"

    Example: Another player's shipped subscription is paid and ordered in one step
      Given Bram has a subscription to "Fieldmark Tour" in the cart
      And Bram is signed in
      And Bram has gone to the checkout
      And Bram has chosen the delivery method "Pinewood Parcel · Standard"
      When Bram pays with a card
      Then the shop has one new order, paid by "card"

  Rule: A card is checked before anything is sent

    Example: An invalid card number is reported
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with an invalid card
      Then Hana sees the message that the card number is invalid
      And the club was never asked to look up the card

    Example: An expired card is reported
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with an expired card
      Then Hana sees the message that the card has expired
      And the club was never asked to look up the card

  Rule: A card that can't pay leaves the cart unchanged

    Example: The cart stays when the card is declined
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card that is declined
      Then Hana sees the message that the card was declined
      And the cart of Hana holds 1 item

    Example: Another card can pay for an order after one is declined
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has paid with a card that is declined
      When Hana pays with a card
      Then Hana sees that the order is placed
      And the shop has one new order

    Example: A known card that the bank declines places no order
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana's bank declines the next card
      When Hana pays with a card
      Then Hana sees the message that the card was declined
      And the shop has no new order

    Example: A declined card can pay once the bank accepts it again
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana's bank declines the next card
      And Hana has paid with a card
      When Hana pays with a card
      Then Hana sees that the order is placed
      And the shop has one new order

  Rule: The number of a card is never kept

    Example: The device keeps no card number after the player leaves the checkout
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has paid with a card that is declined
      When Hana opens home
      Then no card's number is kept on Hana's device

    Example: The device keeps no card number after the order
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card
      Then Hana sees that the order is placed
      And no card's number is kept on Hana's device
