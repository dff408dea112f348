Feature: The plans that a player pays for
  Players see in one place what they pay for, what it costs and when it ends,
  and go on from there to change it.

  Rule: The plans show the membership, plus and the subscriptions with their cost and their end

    Example: Hana's plans have their end, their next payment and their price
      Given Hana is signed in
      When Hana opens her plans
      Then the plans are "Gold membership, Fieldmark Range, 24 balls, Fieldmark Tour"
      And the terms of the plan "Gold membership" are
        | Ends on 2 Jun 2026              |
        | Number M-2041, since 13 May 2021 |
        | Memberships from $300.00        |
      And the price of the plan "Fieldmark Tour" is "$28.25"
      And the lowest price of plus is "$290.00"

    Example: A trial of plus is among the plans, with its last day
      Given Hana is signed in
      And Hana opens the plus subscription
      And Hana starts the trial of plus
      When Hana opens her plans
      Then the terms of the plan "Clubhouse Plus" are
        | You’re trying Clubhouse Plus until Wednesday 27 May 2026. |

    Example: The other plans are shown when the subscriptions can't be loaded
      Given Hana is signed in
      And loading the subscriptions fails
      When Hana opens her plans
      Then Hana sees the message that her subscriptions can't be loaded
      And the plans are "Gold membership"

    Example: A player without lessons has no membership of the club to renew
      Given Odette is signed in
      When Odette opens her plans
      Then the kinds of plans are "Plus, Subscriptions"

  Rule: Each kind of plan leads to where it is changed

    Scenario Outline: From the plans to <what>
      Given Hana is signed in
      And Hana opens her plans
      When Hana goes from the plans to "<way>"
      Then the heading is "<what>"

      Examples:
        | way                  | what               |
        | Manage subscriptions | Your subscriptions |
        | Renew or buy lessons | Renewals           |
        | View memberships     | Memberships        |
        | View Plus            | Plus               |
