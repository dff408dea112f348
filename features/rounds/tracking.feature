Feature: Game tracking
  A player counts a few things in each round: greens hit, putts wasted, tee shots lost.
  Over time these numbers show which part of the game gets better.

  @rounds.tracking-type-default @rounds.player-abilities
  Rule: Game tracking starts with greens in regulation

    Background:
      Given Mateo is signed in
      And Mateo has tracked these rounds
        | Course        | Holes | Score | Greens in regulation | Near the green | Scrambles | Bad three-putts | Terrible tee shots |
        | Juniper Ridge | 18    | 90    | 6                    | 5              | 4         | 3               | 2                  |
        | Three Lakes   | 9     | 44    | 5                    | 2              | 1         | 1               | 0                  |

    Example: Game tracking preselects greens in regulation
      When Mateo opens his game tracking
      Then the tracked statistic is "Greens in regulation"
      And the average of the statistic is "41%"

    Example: Scrambling counts only the greens that were missed
      Given Mateo opens his game tracking
      When Mateo chooses the statistic "Scrambling"
      Then the average of the statistic is "31%"

    Example: Mistakes are counted per eighteen holes
      Given Mateo opens his game tracking
      When Mateo chooses the statistic "Bad three-putts"
      Then the average of the statistic is "2.7"

    @rounds.tracked-chances-weigh-alike
    Example: A player reads what an average is made of
      Given Mateo opens his game tracking
      And Mateo chooses the statistic "Scrambling"
      When Mateo asks why that is his average
      Then the figures of the explanation are
        | Counted      | 5  |
        | Greens missed | 16 |
        | Rounds       | 2  |

  Rule: Game tracking and the round statistics lead to each other

    Example: A player finds the statistics of her scorecards
      Given Hana is signed in
      And Hana opens her game tracking
      When Hana goes from game tracking to the round statistics
      Then Hana sees that the statistics are of her scorecards

    Example: A player finds the rounds that she tracks
      Given Hana is signed in
      And Hana looks at the statistics of her rounds
      When Hana goes from the round statistics to game tracking
      Then the tracked statistic is "Greens in regulation"

  @rounds.tracking-fields @rounds.tracking-dialogs
  Rule: A player tracks a round after playing it

    Background:
      Given Mateo is signed in
      And Mateo opens his game tracking

    Example: A player tracks a first round
      When Mateo tracks a round
        | Course               | Juniper Ridge |
        | Score                | 85            |
        | Greens in regulation | 6             |
        | Near the green       | 5             |
        | Scrambles            | 4             |
        | Bad three-putts      | 3             |
        | Terrible tee shots   | 2             |
      Then the course of the latest tracked round is "Juniper Ridge"
      And the score of the latest tracked round is "85"
      And the average of the statistic is "33%"
      And the round tracked at the club has
        | Course               | Juniper Ridge |
        | Number of the course | none          |
        | Played               | on the course |
        | Date                 | 13 May 2026   |
        | Holes                | 18            |
        | Score                | 85            |
        | Greens in regulation | 6             |
        | Near the green       | 5             |
        | Scrambles            | 4             |
        | Bad three-putts      | 3             |
        | Terrible tee shots   | 2             |

    Scenario Outline: Every fact of a tracked round reaches the club, played <played>
      Given Mateo begins to track a round
      And Mateo fills in
        | Course               | <course> |
        | Played               | <choice> |
        | Holes played         | <holes>  |
        | Score                | <score>  |
        | Greens in regulation | <greens> |
        | Near the green       | <near>   |
        | Scrambles            | <saved>  |
        | Bad three-putts      | <putts>  |
        | Terrible tee shots   | <tees>   |
      When Mateo saves the tracked round
      Then the round tracked at the club has
        | Course               | <course>    |
        | Number of the course | none        |
        | Played               | <played>    |
        | Date                 | 13 May 2026 |
        | Holes                | <holes>     |
        | Score                | <score>     |
        | Greens in regulation | <greens>    |
        | Near the green       | <near>      |
        | Scrambles            | <saved>     |
        | Bad three-putts      | <putts>     |
        | Terrible tee shots   | <tees>      |

      Examples:
        | course      | choice        | played         | holes | score | greens | near | saved | putts | tees |
        | Blue Bay    | Simulator     | on a simulator | 9     | 43    | 2      | 4    | 3     | 1     | 0    |
        | Pine Hollow | On the course | on the course  | 14    | 71    | 7      | 6    | 1     | 5     | 8    |

    Example: A course of the list is tracked with its number
      When Mateo tracks a round at the course "Red Mesa"
      Then the round tracked at the club has
        | Course               | Red Mesa      |
        | Number of the course | red-mesa      |
        | Played               | on the course |
        | Date                 | 13 May 2026   |
        | Holes                | 18            |
        | Score                | 85            |
        | Greens in regulation | 3             |
        | Near the green       | 3             |
        | Scrambles            | 3             |
        | Bad three-putts      | 3             |
        | Terrible tee shots   | 3             |

    Example: A round with more scrambles than missed greens is rejected
      When Mateo tracks a round
        | Course               | Juniper Ridge |
        | Score                | 85            |
        | Greens in regulation | 16            |
        | Scrambles            | 3             |
      Then Mateo sees the message that there are more scrambles than missed greens
      And the club was never asked to track a round

    Example: A round whose answer was lost is tracked once
      Given the answer to tracking a round gets lost
      When Mateo tracks a round
        | Course | Juniper Ridge |
        | Score  | 85            |
      Then the course of the latest tracked round is "Juniper Ridge"
      And the score of the latest tracked round is "85"
      And the club was asked once to track a round

  @rounds.tracking-fields
  Rule: The card of a finished round fills in its tracked round

    Example: A player tracks a round from its card
      Given Hana is signed in
      And Hana looks at her latest round
      When Hana tracks this round
      Then the round tracked at the club has
        | Course               | Lakeshore Dunes |
        | Number of the course | lakeshore-dunes |
        | Played               | on the course   |
        | Date                 | 5 May 2026      |
        | Holes                | 18              |
        | Score                | 89              |
        | Greens in regulation | 6               |
        | Near the green       | 6               |
        | Scrambles            | 3               |
        | Bad three-putts      | 1               |
        | Terrible tee shots   | 3               |

  @rounds.tracking-edit-status @rounds.tracking-dialogs
  Rule: A changed tracked round is saved once the club confirms it

    Background:
      Given Hana is signed in
      And Hana opens her game tracking

    Example: The change of a tracked round is in progress until the club answers
      Given changing a tracked round gets no answer for 5 seconds
      When Hana changes the score of her latest round to "84"
      Then Hana sees that the change is being saved

    Example: The change of a tracked round is saved once the club has answered
      When Hana changes the score of her latest round to "84"
      Then Hana sees that the change is saved
      And the course of the latest tracked round is "Three Lakes"
      And the score of the latest tracked round is "84"

    Scenario Outline: The club receives every changed fact of a tracked round
      Given Hana begins to change her latest round
      And Hana fills in
        | Course               | <course> |
        | Date                 | <date>   |
        | Played               | <played> |
        | Holes played         | <holes>  |
        | Score                | <score>  |
        | Greens in regulation | <greens> |
        | Near the green       | <near>   |
        | Scrambles            | <saved>  |
        | Bad three-putts      | <putts>  |
        | Terrible tee shots   | <tees>   |
      When Hana saves the tracked round
      Then the club was asked to change a tracked round with
        | course               | <course> |
        | play date            | <date>   |
        | played               | <played> |
        | holes                | <holes>  |
        | score                | <score>  |
        | greens in regulation | <greens> |
        | near the green       | <near>   |
        | scrambles            | <saved>  |
        | bad three putts      | <putts>  |
        | terrible tee shots   | <tees>   |

      Examples:
        | course      | date       | played        | holes | score | greens | near | saved | putts | tees |
        | Old Mill    | 2026-04-30 | Simulator     | 9     | 41    | 4      | 3    | 2     | 5     | 1    |
        | Bay of Firs | 2026-03-02 | On the course | 12    | 58    | 6      | 1    | 5     | 0     | 3    |

    Example: A changed round keeps the number of its course
      Given Hana tracks a round at the course "Red Mesa"
      When Hana changes the score of her latest round to "91"
      Then the round tracked at the club has
        | Course               | Red Mesa      |
        | Number of the course | red-mesa      |
        | Played               | on the course |
        | Date                 | 13 May 2026   |
        | Holes                | 18            |
        | Score                | 91            |
        | Greens in regulation | 3             |
        | Near the green       | 3             |
        | Scrambles            | 3             |
        | Bad three-putts      | 3             |
        | Terrible tee shots   | 3             |

  @rounds.tracking-dialogs
  Rule: A player can delete rounds and look up how statistics are counted

    Background:
      Given Hana is signed in
      And Hana opens her game tracking

    Example: A deleted round no longer counts for the statistics
      When Hana deletes her latest round
      Then the course of the latest tracked round is "Juniper Ridge"
      And the score of the latest tracked round is "86"

    Example: A deleted round can be restored
      Given Hana deletes her latest round
      When Hana restores her latest round
      Then the course of the latest tracked round is "Three Lakes"
      And the score of the latest tracked round is "87"

    Example: All tracked statistics are explained
      When Hana looks up what is counted
      Then there are 5 explained statistics

    Example: Scrambling shows chances and successes for each round
      When Hana looks at her scrambling round by round
      Then the chances, scrambles and share of the latest round are
        | 12  |
        | 5   |
        | 42% |
