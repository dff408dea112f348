Feature: Club fitting
  A player finds past fittings: the measurements, the golf club that suits the swing,
  and how far the workshop is with the order.

  @commerce.club-fitting-pages
  Rule: Fittings are listed by season with the latest first

    Example: Hana sees the fittings of two seasons
      Given Hana is signed in
      When Hana opens her fittings
      Then the fittings are
        | Thursday 7 May 2026 | Kitebird Light Driver 10.5°     | Awaiting deposit |
        | Thursday 2 April 2026 | Saltmarsh Forged 7-iron         | In the workshop |
        | Wednesday 17 September 2025 | Ironwood Fairway Wood 18°       | Picked up |
        | Sunday 6 July 2025 | Saltmarsh Wedge 54°, 14° bounce | Awaiting deposit |

    Example: A finished fitting is added to the list
      Given Hana is signed in
      And the fitter finishes Hana's wedge session
      When Hana opens her fittings
      Then there are 5 fittings

    @call:commerce.tecfit-sessions-v2
    Example: Older fittings without launch data are listed
      Given Hana is signed in
      When Hana opens her earlier fittings
      Then the fittings are
        | Thursday 17 August 2023 | none | none |
        | Monday 31 October 2022 | none | none |

    Example: A player who was never fitted sees no fittings
      Given Bram is signed in
      When Bram opens his fittings
      Then there are 0 fittings

    Example: Fittings that can't be loaded show an error
      Given Hana is signed in
      And loading the fittings fails
      When Hana opens her fittings
      Then Hana sees the message that her fittings can't be loaded

  @commerce.club-session-detail-query @commerce.club-fitting-pages
  Rule: A fitting compares the player's own club with another one

    Example: The recommended driver is compared with Hana's own
      Given Hana is signed in
      And Hana opens her fittings
      When Hana opens the fitting of "Thursday 7 May 2026"
      Then the club compared with her own is "Kitebird Light Driver 10.5°"
      And the measurements are
        | Ball speed             | better |
        | Launch angle           | better |
        | Spin                   | better |
        | Carry                  | better |
        | Height                 | none   |
        | Landing angle          | better |
        | Width of 7 in 10 shots | better |

    Example: Another tested driver is compared with Hana's own
      Given Hana is signed in
      And Hana opens her fittings
      And Hana opens the fitting of "Thursday 7 May 2026"
      When Hana compares her club with "Kitebird Light Driver 12°"
      Then the club compared with her own is "Kitebird Light Driver 12°"
      And the club was asked to compare Hana's driver with the one of 12°, in charts

  @commerce.fitting-leads-to-deposit @commerce.club-order-fields @commerce.custom-club-query
  Rule: A fitting leads to an order of custom-fit clubs with a deposit

    Example: An order of custom-fit clubs shows the unpaid deposit
      Given Hana is signed in
      And Hana opens her fittings
      When Hana opens the fitting of "Thursday 7 May 2026"
      Then the number of the custom-fit clubs is "CC000000100"
      And the state of the custom-fit clubs is "Awaiting deposit"
      And the custom-fit clubs are "Kitebird Light Driver 10.5°"
      And the sums of custom-fit clubs are "$43.64, $572.64, $176.00, $396.64"
      And the club was asked for these clubs in the store of the United States

    Example: A deposit for custom-fit clubs is paid online
      Given Hana is signed in
      And Hana opens her fittings
      And Hana opens the fitting of "Thursday 7 May 2026"
      And Hana goes on to the deposit
      When Hana pays the deposit with a card
      Then Hana sees that the deposit is paid
      And the club has taken once from Hana: "$176.00 by card for Driver"
      And the shop has one new order, paid by "payment at the club"

    Example: An order of custom-fit clubs shows that the deposit was returned
      Given Hana is signed in
      And the club returns the deposit of Hana's irons
      And Hana opens her fittings
      When Hana opens the fitting of "Thursday 2 April 2026"
      Then the number of the custom-fit clubs is "CC000000101"
      And the state of the custom-fit clubs is "Deposit returned"

    Example: An order of custom-fit clubs shows the workshop's progress and the gift code used
      Given Hana is signed in
      And Hana opens her fittings
      And the workshop finishes the next step of Hana's irons
      When Hana opens the fitting of "Thursday 2 April 2026"
      Then the number of the custom-fit clubs is "CC000000101"
      And the state of the custom-fit clubs is "In the workshop"
      And the codes used for custom-fit clubs are "GIFT-2025-IRON"
      And the steps that the workshop has done are "Deposit paid, Parts arrive, Assembly, Inspection"
