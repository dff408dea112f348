Feature: Play
  A player who is out on the course returns to the card within seconds.
  After the round, its score is the first thing to look for.

  @rounds.round-pages @rounds.player-abilities
  Rule: Play shows the round in progress and the last one

    Example: A round in progress is reachable from Play
      Given Jonah is signed in
      And Jonah looks at Play
      When Jonah opens the round in progress
      Then the hole on the card is "8"

    Example: The round in progress at a glance
      Given Jonah is signed in
      When Jonah looks at Play
      Then the round in progress is "Quarry Ridge, +1, 7 of 18 holes"

    Example: The round in progress counts what is only on the device
      Given Jonah is signed in
      And Jonah opens the card of his round
      And saving a hole never arrives
      And Jonah enters 4 strokes on hole 8
      When Jonah looks at Play
      Then the round in progress is "Quarry Ridge, +2, 8 of 18 holes"

    Example: The last round at a glance
      Given Hana is signed in
      When Hana looks at Play
      Then the last round is "Lakeshore Dunes, +17"
      And the round in progress is "none"

    Example: The statistics of the last round
      Given Hana is signed in
      When Hana looks at Play
      Then the statistics of the last round are "35 putts · 6 of 18 greens in regulation · 3 of 6 up-and-downs"

    Example: The next tee time
      Given Hana is signed in
      And Hana has a tee time at "Saltmarsh Links" tomorrow
      When Hana looks at Play
      Then the next tee time is "Saltmarsh Links, 7:30 am"
      And the round in progress is "none"
      And the last round is "Lakeshore Dunes, +17"

    Example: A player without rounds
      Given Mateo is signed in
      When Mateo looks at Play
      Then the last round is "none"
      And the offer of Play is "Rounds, Courses, Game tracking, Round statistics, Challenges, Leaderboards, Your bag, My game"

    Example: The rounds can't be read
      Given Jonah is signed in
      And Jonah opens the card of his round
      And reading the rounds fails
      When Jonah looks at Play
      Then Jonah is told that the rounds can't be read
      And the round in progress is "Quarry Ridge, +1, 7 of 18 holes"

  @rounds.round-pages
  Rule: Home leads back to a round whose card is on the device

    Example: A round in progress is reachable from home
      Given Jonah is signed in
      And Jonah opens the card of his round
      And Jonah goes home
      When Jonah opens the round in progress at home
      Then the hole on the card is "8"

    Example: A player without a round finds nothing about rounds at home
      Given Hana is signed in
      When Hana goes home
      Then Hana finds no round in progress at home
