Feature: Club fitting
  A player finds past fittings: the measurements, the golf club that suits the swing,
  and how far the workshop is with the order.

  @commerce.club-fitting-pages
  Rule: Fittings are listed by season with the latest first

    Example: Hana sees the fittings of two seasons
      Given Hana is signed in
      When Hana opens her fittings
      Then the fittings are
        | 2026-05-07 | Kitebird Light Driver 10.5°     | awaiting-deposit |
        | 2026-04-02 | Saltmarsh Forged 7-iron         | building         |
        | 2025-09-17 | Ironwood Fairway Wood 18°       | collected        |
        | 2025-07-06 | Saltmarsh Wedge 54°, 14° bounce | awaiting-deposit |

    Example: A finished fitting is added to the list
      Given Hana is signed in
      And the fitter finishes Hana's wedge session
      When Hana opens her fittings
      Then there are 5 fittings

    Example: Older fittings without launch data are listed
      Given Hana is signed in
      When Hana opens her earlier fittings
      Then the fittings are
        | 2023-08-17 | none | none |
        | 2022-10-31 | none | none |

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
      When Hana opens the fitting of "2026-05-07"
      Then the club compared with her own is "Kitebird Light Driver 10.5°"
      And the measurements are "ballSpeed: better, launchAngle: better, spinRate: better, carry: better, height: none, descentAngle: better, width: better"

    Example: Another tested driver is compared with Hana's own
      Given Hana is signed in
      And Hana opens her fittings
      And Hana opens the fitting of "2026-05-07"
      When Hana compares her club with "Kitebird Light Driver 12°"
      Then the club compared with her own is "Kitebird Light Driver 12°"
      And the last request for the fitting has
        | type               | driver  |
        | sessionId          | FS-3071 |
        | selected           | kb-12   |
        | renderFittingChart | true    |

  @commerce.fitting-leads-to-deposit @commerce.club-order-fields @commerce.custom-club-query
  Rule: A fitting leads to an order of custom-fit clubs with a deposit

    Example: An order of custom-fit clubs shows the unpaid deposit
      Given Hana is signed in
      And Hana opens her fittings
      When Hana opens the fitting of "2026-05-07"
      Then the order of custom-fit clubs is "CC000000100, us_en, awaiting-deposit"
      And the custom-fit clubs are "Kitebird Light Driver 10.5°"
      And the sums of custom-fit clubs are "$529.00, $176.00, $353.00"
      And the last request for the custom-fit clubs has
        | id        | CC000000100 |
        | storeCode | us_en       |

    Example: A deposit for custom-fit clubs is paid online
      Given Hana is signed in
      And Hana opens her fittings
      And Hana opens the fitting of "2026-05-07"
      And Hana goes on to the deposit
      When Hana pays the deposit with a card
      Then Hana sees that the deposit is paid
      And the club has taken once from Hana: "$176.00 by card for driver"
      And the shop has one new order, paid by "payment at the club"

    Example: An order of custom-fit clubs shows that the deposit was returned
      Given Hana is signed in
      And the club returns the deposit of Hana's irons
      And Hana opens her fittings
      When Hana opens the fitting of "2026-04-02"
      Then the order of custom-fit clubs is "CC000000101, us_en, returned"

    Example: An order of custom-fit clubs shows the workshop's progress and the gift code used
      Given Hana is signed in
      And Hana opens her fittings
      And the workshop finishes the next step of Hana's irons
      When Hana opens the fitting of "2026-04-02"
      Then the order of custom-fit clubs is "CC000000101, us_en, building"
      And the codes used for custom-fit clubs are "GIFT-2025-IRON"
      And the steps that the workshop has done are "deposit, parts, assembly, inspection"
