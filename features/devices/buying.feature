Feature: Buying a membership for a launch monitor
  The launch monitor's shop sells memberships. A player chooses a plan, the address
  and the payment, and can then activate the membership.

  @devices.buy-membership-starts-select-plans
  Rule: Buying a membership starts with the choice of a plan

    Example: The launch monitor's plans are offered first
      Given Bram is signed in
      When Bram begins to buy a membership for a launch monitor
      Then the step of the purchase is "plan"
      And the plans for launch monitors are
        | Basic Membership            |
        | Game Improvement Membership |
        | Play & Improve Membership   |

    Example: Each plan says what it contains
      Given Bram is signed in
      When Bram begins to buy a membership for a launch monitor
      Then the descriptions of the plans are
        | Every shot measured and kept. |
        | Skills tests and practice plans. |
        | A hundred courses at home.    |

    Example: The plans are compared side by side
      Given Bram is signed in
      When Bram begins to buy a membership for a launch monitor
      Then the comparison of the plans is
        | Included           | Distances, spin and launch angle on the practice range. | Everything in the Basic Membership, plus games and weekly goals. | Everything in the Game Improvement Membership, plus course play for up to four players. |
        | One year           | $99.00                                                  | $129.00                                                          | $249.00                                                                                 |
        | Renewed every year | 3 payments of $89.10.                                   | 3 payments of $116.10.                                           | 3 payments of $224.10.                                                                  |

    Example: A membership that ends soon leads to its plan
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette renews "Game Improvement"
      Then the chosen plan for launch monitors is "Adhésion Progression"

    Example: Buying a membership can't continue without a plan
      Given Bram is signed in
      And Bram begins to buy a membership for a launch monitor
      When Bram goes on with the plan
      Then Bram sees the message that a plan has to be chosen
      And the step of the purchase is "plan"

    Example: The address is asked for after the plan
      Given Bram is signed in
      And Bram begins to buy a membership for a launch monitor
      When Bram goes on with the plan "Game Improvement Membership"
      Then the step of the purchase is "address"
      And the club was asked once for the countries of the European Union

  @devices.buy-membership-starts-select-plans @devices.launch-monitor-shop-graphql
  Rule: A membership is bought at most once

    Example: Submitting ten times buys one membership when the bank asks for confirmation
      Given Bram is signed in
      And everybody takes their time
      And Bram begins to buy a membership for a launch monitor
      And Bram goes on to the payment of "Game Improvement Membership"
      And Bram pays by pressing ten times with a card whose bank asks her
      When Bram confirms that to his bank
      Then the step of the purchase is "done"
      And the club has sold Bram 1 membership named "Game Improvement Membership"

    Example: A membership whose order's answer was lost is bought once
      Given Bram is signed in
      And Bram begins to buy a membership for a launch monitor
      And Bram goes on to the payment of "Game Improvement Membership"
      And the answer to the order in the launch monitor's shop gets lost
      When Bram pays with a card that her bank accepts at once
      Then the step of the purchase is "done"
      And the club has sold Bram 1 membership named "Game Improvement Membership"

    Example: The bank learns whose card pays for a membership
      Given Bram is signed in
      And Bram begins to buy a membership for a launch monitor
      And Bram goes on to the payment of "Game Improvement Membership"
      When Bram pays with a brother's card
      Then the step of the purchase is "done"
      And the club was asked to authenticate the card for a membership with
        | card holder | Nils Lindqvist |
        | last month  | 11             |
        | last year   | 2031           |

    Example: A membership is bought in the store of Canada
      Given Odette is signed in
      And Odette begins to buy a membership for a launch monitor
      And Odette goes on to the payment of "Adhésion Jeu et progression"
      When Odette pays with a card that her bank accepts at once
      Then the step of the purchase is "done"

    Example: The purchase history names the order of a membership
      Given Bram is signed in
      And Bram begins to buy a membership for a launch monitor
      And Bram goes on to the payment of "Game Improvement Membership"
      And Bram pays with a card that her bank accepts at once
      When Bram looks at his purchases for launch monitors
      Then the orders of the purchases for launch monitors are "Order 000001025"

    @browser
    Example: Buying a membership in two windows charges once
      Given Bram is signed in
      When Bram buys "Game Improvement Membership" with a card in two windows at once
      Then the club has sold Bram 1 membership named "Game Improvement Membership"
      And Bram was once charged for "Game Improvement Membership"
