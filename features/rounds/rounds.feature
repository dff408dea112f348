Feature: Rounds of golf
  A player keeps every round: the course, the tees and the result of each hole.
  The list, the calendar and the statistics show the same rounds.

  @rounds.round-pages @rounds.round-list-paging @rounds.player-abilities
  Rule: All rounds are listed with the newest first

    Example: Hana sees the rounds of three seasons
      Given Hana is signed in
      When Hana looks at her rounds
      Then the number of listed rounds is "46"
      And the latest listed round is "Lakeshore Dunes, +17"

    Example: A player who never played sees no rounds
      Given Mateo is signed in
      When Mateo looks at his rounds
      Then the number of listed rounds is "0"

    Example: Rounds that can't be loaded show an error
      Given Hana is signed in
      And loading the rounds fails
      When Hana looks at her rounds
      Then Hana sees the message that the rounds can't be loaded

  @rounds.date-range-needs-both
  Rule: Rounds are filtered by date once both dates are chosen

    Example: One date alone filters no rounds
      Given Hana is signed in
      And Hana looks at her rounds
      When Hana looks for rounds from "2026-05-01"
      Then the number of listed rounds is "46"

    Example: Two dates filter the list of rounds
      Given Hana is signed in
      And Hana looks at her rounds
      When Hana looks for rounds from "2026-04-01" to "2026-04-30"
      Then the number of listed rounds is "3"

    Example: Two dates filter the statistics of rounds
      Given Hana is signed in
      And Hana looks at the statistics of her rounds
      When Hana looks for statistics from "2025-06-01" to "2025-08-31"
      Then the number of rounds in the statistics is "12"

  @rounds.round-create-fields @rounds.round-pages
  Rule: A player starts a round at a course

    Example: A new round has the settings of the last one
      Given Hana is signed in
      And Hana looks at her rounds
      When Hana starts a round at "Lakeshore Dunes"
      Then the shown round is "Lakeshore Dunes, Gold tees, 18 holes to play"
      And the club knows 47 rounds of Hana

    Example: A new round can have the back nine only
      Given Hana is signed in
      And Hana looks at her rounds
      When Hana starts a round of the back nine at "Saltmarsh Links"
      Then the shown round is "Saltmarsh Links, Gold tees, 9 holes to play"

    Example: A round whose answer was lost is started once
      Given Hana is signed in
      And Hana looks at her rounds
      And the answer to starting a round gets lost
      When Hana starts a round at "Lakeshore Dunes"
      Then the club was asked once to start a round
      And the club knows 47 rounds of Hana

    Example: A round that can't be started shows an error
      Given Hana is signed in
      And Hana looks at her rounds
      And starting a round fails
      When Hana starts a round at "Lakeshore Dunes"
      Then Hana sees the message that the round was not started

  @rounds.tee-box-query
  Rule: A player can add tees that a course doesn't list, and delete them

    Example: A player adds yellow tees
      Given Hana is signed in
      And Hana is about to play at "Red Mesa"
      When Hana adds the tees "Yellow"
      Then the chosen tees are "Yellow"

    Example: A player deletes tees that were added
      Given Hana is signed in
      And Hana is about to play at "Red Mesa"
      And Hana adds the tees "Yellow"
      When Hana deletes the chosen tees
      Then the chosen tees are "Gold"

  @rounds.calendar-month-step @rounds.round-pages
  Rule: The calendar of rounds moves one month at a time

    Example: The calendar of rounds moves to the previous month
      Given Hana is signed in
      And Hana looks at the calendar of her rounds
      When Hana goes back one month
      Then the month of the rounds is "April 2026"
      And the number of rounds in the month is "3"

    Example: The calendar of rounds moves back to the current month
      Given Hana is signed in
      And Hana looks at the calendar of her rounds
      And Hana goes back one month
      When Hana goes on one month
      Then the month of the rounds is "May 2026"
      And the number of rounds in the month is "1"

  @rounds.stats-round-id-optional @rounds.round-pages
  Rule: Statistics cover all rounds or a single one

    Example: Statistics cover all rounds
      Given Hana is signed in
      When Hana looks at the statistics of her rounds
      Then the greens in regulation are "14%"

    Example: Statistics cover the latest round
      Given Hana is signed in
      When Hana looks at the statistics of her latest round
      Then the greens in regulation are "33%"

  @rounds.reads-by-round-id @rounds.round-pages
  Rule: A round shows the coach's comments and the positions of the ball

    Example: A new comment of the coach appears
      Given Hana is signed in
      And Marisol Vance comments "Good lag putting." on the latest round of Hana
      When Hana looks at her latest round
      Then the latest comment is "Good lag putting."

    Example: Another hole shows its positions of the ball
      Given Hana is signed in
      And Hana looks at her latest round
      When Hana turns to hole 3
      Then the number of points on the hole is "6"

    Example: A player adds a missing position of the ball
      Given Hana is signed in
      And Hana looks at her latest round
      And Hana turns to hole 3
      When Hana adds a point
      Then the number of points on the hole is "7"
