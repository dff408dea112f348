Feature: Payment
  An order is paid as it can be, by card, by nothing or at the club,
  and of a card nobody keeps more than its last four digits.

  Rule: What pays depends on what is ordered

    @commerce.payment-code-card
    Example: A card
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has chosen the way of shipping "Pinewood Parcel Standard"
      When Hana pays with a card
      Then the shop has one new order, paid by "authnetcim"

    @commerce.payment-code-free
    Example: Nothing, where nothing is left to pay
      Given Hana has 1 "Club Fitting" in the cart
      And Hana's gift code pays for everything
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana orders
      Then the shop has one new order, paid by "free"

    @commerce.payment-code-club-order @commerce.club-order-shipping-method
    Example: At the club, for fitted clubs
      Given Hana has 1 "Saltmarsh Wedge 54°" in the cart
      And Hana's cart is about fitted clubs
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana orders
      Then the shop has one new order, paid by "checkmo"
      And the shop has one new order, sent by "At your club - Picked up"

    @commerce.set-payment-then-order
    Example: A subscription, whose payment goes with the order
      Given Hana has a subscription to "Fieldmark Tour" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has chosen the way of shipping "Pinewood Parcel Standard"
      When Hana pays with a card
      Then the shop has one new order, paid by "authnetcim"
      And the club was asked once to be paid and to order at once

    Example: A subscription to what is not sent
      Given Hana has a subscription to "Simulator Round, 9 holes" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card
      Then the shop has one new order, paid by "authnetcim"
      And the club was asked once to be paid and to order at once

  Rule: A card is looked at before it is sent anywhere

    Example: A wrong number
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card that is none
      Then Hana is told that this is no card number
      And the club was never asked to look up the card

    Example: A card that has run out
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card of last year
      Then Hana is told that the card is no longer good
      And the club was never asked to look up the card

  Rule: A card that does not pay leaves the cart as it was

    Example: Declined
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card that is declined
      Then Hana is told that the card was declined
      And the cart of Hana holds 1 pieces

    Example: Declined, and another one pays
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has paid with a card that is declined
      When Hana pays with a card
      Then Hana reads that the order is placed
      And the shop has one new order

    Example: A card that has paid before, which the bank declines once
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana's bank declines the next card
      When Hana pays with a card
      Then Hana is told that the card was declined
      And the shop has no new order

    Example: The same card, once the bank takes it again
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana's bank declines the next card
      And Hana has paid with a card
      When Hana pays with a card
      Then Hana reads that the order is placed
      And the shop has one new order

  Rule: Nobody keeps a card's number

    Example: Once the player has turned away
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has paid with a card that is declined
      When Hana goes home
      Then no card's number is kept on Hana's device

    Example: On the device
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card
      Then Hana reads that the order is placed
      And no card's number is kept on Hana's device
