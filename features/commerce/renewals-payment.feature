Feature: Paying a renewal
  A payment is started once and followed until it ends.
  It renews once whatever goes wrong.

  @commerce.payment-serves-gear-renewal
  Rule: A renewal is charged and made once

    Example: A renewal is paid by card
      Given Hana is signed in
      And Hana has opened the renewals
      When Hana renews "Essential game plan" with a card
      Then the plan is renewed
      And the renewal costs
        | Plan  | $809.10 |
        | Tax   | $66.75  |
        | Total | $875.85 |
      And the club has renewed once for Hana

    Example: A renewal in instalments is made once the provider confirms it
      Given Hana is signed in
      And Hana has opened the renewals
      And Hana has chosen to renew "Essential game plan"
      And Hana pays the renewal in 6 instalments
      When 3 minutes pass
      Then the plan is renewed

    Example: What the player chose is renewed
      Given Hana is signed in
      And Hana has opened the renewals
      And Hana has chosen to renew "Complete game plan"
      And Hana looks at the lesson packs to renew
      When Hana renews "5 lessons" with a card
      Then the plan is renewed
      And the club was asked for a renewal with
        | plans | Complete game plan |
        | packs | 5 lessons          |

    Example: The player chooses the number of instalments
      Given Hana is signed in
      And Hana has opened the renewals
      And Hana has chosen to renew "Complete game plan"
      And Hana pays the renewal in 12 instalments
      When 3 minutes pass
      Then the plan is renewed
      And the club was asked to pay a renewal with
        | months | 12 |

    Example: A gift code pays the whole renewal
      Given Hana is signed in
      And Hana has opened the renewals
      And Hana has chosen to renew "Essential game plan"
      And Hana renews with the gift code "ROOT-2026-US"
      When Hana pays the renewal
      Then the plan is renewed
      And the renewal costs
        | Plan      | $809.10  |
        | Gift code | −$809.10 |
        | Total     | $0.00    |

    @browser
    Example: Submitting ten times in two windows renews a plan once
      Given Hana is signed in
      When Hana presses ten times in each of two windows to renew "Essential game plan"
      Then the plan is renewed
      And the plan is renewed in the second window
      And the club has renewed once for Hana

    Example: A plan whose payment's answer was lost is renewed once
      Given Hana is signed in
      And Hana has opened the renewals
      And the answer to the payment of a renewal gets lost
      When Hana renews "Essential game plan" with a card
      Then the plan is renewed
      And the club was asked once to pay a renewal
      And the club has renewed once for Hana

    Example: A changed price stops a renewal that another device made meanwhile
      Given Hana is signed in
      And Hana has opened the renewals
      And Hana has chosen to renew "Essential game plan"
      And Hana's other device renews it
      When Hana pays the renewal with a card
      Then Hana sees the message that the price has changed
      And the club has renewed once for Hana

    Example: Another card can pay for a renewal after one is declined
      Given Hana is signed in
      And Hana has opened the renewals
      And Hana has renewed "Essential game plan" with a card that is declined
      And Hana sees the message that her renewal was declined
      When Hana pays the renewal with a card
      Then the plan is renewed
      And the club has renewed once for Hana

  @commerce.payment-serves-gear-renewal
  Rule: A slow payment for a renewal is followed even after the player leaves

    Example: The payment for a renewal can be checked again after two minutes
      Given Hana is signed in
      And Hana has opened the renewals
      And Hana has renewed "Essential game plan" with a card whose bank asks her
      And Hana waits 3 minutes for her bank
      And Hana sees the message that her payment is still being processed
      And 10 minutes pass
      When Hana looks at the payment again
      Then the plan is renewed

    Example: A slow payment for a renewal is completed when the player returns
      Given Hana is signed in
      And Hana has opened the renewals
      And Hana has renewed "Essential game plan" with a card whose bank asks her
      And Hana opens home
      And 10 minutes pass
      When Hana comes back to the renewals
      Then the plan is renewed
      And the club was asked once to pay a renewal

    Example: A slow payment for a renewal shows its amount
      Given Hana is signed in
      And Hana has opened the renewals
      When Hana renews "Essential game plan" with a card whose bank asks her
      Then the amount being paid is "$875.85"
