Feature: Subscriptions
  A customer sees each subscription with its next step, and pauses,
  resumes or cancels it after the shop has shown the consequences.

  @commerce.subscription-page @commerce.subscription-history-timezone
  Rule: Each subscription shows its next step on the store's date

    Example: Hana sees her subscriptions and their next steps
      Given Hana is signed in
      When Hana opens her subscriptions
      Then the subscriptions are
        | Fieldmark Range, 24 balls   | paused   |
        | Fieldmark Tour              | active   |
        | Saltmarsh All-weather Glove | complete |
      And the next step of "Fieldmark Tour" is "payment on 2026-05-22"
      And the next step of "Fieldmark Range, 24 balls" is "waiting"
      And the payment of "Fieldmark Tour" is "$28.25"
      And the card that pays for "Fieldmark Tour" is "4242"

    Example: The next payment of a subscription shows the store's date late in the evening
      Given Hana is signed in
      And the subscription of Hana to "FM-SOFT" is paid next at 2026-05-23T03:30:00Z
      When Hana opens her subscriptions
      Then the next step of "Fieldmark Soft" is "payment on 2026-05-22"

    Example: A payment of this evening isn't due yet in the store's time zone
      Given Hana is signed in
      And the subscription of Hana to "FM-SOFT" is paid next at 2026-05-14T01:00:00Z
      And Hana opens her subscriptions
      And Hana pauses "Fieldmark Soft"
      When Hana asks to resume "Fieldmark Soft"
      Then the change costs: a payment later

    Example: A subscription in an unknown state is shown and can't be changed
      Given Hana is signed in
      And the subscription of Hana to "FM-SOFT" is on_hold
      When Hana opens her subscriptions
      Then the subscription "Fieldmark Soft" is "on_hold"
      And the changes offered of "Fieldmark Soft" are ""

    Example: Subscriptions that can't be loaded show an error
      Given Hana is signed in
      And loading the subscriptions fails
      When Hana opens her subscriptions
      Then Hana sees the message that her subscriptions can't be loaded

  @commerce.subscription-status-change
  Rule: A change of a subscription shows its consequences before it is made

    Scenario Outline: The customer sees <consequence> before <what>
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

    Example: A subscription is paused once although the answer was lost
      Given Hana is signed in
      And Hana opens her subscriptions
      And the answer to changing a subscription gets lost
      When Hana pauses "Fieldmark Tour"
      Then the subscription "Fieldmark Tour" is "paused"
      And the club was asked once to change a subscription

    Example: Pausing a subscription can be undone
      Given Hana is signed in
      And Hana opens her subscriptions
      And Hana pauses "Fieldmark Tour"
      When Hana undoes the change
      Then the subscription "Fieldmark Tour" is "active"
      And the next step of "Fieldmark Tour" is "payment on 2026-05-22"

    Example: A cancelled subscription can't be resumed
      Given Hana is signed in
      And Hana opens her subscriptions
      When Hana cancels "Fieldmark Tour"
      Then the subscription "Fieldmark Tour" is "canceled"
      And the changes offered of "Fieldmark Tour" are ""

    Example: Resuming after a failed payment charges at once
      Given Mateo is signed in
      And Mateo's bank accepts the card again
      And Mateo opens his subscriptions
      And the next step of "Fieldmark Tour" is "retry on 2026-05-15"
      When Mateo resumes "Fieldmark Tour"
      Then the next step of "Fieldmark Tour" is "payment on 2026-06-13"
      And the day of the newest event of "Fieldmark Tour" is "2026-05-13"

    Example: A failing card leaves the subscription unpaid
      Given Mateo is signed in
      And Mateo opens his subscriptions
      When Mateo resumes "Fieldmark Tour"
      Then Mateo sees the message that the payment was declined
      And the subscription "Fieldmark Tour" is "payment_failed"

    Example: A change of a subscription is refused when another device was faster
      Given Hana is signed in
      And Hana opens her subscriptions
      And the subscription of Hana to "FM-TOUR" was canceled on another device
      When Hana pauses "Fieldmark Tour"
      Then Hana sees the message that the subscription wasn't changed

  @commerce.subscription-addresses
  Rule: Changing one address of a subscription keeps the other

    Example: A subscription is shipped to the office
      Given Hana is signed in
      And Hana opens her subscriptions
      When Hana has "Fieldmark Tour" sent to "401 North Wabash Avenue"
      Then the shipping address of "Fieldmark Tour" is "401 North Wabash Avenue"
