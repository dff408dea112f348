Feature: Upgrading a membership and changing its card
  A player upgrades a membership to a more expensive plan,
  and changes the card for its next payment.

  @devices.device-transfer-report-upgrade
  Rule: A launch monitor's membership can be upgraded to a more expensive plan

    Example: Bram is offered the more expensive plans
      Given Bram is signed in
      And Bram looks at his launch monitors
      When Bram begins to upgrade the launch monitor "LX50070132"
      Then the plans for launch monitors are
        | Game Improvement Membership |
        | Play & Improve Membership   |
      And the club was never asked to upgrade a membership

    Example: The plan is compared with the more expensive ones
      Given Bram is signed in
      And Bram looks at his launch monitors
      When Bram begins to upgrade the launch monitor "LX50070132"
      Then the comparison of the plans is
        | Included | Distances, spin and launch angle on the practice range. | Everything in the Basic Membership, plus games and weekly goals. | Everything in the Game Improvement Membership, plus course play for up to four players. |
        | One year | $99.00                                                  | $129.00                                                          | $249.00                                                                                 |

    Example: Submitting ten times upgrades a membership once in Canada's store
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to upgrade the launch monitor "LM20410877"
      And Odette goes on with the plan "Adhésion Jeu et progression"
      When Odette pays by pressing ten times with a card
      Then the step of the purchase is "done"
      And the club was asked once to save a card in Canada's store
      And Odette was once charged for "Play & Improve Membership"

    Example: An upgraded membership shows what was paid
      Given Bram is signed in
      And Bram looks at his launch monitors
      And Bram begins to upgrade the launch monitor "LX50070132"
      And Bram goes on with the plan "Play & Improve Membership"
      When Bram pays with a card
      Then the amount paid is "$269.54"

    Example: A membership is upgraded to the plan that the player chose
      Given Bram is signed in
      And Bram looks at his launch monitors
      And Bram begins to upgrade the launch monitor "LX50070132"
      And Bram goes on with the plan "Game Improvement Membership"
      When Bram pays with a card
      Then the step of the purchase is "done"
      And Bram was once charged for "Game Improvement Membership"

    Example: A membership is upgraded once although the answer was lost
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to upgrade the launch monitor "LM20410877"
      And Odette goes on with the plan "Adhésion Jeu et progression"
      And the answer to the upgrade of the membership gets lost
      When Odette pays with a card
      Then the step of the purchase is "done"
      And the club was asked once to upgrade a membership

    Example: A declined card upgrades no membership
      Given Bram is signed in
      And Bram looks at his launch monitors
      And Bram begins to upgrade the launch monitor "LX50070132"
      And Bram goes on with the plan "Play & Improve Membership"
      When Bram pays with a card that is declined
      Then Bram sees the message that the card for the upgrade was declined
      And the step of the purchase is "payment"
      And Bram was never charged for "Play & Improve Membership"

  @devices.send-payment-info-dialog
  Rule: A new card is used for the next payment of a membership

    Example: A player saves a new card for a membership
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to change the card of "Play & Improve"
      When Odette pays with a card
      Then Odette sees that the card is kept for the next payment
      And the club was asked once to save a card in Canada's store
      And the club was never asked to upgrade a membership

    Example: A card for a membership that can't be saved shows an error
      Given Odette is signed in
      And saving the card fails
      And Odette looks at her launch monitors
      And Odette begins to change the card of "Play & Improve"
      When Odette pays with a card
      Then Odette sees the message that something went wrong on the club's side
