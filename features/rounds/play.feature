Feature: Play
  A player on the course returns to the scorecard within seconds.
  After the round, its score is the first thing to see.

  @rounds.round-pages @rounds.player-abilities
  Rule: Play shows the round in progress and the last one

    Example: A player opens the round in progress from Play
      Given Jonah is signed in
      And Jonah looks at Play
      When Jonah opens the round in progress
      Then the hole on the card is 8

    Example: Play shows course, score and holes of the round in progress
      Given Jonah is signed in
      When Jonah looks at Play
      Then the round in progress is "Quarry Ridge, +1, 7 of 18 holes"

    Example: The round in progress includes scores that are only on the device
      Given Jonah is signed in
      And Jonah opens the card of his round
      And saving a hole never arrives
      And Jonah enters 4 strokes on hole 8
      When Jonah looks at Play
      Then the round in progress is "Quarry Ridge, +2, 8 of 18 holes"

    Example: Play shows course and score of the last round
      Given Hana is signed in
      When Hana looks at Play
      Then the last round is "Lakeshore Dunes, +17"
      And no round in progress is shown

    Example: Play shows the statistics of the last round
      Given Hana is signed in
      When Hana looks at Play
      Then the statistics of the last round are
        | 35 putts                     |
        | 6 of 18 greens in regulation |
        | 3 of 6 up-and-downs          |

    Example: Play shows the next tee time
      Given Hana is signed in
      And Hana has a tee time at "Saltmarsh Links" tomorrow
      When Hana looks at Play
      Then the next tee time is "Saltmarsh Links, 7:30 am"
      And no round in progress is shown
      And the last round is "Lakeshore Dunes, +17"

    Example: A player without rounds sees no last round
      Given Mateo is signed in
      When Mateo looks at Play
      Then no last round is shown
      And the parts of Play are
        | Rounds           |
        | Courses          |
        | Game tracking    |
        | Round statistics |
        | Challenges       |
        | Leaderboards     |
        | Your bag         |
        | Your game        |

    Example: The round in progress is shown when the rounds can't be loaded
      Given Jonah is signed in
      And Jonah opens the card of his round
      And loading the rounds fails
      When Jonah looks at Play
      Then Jonah sees the message that the rounds can't be loaded
      And the round in progress is "Quarry Ridge, +1, 7 of 18 holes"

  @rounds.round-pages
  Rule: Few presses lead to the first stroke of a round

    Example: Three presses lead from Play to the first hole on the card
      Given Hana is signed in
      And Hana looks at Play
      When Hana starts a round with three presses at "Saltmarsh Links"
      Then the hole on the card is 1
      And the club knows 47 rounds of Hana

    Example: Two presses lead from a course to the first hole on the card
      Given Hana is signed in
      And Hana looks at the course "Red Mesa"
      When Hana plays here
      Then the hole on the card is 1
      And the club knows 47 rounds of Hana

  @rounds.round-pages
  Rule: Home leads back to a round whose scorecard is on the device

    Example: A player opens the round in progress from home
      Given Jonah is signed in
      And Jonah opens the card of his round
      And Jonah opens home
      When Jonah opens the round in progress at home
      Then the hole on the card is 8

    Example: Home mentions no round when none is in progress
      Given Hana is signed in
      When Hana opens home
      Then Hana sees that no round is in progress at home
