Feature: The plus subscription
  A player sees the plans of plus with their prices, and tries it once
  before paying. A trial ends by itself, so nobody pays by mistake.

  @commerce.plus-buy-status-start @commerce.plus-shop-paging @commerce.plus-shop-sort-ascending
  Rule: Buying plus starts with the choice of a plan

    Example: The plans of plus are offered first
      Given Hana is signed in
      When Hana opens the plus subscription
      Then the plans of plus are
        | Range Membership     |
        | Simulator Membership |
      And the state of plus is "You don’t have a Plus subscription."
      And the step of the purchase of plus is "choice of a plan"

  Rule: A plan of plus is bought in the shop at most once

    Example: A plan of plus is active although the answer to its order was lost
      Given Hana has a subscription to "Range Membership" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And the answer to paying and ordering in one step gets lost
      And Hana pays with a card
      And Hana sees that the order is placed
      When Hana opens the plus subscription
      Then the state of plus is "You have Range Membership. The next payment is on Thursday 13 May 2027."

  @commerce.plus-trial
  Rule: A trial of plus starts once and ends by itself

    Example: A trial of plus is started once although the answer was lost
      Given Hana is signed in
      And Hana opens the plus subscription
      And the answer to starting the trial gets lost
      When Hana starts the trial of plus
      Then the state of plus is "You’re trying Clubhouse Plus until Wednesday 27 May 2026."
      And the step of the purchase of plus is "done"
      And the club was asked once to start the trial

  @commerce.plus-failure-code-only
  Rule: Only the error code of a failed trial is kept

    Example: A trial of plus that can't be started shows an error
      Given Hana is signed in
      And Hana opens the plus subscription
      And starting the trial fails
      When Hana starts the trial of plus
      Then Hana sees the message that the trial wasn't started
      And the step of the purchase of plus is "failed"
