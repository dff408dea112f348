Feature: Rounds of golf
  A player keeps every round: the course, the tees and the result of each hole.
  The list, the calendar and the statistics show the same rounds.

  Background:
    Given Hana is signed in

  @rounds.round-pages @rounds.round-list-paging @rounds.player-abilities
  Rule: All rounds are listed with the newest first

    Example: Hana sees the rounds of three seasons
      When Hana looks at her rounds
      Then the number of listed rounds is 46
      And the course of the first listed round is "Lakeshore Dunes"
      And the score of the first listed round is "+17"

    Example: A player who never played sees no rounds
      Given Mateo is signed in
      When Mateo looks at his rounds
      Then Mateo sees that he has no rounds yet

    Example: Rounds that can't be loaded show an error
      Given loading the rounds fails
      When Hana looks at her rounds
      Then Hana sees the message that the rounds can't be loaded

  @rounds.date-range-needs-both
  Rule: Rounds are filtered by date once both dates are chosen

    Example: One date alone filters no rounds
      Given Hana looks at her rounds
      When Hana looks for rounds from Friday 1 May
      Then the number of listed rounds is 46

    Example: Two dates filter the list of rounds
      Given Hana looks at her rounds
      When Hana looks for rounds from Wednesday 1 April to Thursday 30 April
      Then the number of listed rounds is 3

    Example: Two dates filter the statistics of rounds
      Given Hana looks at the statistics of her rounds
      When Hana looks for rounds from Sunday 1 June 2025 to Sunday 31 August 2025
      Then the number of rounds in the statistics is 11

  Rule: Rounds are filtered by course and sorted by score

    Example: The rounds on one course are listed
      Given Hana looks at her rounds
      When Hana looks for rounds on "Saltmarsh Links"
      Then the number of listed rounds is 3
      And the course of the first listed round is "Saltmarsh Links"

    Example: The best round comes first
      Given Hana looks at her rounds
      When Hana puts her best rounds first
      Then the score of the first listed round is "+8"
      And the number of listed rounds is 46

  @rounds.round-create-fields @rounds.round-pages
  Rule: A player starts a round at a course

    Background:
      Given Hana looks at her rounds

    Example: A new round has the settings of the last one
      Given Hana starts a round at "Lakeshore Dunes"
      When Hana looks at her latest round
      Then the course of the round is "Lakeshore Dunes"
      And the tees of the round are "Gold"
      And the number of holes to play is 18
      And the club knows 47 rounds of Hana

    Example: A new round can have the back nine only
      Given Hana starts a round of the back nine at "Saltmarsh Links"
      When Hana looks at her latest round
      Then the course of the round is "Saltmarsh Links"
      And the tees of the round are "Gold"
      And the number of holes to play is 9

    Example: A competition of this morning is started with its tee time
      Given Hana is about to play at "Red Mesa"
      And Hana fills in
        | Date                                                | 2026-05-12  |
        | Tee time                                            | 07:40       |
        | Kind of round                                       | Competition |
        | Played by the Rules of Golf; counts for my handicap | no          |
      When Hana starts the round
      Then the club was asked to start a round with
        | course                  | Red Mesa             |
        | tee time                | 12 May 2026 at 08:40 |
        | kind of round           | competition          |
        | counts for the handicap | no                   |

    Scenario Outline: A new round records only <kind>
      Given Hana is about to play at "Saltmarsh Links"
      And Hana opens what her round records
      And Hana fills in
        | Score             | <others> |
        | Four statistics   | <these>  |
        | Putts             | <others> |
        | Fairways hit      | <these>  |
        | Fairway bunkers   | <others> |
        | Greenside bunkers | <these>  |
        | Driving distance  | <others> |
        | Pitches           | <these>  |
        | Chips             | <others> |
        | Penalties         | <these>  |
        | Missed putts      | <others> |
      When Hana starts the round
      Then the club was asked to start a round with
        | play settings score | <others> |
        | four stats          | <these>  |
        | play settings putts | <others> |
        | fairway hit         | <these>  |
        | fairway bunkers     | <others> |
        | greenside bunkers   | <these>  |
        | driving distance    | <others> |
        | pitches             | <these>  |
        | chips               | <others> |
        | penalties           | <these>  |
        | missed putts        | <others> |

      Examples:
        | kind                        | these | others |
        | statistics of long shots    | yes   | no     |
        | the score and what it costs | no    | yes    |

    Example: A round whose answer was lost is started once
      Given the answer to starting a round gets lost
      When Hana starts a round at "Lakeshore Dunes"
      Then the club was asked once to start a round
      And the club knows 47 rounds of Hana

    Example: A round that can't be started shows an error
      Given starting a round fails
      When Hana starts a round at "Lakeshore Dunes"
      Then Hana sees the message that the round was not started

    Example: A tee time next week is refused before the club is asked
      When Hana wants to start a round in a week at "Lakeshore Dunes"
      Then Hana sees the message that the tee time is too far ahead
      And the club was never asked to start a round

  Rule: The tees of a first round are rated for the player

    Example: A man's first round has tees that are rated for men
      Given Mateo is signed in
      When Mateo is about to play at "Quarry Ridge"
      Then the rating of the chosen tees is "Men · 70.6 / 129"

    Example: A woman's first round has tees that are rated for women
      Given Li is signed in
      When Li is about to play at "Quarry Ridge"
      Then the rating of the chosen tees is "Women · 72.8 / 130"

    Example: A player whose profile gives no gender chooses the tees
      Given Mateo's profile gives no gender
      And Mateo is signed in
      When Mateo starts a round at "Quarry Ridge"
      Then Mateo sees the message that the tees are missing
      And the club was never asked to start a round

  @rounds.tee-box-query
  Rule: A player can add tees that a course doesn't list, and delete them

    Background:
      Given Hana is about to play at "Red Mesa"

    Example: A player adds yellow tees
      When Hana adds the tees "Yellow"
      Then the chosen tees are "Yellow"

    @call:rounds.tee-box-delete
    Example: A player deletes tees that were added
      Given Hana adds the tees "Yellow"
      When Hana deletes the chosen tees
      Then the chosen tees are "Gold"

  @rounds.tee-box-query
  Rule: Added tees are rated as the player says

    Scenario Outline: The club receives the tees <name> as the player describes them
      Given Hana is about to play at "<course>"
      And Hana begins to add tees
      And Hana fills in
        | Name          | <name>   |
        | Rated for     | <for>    |
        | Course rating | <rating> |
        | Slope         | <slope>  |
      When Hana saves the tees
      Then the club was asked to add tees with
        | course    | <course> |
        | name      | <name>   |
        | rated for | <rated>  |
        | rating    | <rating> |
        | slope     | <slope>  |

      Examples:
        | course          | name        | for   | rated | rating | slope |
        | Saltmarsh Links | White combo | Men   | men   | 71.9   | 134   |
        | Red Mesa        | Forward     | Women | women | 66.2   | 108   |

  @rounds.calendar-month-step @rounds.round-pages
  Rule: The calendar of rounds moves one month at a time

    Background:
      Given Hana looks at the calendar of her rounds

    Example: The calendar of rounds moves to the previous month
      When Hana goes back one month
      Then the month of the rounds is "April 2026"
      And the number of rounds in the month is 3

    Example: The calendar of rounds moves back to the current month
      Given Hana goes back one month
      When Hana goes on one month
      Then the month of the rounds is "May 2026"
      And the number of rounds in the month is 1

    Example: A month without rounds leads to the latest round
      Given Hana goes on one month
      When Hana goes to her latest round in the calendar
      Then the month of the rounds is "May 2026"

  @rounds.stats-round-id-optional @rounds.round-pages
  Rule: Statistics cover all rounds or a single one

    Example: Statistics cover all rounds
      When Hana looks at the statistics of her rounds
      Then the greens in regulation are "14%"

    Example: Statistics cover the latest round
      When Hana looks at the statistics of her latest round
      Then the greens in regulation are "33%"

    Example: Statistics show the average strokes on the holes of each par
      When Hana looks at the statistics of her rounds
      Then the strokes by par are
        | Par 3, 179 holes 4.0 |
        | Par 4, 448 holes 4.9 |
        | Par 5, 178 holes 6.1 |

    Example: The chart of a statistic has the average of five rounds
      When Hana looks at the statistics of her rounds
      Then Hana sees that the chart has the average of five rounds

    Example: Each statistic compares the last five rounds with twelve months
      Given Hana looks at the statistics of her rounds
      When Hana chooses the statistic of rounds "Putts"
      Then the last rounds and twelve months are
        | Last 5 rounds 34    |
        | Last 12 months 32.6 |

  @rounds.statistics-of-known-holes
  Rule: A statistic counts the holes whose entries tell, and says how many they are

    Example: A player reads of which holes and rounds scrambling is counted
      Given Hana looks at the statistics of her rounds
      When Hana asks how scrambling is counted
      Then the sentence of the explanation is "Par or better after a missed green, of all greens that you missed."
      And the figures of the explanation are
        | Counted            | 194 |
        | Of missed greens   | 694 |
        | Holes with a score | 805 |
        | Rounds             | 46  |

    Example: A player reads of which holes of one round the greens in regulation are counted
      Given Hana looks at the statistics of her latest round
      When Hana asks how the greens in regulation are counted
      Then the figures of the explanation are
        | Counted            | 6  |
        | Of holes           | 18 |
        | Holes with a score | 18 |
        | Rounds             | 1  |

  @rounds.reads-by-round-id @rounds.round-pages
  Rule: A round shows the coach's comments and the positions of the ball

    Example: A new comment of the coach appears
      Given Marisol Vance comments "Good lag putting." on the latest round of Hana
      When Hana looks at her latest round
      Then the latest comment is "Good lag putting."

    Example: Another hole shows its positions of the ball
      Given Hana looks at her latest round
      When Hana turns to hole 3
      Then the number of positions on the hole is 6

    @call:rounds.play-tracking-points
    Example: A player adds a missing position of the ball
      Given Hana looks at her latest round
      And Hana turns to hole 3
      When Hana adds a position of the ball
      Then the number of positions on the hole is 7

    Example: The club receives a position of the ball with its round and its hole
      Given Jonah is signed in
      And Jonah looks at his latest round
      And Jonah turns to hole 5
      When Jonah adds a position of the ball
      Then the club was asked to save positions of the ball with
        | hole  | 5  |
        | round | 52 |
