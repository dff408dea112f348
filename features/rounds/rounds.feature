Feature: Rounds of golf
  A player keeps every round: where it was played, from which tees, and hole by hole how it went.
  The list, the calendar and the statistics show the same rounds.

  @rounds.round-pages @rounds.round-list-paging @rounds.player-abilities
  Rule: All rounds are listed, the newest first

    Example: A player of three seasons
      Given Hana is signed in
      When Hana looks at her rounds
      Then the number of listed rounds is "46"
      And the latest listed round is "Lakeshore Dunes, +17"

    Example: A player without rounds
      Given Mateo is signed in
      When Mateo looks at his rounds
      Then the number of listed rounds is "0"

    Example: The rounds can't be read
      Given Hana is signed in
      And reading the rounds fails
      When Hana looks at her rounds
      Then Hana is told that the rounds can't be read

  @rounds.date-range-needs-both
  Rule: Rounds are narrowed by dates only once both are chosen

    Example: One date alone
      Given Hana is signed in
      And Hana looks at her rounds
      When Hana looks for rounds from "2026-05-01"
      Then the number of listed rounds is "46"

    Example: Both dates
      Given Hana is signed in
      And Hana looks at her rounds
      When Hana looks for rounds from "2026-04-01" to "2026-04-30"
      Then the number of listed rounds is "3"

    Example: The statistics of a summer
      Given Hana is signed in
      And Hana looks at the statistics of her rounds
      When Hana looks for statistics from "2025-06-01" to "2025-08-31"
      Then the number of rounds in the statistics is "12"

  @rounds.round-create-fields @rounds.round-pages
  Rule: A round begins at a favourite course

    Example: Everything as the last time
      Given Hana is signed in
      And Hana looks at her rounds
      When Hana starts a round at "Lakeshore Dunes"
      Then the shown round is "Lakeshore Dunes, Gold tees, 18 holes to play"
      And the club knows 47 rounds of Hana

    Example: Nine holes from the tenth
      Given Hana is signed in
      And Hana looks at her rounds
      When Hana starts a round of the back nine at "Saltmarsh Links"
      Then the shown round is "Saltmarsh Links, Gold tees, 9 holes to play"

    Example: A round whose answer got lost is started once
      Given Hana is signed in
      And Hana looks at her rounds
      And the answer to starting a round gets lost
      When Hana starts a round at "Lakeshore Dunes"
      Then the club was asked once to start a round
      And the club knows 47 rounds of Hana

    Example: The club refuses the round
      Given Hana is signed in
      And Hana looks at her rounds
      And starting a round fails
      When Hana starts a round at "Lakeshore Dunes"
      Then Hana is told that the round was not started

  @rounds.tee-box-query
  Rule: A player adds tees that a course does not list, and deletes them

    Example: Yellow tees
      Given Hana is signed in
      And Hana is about to play at "Red Mesa"
      When Hana adds the tees "Yellow"
      Then the chosen tees are "Yellow"

    Example: Own tees are deleted
      Given Hana is signed in
      And Hana is about to play at "Red Mesa"
      And Hana adds the tees "Yellow"
      When Hana deletes the chosen tees
      Then the chosen tees are "Gold"

  @rounds.calendar-month-step @rounds.round-pages
  Rule: The calendar steps by one month

    Example: The month before
      Given Hana is signed in
      And Hana looks at the calendar of her rounds
      When Hana goes back one month
      Then the month of the rounds is "April 2026"
      And the number of rounds in the month is "3"

    Example: There and back
      Given Hana is signed in
      And Hana looks at the calendar of her rounds
      And Hana goes back one month
      When Hana goes on one month
      Then the month of the rounds is "May 2026"
      And the number of rounds in the month is "1"

  @rounds.stats-round-id-optional @rounds.round-pages
  Rule: Statistics are of all rounds or of one

    Example: All rounds
      Given Hana is signed in
      When Hana looks at the statistics of her rounds
      Then the greens in regulation are "14%"

    Example: The latest round
      Given Hana is signed in
      When Hana looks at the statistics of her latest round
      Then the greens in regulation are "33%"

  @rounds.reads-by-round-id @rounds.round-pages
  Rule: A round shows what the coach says, and where the ball lay

    Example: The coach comments while the player is at home
      Given Hana is signed in
      And Marisol Vance comments "Good lag putting." on the latest round of Hana
      When Hana looks at her latest round
      Then the latest comment is "Good lag putting."

    Example: The points of another hole
      Given Hana is signed in
      And Hana looks at her latest round
      When Hana turns to hole 3
      Then the number of points on the hole is "6"

    Example: A forgotten point is added
      Given Hana is signed in
      And Hana looks at her latest round
      And Hana turns to hole 3
      When Hana adds a point
      Then the number of points on the hole is "7"
