Feature: Subscriptions
  A customer sees each subscription with what comes next, and pauses,
  resumes or cancels it after the shop has said what that costs.

  @commerce.subscription-page @commerce.subscription-history-timezone
  Rule: Each subscription says what comes next, on the store's day

    Example: Hana's subscriptions
      Given Hana is signed in
      When Hana opens her subscriptions
      Then the subscriptions are
        | Fieldmark Range, 24 balls   | paused   |
        | Fieldmark Tour              | active   |
        | Saltmarsh All-weather Glove | complete |
      And the next step of "Fieldmark Tour" is "payment on 2026-05-22"
      And the next step of "Fieldmark Range, 24 balls" is "waiting"
      And the payment of "Fieldmark Tour" is "USD 28.25"
      And the card that pays for "Fieldmark Tour" is "4242"

    Example: Late in the evening it is tomorrow elsewhere, but not in the store
      Given Hana is signed in
      And the subscription of Hana to "FM-SOFT" is paid next at 2026-05-23T03:30:00Z
      When Hana opens her subscriptions
      Then the next step of "Fieldmark Soft" is "payment on 2026-05-22"

    Example: A payment of this evening is not due yet in the store, although it is tomorrow elsewhere
      Given Hana is signed in
      And the subscription of Hana to "FM-SOFT" is paid next at 2026-05-14T01:00:00Z
      And Hana opens her subscriptions
      And Hana pauses "Fieldmark Soft"
      When Hana asks to resume "Fieldmark Soft"
      Then the change costs: a payment later

    Example: A status that the product doesn't know is shown as it is, and can't be changed
      Given Hana is signed in
      And the subscription of Hana to "FM-SOFT" is on_hold
      When Hana opens her subscriptions
      Then the subscription "Fieldmark Soft" is "on_hold"
      And the changes offered of "Fieldmark Soft" are ""

    Example: The subscriptions can't be read
      Given Hana is signed in
      And reading the subscriptions fails
      When Hana opens her subscriptions
      Then Hana is told that her subscriptions can't be read

  @commerce.subscription-status-change
  Rule: A change is made once it has said what it costs

    Scenario Outline: Before <what> a customer reads of <consequence>
      Given <customer> is signed in
      And <customer> opens <whose> subscriptions
      When <customer> asks to <change> "<subscription>"
      Then the change costs: <consequence>
      And the club was never asked to change a subscription

      Examples:
        | what                            | customer | whose | change | subscription              | consequence         |
        | the pause                       | Hana     | her   | pause  | Fieldmark Tour            | the next payment    |
        | resuming                        | Hana     | her   | resume | Fieldmark Range, 24 balls | a payment later     |
        | resuming after a failed payment | Mateo    | his   | resume | Fieldmark Tour            | a payment now       |
        | the cancellation                | Hana     | her   | cancel | Fieldmark Tour            | the deliveries left |

    Example: A pause whose answer got lost is made once
      Given Hana is signed in
      And Hana opens her subscriptions
      And the answer to changing a subscription gets lost
      When Hana pauses "Fieldmark Tour"
      Then the subscription "Fieldmark Tour" is "paused"
      And the club was asked once to change a subscription

    Example: A pause is undone
      Given Hana is signed in
      And Hana opens her subscriptions
      And Hana pauses "Fieldmark Tour"
      When Hana undoes the change
      Then the subscription "Fieldmark Tour" is "active"
      And the next step of "Fieldmark Tour" is "payment on 2026-05-22"

    Example: A cancellation is final
      Given Hana is signed in
      And Hana opens her subscriptions
      When Hana cancels "Fieldmark Tour"
      Then the subscription "Fieldmark Tour" is "canceled"
      And the changes offered of "Fieldmark Tour" are ""

    Example: Resuming after a failed payment is charged at once
      Given Mateo is signed in
      And Mateo's bank accepts the card again
      And Mateo opens his subscriptions
      And the next step of "Fieldmark Tour" is "retry on 2026-05-15"
      When Mateo resumes "Fieldmark Tour"
      Then the next step of "Fieldmark Tour" is "payment on 2026-06-13"
      And the day of the newest event of "Fieldmark Tour" is "2026-05-13"

    Example: The card still fails
      Given Mateo is signed in
      And Mateo opens his subscriptions
      When Mateo resumes "Fieldmark Tour"
      Then Mateo is told that the payment was declined
      And the subscription "Fieldmark Tour" is "payment_failed"

    Example: The shop refuses a change that another device was faster with
      Given Hana is signed in
      And Hana opens her subscriptions
      And the subscription of Hana to "FM-TOUR" was canceled on another device
      When Hana pauses "Fieldmark Tour"
      Then Hana is told that the subscription is unchanged

  @commerce.subscription-addresses
  Rule: Both addresses go along when one changes

    Example: The balls go to the office
      Given Hana is signed in
      And Hana opens her subscriptions
      When Hana has "Fieldmark Tour" sent to "401 North Wabash Avenue"
      Then the shipping address of "Fieldmark Tour" is "401 North Wabash Avenue"
