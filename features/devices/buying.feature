Feature: Buying a membership for a launch monitor
  The launch monitor's shop sells memberships. A player chooses a plan, then
  the address and the payment; the membership then waits for its launch monitor.

  @devices.buy-membership-starts-select-plans
  Rule: A purchase starts with the choice of a plan

    Example: The launch monitor's plans are offered first
      Given Bram is signed in
      When Bram begins to buy a membership for a launch monitor
      Then the step of the plan is "selectPlans"
      And the plans for launch monitors are "Basic Membership, Game Improvement Membership, Play & Improve Membership"

    Example: A purchase can't continue without a plan
      Given Bram is signed in
      And Bram begins to buy a membership for a launch monitor
      When Bram goes on with the plan
      Then Bram sees the message that a plan has to be chosen
      And the step of the plan is "selectPlans"

    Example: The address follows the plan
      Given Bram is signed in
      And Bram begins to buy a membership for a launch monitor
      When Bram goes on with the plan "Game Improvement Membership"
      Then the step of the plan is "address"
      And the club was asked once for the countries of the European Union

  @devices.buy-membership-starts-select-plans @devices.launch-monitor-shop-graphql
  Rule: A membership is bought at most once

    Example: Submitting ten times buys once when the bank asks for confirmation
      Given Bram is signed in
      And everybody takes their time
      And Bram begins to buy a membership for a launch monitor
      And Bram goes on to the payment of "Game Improvement Membership"
      And Bram pays by pressing ten times with a card whose bank asks her
      When Bram confirms that to his bank
      Then the step of the plan is "done"
      And the club has sold Bram 1 membership named "Game Improvement Membership"

    Example: An order whose answer was lost is placed once
      Given Bram is signed in
      And Bram begins to buy a membership for a launch monitor
      And Bram goes on to the payment of "Game Improvement Membership"
      And the answer to the order in the launch monitor's shop gets lost
      When Bram pays with a card that her bank accepts at once
      Then the step of the plan is "done"
      And the club has sold Bram 1 membership named "Game Improvement Membership"

    Example: Buying in two windows charges once
      Given Bram is signed in
      When Bram buys "Game Improvement Membership" with a card in two windows at once
      Then the club has sold Bram 1 membership named "Game Improvement Membership"
      And Bram was charged 1 time for "Game Improvement Membership"
