Feature: Purchases for launch monitors
  A player looks up what was paid for launch monitors and their memberships,
  and which payment failed.

  @devices.device-purchase-history @devices.purchase-filter-defaults
  Rule: All purchases are listed with the newest first unless filtered

    Example: Odette sees all her purchases
      Given Odette is signed in
      When Odette looks at her purchases for launch monitors
      Then the purchases for launch monitors are
        | Play & Improve      | paid     |
        | Launch monitor Plus | paid     |
        | Play & Improve      | failed   |
        | Metal Case          | refunded |
        | Game Improvement    | paid     |
      And Odette sees that nothing is left out, and the newest comes first

    Example: The amounts say whose dollars they are
      Given Odette is signed in
      When Odette looks at her purchases for launch monitors
      Then the amounts of the purchases for launch monitors are
        | CA$341.00   |
        | CA$4,095.00 |
        | CA$341.00   |
        | CA$53.00    |
        | CA$177.00   |

    Example: Purchases can be filtered by failed payments
      Given Odette is signed in
      And Odette looks at her purchases for launch monitors
      When Odette looks for purchases whose payment failed
      Then the purchases for launch monitors are
        | Play & Improve | failed |

    Example: Purchases can be filtered by dates, including both days
      Given Odette is signed in
      And Odette looks at her purchases for launch monitors
      When Odette looks for purchases from "2025-10-25" to "2026-03-09"
      Then the purchases for launch monitors are
        | Play & Improve | failed   |
        | Metal Case     | refunded |

    Example: Purchases for launch monitors that can't be loaded show an error
      Given Odette is signed in
      And loading the purchases fails
      When Odette looks at her purchases for launch monitors
      Then Odette sees the message that her purchases can't be loaded

  @devices.device-purchase-history
  Rule: A renewing membership is charged on its renewal day

    Example: A membership is renewed for another year
      Given it is Monday 15 March 2027 at 9:00 am in Chicago
      And Odette is signed in
      When Odette looks at her launch monitors
      Then the memberships for launch monitors are
        | Game Improvement  | lapsed   |
        | Course Simulation | inactive |
        | Play & Improve    | renews   |

    Example: A membership lapses when its payment is declined
      Given the bank will decline the next payment for "Play & Improve"
      And it is Monday 15 March 2027 at 9:00 am in Chicago
      And Odette is signed in
      When Odette looks at her launch monitors
      Then the memberships for launch monitors are
        | Game Improvement  | lapsed   |
        | Play & Improve    | lapsed   |
        | Course Simulation | inactive |
