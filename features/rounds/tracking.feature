Feature: Game tracking
  A player counts a few things in each round: greens hit, putts wasted, tee shots lost.
  Over time these numbers show which part of the game gets better.

  @rounds.tracking-type-default @rounds.player-abilities
  Rule: Game tracking starts with greens in regulation

    Example: Game tracking preselects greens in regulation
      Given Hana is signed in
      When Hana opens her game tracking
      Then the tracked statistic is "Greens in regulation"
      And the average of the statistic is "27%"

    Example: Scrambling counts only the greens that were missed
      Given Hana is signed in
      And Hana opens her game tracking
      When Hana chooses the statistic "Scrambling"
      Then the average of the statistic is "26%"

    Example: Mistakes are counted per eighteen holes
      Given Hana is signed in
      And Hana opens her game tracking
      When Hana chooses the statistic "Bad three-putts"
      Then the average of the statistic is "1.8"

  @rounds.tracking-fields @rounds.tracking-dialogs
  Rule: A player tracks a round after playing it

    Example: A player tracks a first round
      Given Mateo is signed in
      And Mateo opens his game tracking
      When Mateo tracks a round
        | Course               | Juniper Ridge |
        | Score                | 85            |
        | Greens in regulation | 6             |
        | Near the green       | 5             |
        | Scrambles            | 4             |
        | Bad three-putts      | 3             |
        | Terrible tee shots   | 2             |
      Then the latest tracked round is "Juniper Ridge, 85"
      And the average of the statistic is "33%"
      And the round tracked at the club is "Juniper Ridge (no number), course, 2026-05-13, 85 on 18 holes: 6 greens, 5 near, 4 scrambles, 3 bad three-putts, 2 terrible tee shots"

    Example: A round with more scrambles than missed greens is rejected
      Given Mateo is signed in
      And Mateo opens his game tracking
      When Mateo tracks a round
        | Course               | Juniper Ridge |
        | Score                | 85            |
        | Greens in regulation | 16            |
        | Scrambles            | 3             |
      Then Mateo sees the message that there are more scrambles than missed greens
      And the club was never asked to track a round

    Example: A round whose answer was lost is tracked once
      Given Mateo is signed in
      And Mateo opens his game tracking
      And the answer to tracking a round gets lost
      When Mateo tracks a round
        | Course | Juniper Ridge |
        | Score  | 85            |
      Then the latest tracked round is "Juniper Ridge, 85"
      And the club was asked once to track a round

  @rounds.tracking-edit-status @rounds.tracking-dialogs
  Rule: A changed tracked round is saved once the club confirms it

    Example: The change of a tracked round is in progress until the club answers
      Given Hana is signed in
      And Hana opens her game tracking
      And changing a tracked round gets no answer for 5 seconds
      When Hana changes the score of her latest round to "84"
      Then the change of the tracked round is in progress

    Example: The change of a tracked round is saved once the club has answered
      Given Hana is signed in
      And Hana opens her game tracking
      When Hana changes the score of her latest round to "84"
      Then the change of the tracked round is done
      And the latest tracked round is "Three Lakes, 84"

  @rounds.tracking-dialogs
  Rule: A player can delete rounds and look up how statistics are counted

    Example: A deleted round no longer counts for the statistics
      Given Hana is signed in
      And Hana opens her game tracking
      When Hana deletes her latest round
      Then the latest tracked round is "Juniper Ridge, 86"

    Example: A deleted round can be restored
      Given Hana is signed in
      And Hana opens her game tracking
      And Hana deletes her latest round
      When Hana brings her latest round back
      Then the latest tracked round is "Three Lakes, 87"

    Example: All tracked statistics are explained
      Given Hana is signed in
      And Hana opens her game tracking
      When Hana looks up what is counted
      Then the number of explained statistics is "5"

    Example: Scrambling shows chances and successes for each round
      Given Hana is signed in
      And Hana opens her game tracking
      When Hana looks at her scrambling round by round
      Then the scrambling of the latest round is "12, 5, 42%"
