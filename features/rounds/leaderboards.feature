Feature: Leaderboards
  Players compare their best scores with everybody, with their centre and with those who share a coach.
  A board that follows each new score makes practice worth while.

  @rounds.leaderboard-default-driver
  Rule: The leaderboard starts with the driver

    Example: The leaderboard of the driver is preselected
      Given Hana is signed in
      When Hana looks at the leaderboards
      Then the type of the leaderboard is "Driver"

  @rounds.leaderboard-scopes
  Rule: A leaderboard ranks everybody, a centre or a coach's players

    Example: The leaderboard offers three groups of players
      Given Hana is signed in
      When Hana looks at the leaderboards
      Then the groups of players are "global, centre, coach"

    Example: Hana sees her place among everybody
      Given Hana is signed in
      When Hana looks at the leaderboards
      Then the number of ranked players is "194"
      And the player's own place is "109 of 194, 215 yd"

    @rounds.leaderboard-filter-only
    Example: Hana sees her place at her centre
      Given Hana is signed in
      And Hana looks at the leaderboards
      When Hana narrows the leaderboard to her centre
      Then the number of ranked players is "33"
      And the player's own place is "20 of 33, 215 yd"

    @rounds.leaderboard-filter-only
    Example: Hana sees the players of her coach
      Given Hana is signed in
      And Hana looks at the leaderboards
      When Hana narrows the leaderboard to her coach
      Then the number of ranked players is "14"

    Example: Another type of challenge has its own ranking
      Given Hana is signed in
      And Hana looks at the leaderboards
      When Hana chooses the leaderboard "Closest to the pin"
      Then the player's own place is "24 of 156, 8.9 ft"

  Rule: Equal scores share a place

    Example: Two players with equal scores share first place
      Given Hana is signed in
      And Hana and another player lead in "Irons"
      And Hana looks at the leaderboards
      When Hana chooses the leaderboard "Irons"
      Then the first ranks are "1, 1, 3"

  Rule: A new score changes the leaderboard at once

    Example: A player's new score is ranked at once
      Given Hana is signed in
      And Hana begins the challenge "Carry ladder"
      And Hana enters the score "400"
      When Hana looks at the leaderboards
      Then the player's own place is "1 of 194, 400 yd"

    Example: A player without a score has no place
      Given Mateo is signed in
      When Mateo looks at the leaderboards
      Then the player's own place is "none"

    Example: Another player's new score is ranked at once
      Given Hana is signed in
      And another player takes the lead in "Driver"
      When Hana looks at the leaderboards
      Then the best score of the leaderboard is "1 Ingrid M. 272 yd"
