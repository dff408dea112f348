Feature: Subscriptions
  A customer sees each subscription with its next step, and pauses,
  resumes or cancels it after the shop has shown the consequences.

  @commerce.subscription-page @commerce.subscription-history-timezone
  Rule: Each subscription shows its next step on the store's date

    Example: Hana sees her subscriptions and their next steps
      Given Hana is signed in
      When Hana opens her subscriptions
      Then the subscriptions are
        | Fieldmark Range, 24 balls   | Paused   |
        | Fieldmark Tour              | Active   |
        | Saltmarsh All-weather Glove | Complete |
      And the next step of "Fieldmark Tour" is "Next payment: $28.25 on Friday 22 May 2026"
      And the next step of "Fieldmark Range, 24 balls" is "No payments until you resume it."
      And the payment of "Fieldmark Tour" is "$28.25"
      And the card that pays for "Fieldmark Tour" is "4242"

    Example: The next payment of a subscription shows the store's date late in the evening
      Given Hana is signed in
      And the subscription of Hana to "Fieldmark Soft" is paid next on Friday 22 May at 10:30 pm in Chicago
      When Hana opens her subscriptions
      Then the next payment of "Fieldmark Soft" is on "Friday 22 May 2026"

    Example: A payment of this evening isn't due yet in the store's time zone
      Given Hana is signed in
      And the subscription of Hana to "Fieldmark Soft" is paid next on Wednesday 13 May at 8:00 pm in Chicago
      And Hana opens her subscriptions
      And Hana pauses "Fieldmark Soft"
      When Hana asks to resume "Fieldmark Soft"
      Then the change costs: a payment later

    Example: A subscription in an unknown state is shown and can't be changed
      Given Hana is signed in
      And the subscription of Hana to "Fieldmark Soft" is in a state that the club doesn't know, "On hold"
      When Hana opens her subscriptions
      Then the subscription "Fieldmark Soft" is "On hold"
      And Hana can't change "Fieldmark Soft" any more

    Example: A subscription shows how many of what is delivered
      Given Hana is signed in
      When Hana opens her subscriptions
      Then the item of "Fieldmark Tour" is "1 × Fieldmark Tour"

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

    Example: Cancelling a membership ends its payments, and it can be used until the end of what is paid
      Given Hana is signed in
      And the subscription of Hana to "Range Membership" is paid next on Friday 22 May at 9:00 am in Chicago
      And Hana opens her subscriptions
      When Hana asks to cancel "Range Membership"
      Then the consequences of the change are
        | You can use what you’ve paid for until Friday 22 May 2026. |
        | You lose your subscription price.                          |
        | A cancelled subscription can’t be resumed.                 |

    Example: A subscription is paused once although the answer was lost
      Given Hana is signed in
      And Hana opens her subscriptions
      And the answer to changing a subscription gets lost
      When Hana pauses "Fieldmark Tour"
      Then the subscription "Fieldmark Tour" is "Paused"
      And the club was asked once to change a subscription

    @call:commerce.change-subscription-status
    Example: Pausing a subscription can be undone
      Given Hana is signed in
      And Hana opens her subscriptions
      And Hana pauses "Fieldmark Tour"
      When Hana undoes the change
      Then the subscription "Fieldmark Tour" is "Active"
      And the next step of "Fieldmark Tour" is "Next payment: $28.25 on Friday 22 May 2026"

    Example: A cancelled subscription can't be resumed
      Given Hana is signed in
      And Hana opens her subscriptions
      When Hana cancels "Fieldmark Tour"
      Then the subscription "Fieldmark Tour" is "Cancelled"
      And Hana can't change "Fieldmark Tour" any more

    Example: Resuming after a failed payment charges at once
      Given Mateo is signed in
      And Mateo's bank accepts the card again
      And Mateo opens his subscriptions
      And the next attempt to charge "Fieldmark Tour" is on "Friday 15 May 2026"
      When Mateo resumes "Fieldmark Tour"
      Then the next payment of "Fieldmark Tour" is on "Saturday 13 June 2026"
      And the day of the newest event of "Fieldmark Tour" is "13 May 2026"

    Example: A failing card leaves the subscription unpaid
      Given Mateo is signed in
      And Mateo opens his subscriptions
      When Mateo resumes "Fieldmark Tour"
      Then Mateo sees the message that the payment was declined
      And the subscription "Fieldmark Tour" is "Payment failed"

    Example: A change of a subscription is refused when another device was faster
      Given Hana is signed in
      And Hana opens her subscriptions
      And the subscription of Hana to "Fieldmark Tour" was canceled on another device
      When Hana pauses "Fieldmark Tour"
      Then Hana sees the message that the subscription wasn't changed

  @commerce.option-subscription
  Rule: A customer sees what is paid later before ordering, and the day of the next payment afterwards

    Example: The later payments are stated beside the card that makes them
      Given Hana has a subscription to "Fieldmark Tour" in the cart
      And Hana is signed in
      When Hana goes to the checkout
      Then the plan of "Fieldmark Tour" is "Fieldmark Tour: Every month. Then 11 more payments of $46.76, tax included."
      And Hana sees that the card is kept for the later payments

    Example: The confirmation names the next payment of a subscription
      Given Hana has a subscription to "Fieldmark Tour" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has chosen the delivery method "Pinewood Parcel · Standard"
      When Hana pays with a card
      Then the next payment that the confirmation names is "Fieldmark Tour: the next payment is $46.76 on Saturday 13 June 2026."

    Example: The card of a single purchase isn't kept
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      When Hana goes to the checkout
      Then Hana sees that the card number is said to be saved nowhere

  @commerce.subscription-addresses
  Rule: Changing one address of a subscription keeps the other

    Example: Another subscription is shipped to the office
      Given Hana is signed in
      And Hana opens her subscriptions
      When Hana has "Fieldmark Range, 24 balls" sent to "401 North Wabash Avenue"
      Then the shipping address of "Fieldmark Range, 24 balls" is "401 North Wabash Avenue"

    Example: A subscription is shipped to the office
      Given Hana is signed in
      And Hana opens her subscriptions
      When Hana has "Fieldmark Tour" sent to "401 North Wabash Avenue"
      Then the shipping address of "Fieldmark Tour" is "401 North Wabash Avenue"
