Feature: Leaderboards
  Players compare their best scores with everybody, with their centre and with those who share a coach.
  A board that follows each new score makes practice worth while.

  Background:
    Given Hana is signed in

  @rounds.leaderboard-default-driver
  Rule: The leaderboard starts with the driver

    Example: The leaderboard of the driver is preselected
      When Hana looks at the leaderboards
      Then the type of the leaderboard is "Driver"

  @rounds.leaderboard-scopes @rounds.leaderboard-query-by-scope
  Rule: A leaderboard ranks everybody, a centre or a coach's players

    Example: The leaderboard offers three groups of players
      When Hana looks at the leaderboards
      Then the groups of players are
        | Everyone |
        | Centre   |
        | Coach    |

    Example: Hana sees her place among everybody
      When Hana looks at the leaderboards
      Then the number of ranked players is 194
      And the player's own place is "109 of 194"
      And the player's own score is "215 yd"

    Example: Hana goes to her place in a long ranking
      Given Hana looks at the leaderboards
      When Hana goes to her own place
      Then the rank in focus is "109"

    @rounds.leaderboard-filter-only
    Example: Hana sees her place at her centre
      Given Hana looks at the leaderboards
      When Hana narrows the leaderboard to her centre
      Then the number of ranked players is 33
      And the player's own place is "20 of 33"
      And the player's own score is "215 yd"

    @rounds.leaderboard-filter-only @call:rounds.leaderboard-coach
    Example: Hana sees the players of her coach
      Given Hana looks at the leaderboards
      When Hana narrows the leaderboard to her coach
      Then the number of ranked players is 14

    Example: A leaderboard names its period
      When Hana looks at the leaderboards
      Then Hana sees that the leaderboard is of all time

    Example: Another type of challenge has its own ranking
      Given Hana looks at the leaderboards
      When Hana chooses the leaderboard "Closest to the pin"
      Then the player's own place is "24 of 156"
      And the player's own score is "8.9 ft"

  @rounds.equal-scores-share-a-place
  Rule: Equal scores share a place

    Example: Two players with equal scores share first place
      Given Hana and another player lead in "Irons"
      And Hana looks at the leaderboards
      When Hana chooses the leaderboard "Irons"
      Then the first three ranks are
        | 1 |
        | 1 |
        | 3 |

    Example: A player reads what decides her place
      Given Hana and another player lead in "Irons"
      And Hana looks at the leaderboards
      And Hana chooses the leaderboard "Irons"
      When Hana asks why that is her place
      Then the sentence of the explanation is "Each player’s best score counts, and equal scores share a place."
      And the figures of the explanation are
        | Your best score             | 90 points |
        | Players with a better score | 0         |
        | Others with the same score  | 1         |
        | Ranked players              | 147       |

  Rule: A new score changes the leaderboard at once

    Example: A player's new score is ranked at once
      Given Hana begins the challenge "Carry ladder"
      And Hana enters the score "400"
      When Hana looks at the leaderboards
      Then the player's own place is "1 of 194"
      And the player's own score is "400 yd"

    Example: A player without a score has no place
      Given Mateo is signed in
      When Mateo looks at the leaderboards
      Then Mateo sees that he has no place yet

    Example: Another player's new score is ranked at once
      Given another player takes the lead in "Driver"
      When Hana looks at the leaderboards
      Then the leader is "Ingrid M."
      And the leader's score is "272 yd"
