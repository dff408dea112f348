Feature: Renewing plans, lessons and memberships
  A player chooses what to renew. The club computes the price:
  coupon, gift codes and bucks are deducted before tax.

  @commerce.renewal-screens @commerce.renewal-fields
  Rule: Each plan is offered at the player's own price

    Scenario Outline: Hana, a gold member, sees her prices for <kind>
      Given Hana is signed in
      And Hana has opened the renewals
      When Hana looks at the <kind> to renew
      Then the plans to renew are "<plans>"

      Examples:
        | kind           | plans                                                     |
        | game plans     | Essential game plan $809.10, Complete game plan $1,799.10 |
        | lesson packs   | 5 lessons $405.00, 10 lessons $738.00                     |
        | practice plans | Practice, a month $89.10, Practice, a year $891.00        |
        | memberships    | Silver membership $300.00, Gold membership $600.00        |

    @call:commerce.renewal-membership
    Example: Hana's current membership is shown beside those for sale
      Given Hana is signed in
      And Hana has opened the renewals
      When Hana looks at the memberships to renew
      Then the membership of the player is "Gold membership, until 2 Jun 2026"

    Example: Memberships are for sale even when the current one can't be loaded
      Given Hana is signed in
      And Hana has opened the renewals
      And loading her membership fails
      When Hana looks at the memberships to renew
      Then Hana sees the message that her membership can't be loaded
      And the plans to renew are "Silver membership $300.00, Gold membership $600.00"

  @commerce.renewal-answers-data-code
  Rule: Any status code other than 0 counts as a failure of a renewal

    Example: Renewals that the club refuses to list show an error
      Given Hana is signed in
      And loading the renewals is refused
      When Hana opens the renewals
      Then Hana sees the message that her renewals can't be loaded

  @commerce.renewal-fields
  Rule: Coupon, gift code and bucks are deducted before tax

    Example: Coupon, gift code and bucks reduce the price of ten lessons
      Given Hana is signed in
      And Hana has opened the renewals
      And Hana looks at the lesson packs to renew
      And Hana has chosen to renew "10 lessons"
      And Hana renews with the coupon "RENEW10"
      And Hana renews with the gift code "green-2026 us"
      When Hana uses her bucks
      Then the renewal costs
        | Plan      | $738.00  |
        | Coupon    | −$73.80  |
        | Gift code | −$100.00 |
        | Bucks     | −$25.00  |
        | Tax       | $44.48   |
        | Total     | $583.68  |

    Scenario Outline: A gift code that <what> is refused for a renewal
      Given Hana is signed in
      And Hana has opened the renewals
      And Hana has chosen to renew "Essential game plan"
      When Hana renews with the gift code "<code>"
      Then Hana sees the message that the gift code <what>

      Examples:
        | code         | what        |
        | NONE-2026-US | is unknown  |
        | LATE-2025-US | has expired |

    Example: A refused coupon leaves the price of a renewal unchanged
      Given Hana is signed in
      And Hana has opened the renewals
      And Hana has chosen to renew "Essential game plan"
      When Hana renews with the coupon "OTHER"
      Then Hana sees the message that her coupon is not accepted
      And the renewal costs
        | Plan  | $809.10 |
        | Tax   | $66.75  |
        | Total | $875.85 |
