Feature: Scorecard
  A player records each hole during the round, often without a connection.
  Nothing recorded is lost, and nothing arrives twice.

  @rounds.scorecard-query @rounds.scorecard-hole-fields
  Rule: A player enters a round hole by hole

    Example: The scorecard opens at the next hole to play
      Given Jonah is signed in
      When Jonah opens the card of his round
      Then the hole on the card is "8"

    Example: A hole counts as soon as it is entered
      Given Jonah is signed in
      And Jonah opens the card of his round
      When Jonah enters 4 strokes and 1 putt on hole 8
      Then the number of holes played is "8"
      And the club knows 4 strokes on hole 8 of Jonah's round

    Example: Strokes and putts determine whether the green was hit
      Given Jonah is signed in
      And Jonah opens the card of his round
      When Jonah enters 3 strokes and 2 putts on hole 8
      Then the club knows the green of hole 8 of Jonah's round as hit

    Example: A terrible tee shot on a hole is saved
      Given Jonah is signed in
      And Jonah opens the card of his round
      When Jonah says that hole 8 had a terrible tee shot
      Then the club knows of a terrible tee shot on hole 8 of Jonah's round

    Example: A hole can be picked up without a result
      Given Jonah is signed in
      And Jonah opens the card of his round
      And Jonah enters 6 strokes on hole 8
      When Jonah picks up on hole 8
      Then the number of holes played is "8"
      And the club knows that Jonah picked up on hole 8

  @rounds.scorecard-back-holes
  Rule: A player can hide the back nine

    Example: Hiding the back nine leaves holes 1 to 9 on the scorecard
      Given Jonah is signed in
      And Jonah opens the card of his round
      When Jonah hides the back nine
      Then the holes on the card are "1 to 9"

    Example: Showing the back nine brings back holes 10 to 18 on the scorecard
      Given Jonah is signed in
      And Jonah opens the card of his round
      And Jonah hides the back nine
      When Jonah shows the back nine
      Then the holes on the card are "1 to 18"

  @rounds.scorecard-setting-flags @rounds.scorecard-flag-hides-field
  Rule: The scorecard asks only for what the player wants to record

    Example: A player records no putts
      Given Jonah is signed in
      And Jonah opens the card of his round
      When Jonah no longer records "putts"
      Then the inputs of the card are "strokes, greens, near the green, chances to get up and down, up and downs, bad three-putts, terrible tee shots"
      And the club was asked once to save card settings

    Example: A player records only strokes and putts
      Given Jonah is signed in
      And Jonah opens the card of his round
      When Jonah no longer records "the four statistics, greens"
      Then the inputs of the card are "strokes, putts"

  Rule: Every score is stored on the device at once and reaches the club once

    Example: Eighteen holes reach the club after failures and reloads
      Given Jonah is signed in
      And Jonah opens the card of his round
      And saving a hole never arrives
      And Jonah enters 5 strokes on every hole and reloads now and then
      And everything works again
      When Jonah leaves and comes back
      Then the club knows 5 strokes on every hole of Jonah's round

    @browser @deployed
    Example: Eighteen holes reach the club after a round without a connection
      Given Jonah is signed in
      And Jonah opens the card of his round
      And Jonah's device has stored the whole club
      And Jonah loses the connection and enters 9 strokes on every hole with ten reloads and a lost window
      And Jonah's connection comes back and is flaky
      When Jonah leaves and comes back
      Then the club knows 9 strokes on every hole of Jonah's round
      And the club was asked 18 times to save a hole

    Example: A score whose answer was lost reaches the club
      Given Jonah is signed in
      And Jonah opens the card of his round
      And the answer to saving a hole gets lost
      And Jonah enters 4 strokes and 1 putt on hole 8
      And everything works again
      When Jonah reloads and opens the card of his round
      Then everything on the card is at the club
      And the club knows 4 strokes on hole 8 of Jonah's round

    Example: Scores entered in a closed window are sent by the next one
      Given Jonah is signed in
      And Jonah opens the card of his round
      And Jonah has lost the connection
      And Jonah enters 6 strokes on hole 8
      And Jonah's connection comes back
      When Jonah leaves and comes back
      Then the club knows 6 strokes on hole 8 of Jonah's round

    Example: Signing out deletes the scorecard from the device
      Given Jonah is signed in
      And Jonah opens the card of his round
      And saving a hole never arrives
      And Jonah enters 6 strokes on hole 8
      When Jonah signs out
      Then no scorecard is kept on Jonah's device

    Example: A score that the club refuses is reported
      Given Jonah is signed in
      And Jonah opens the card of his round
      And saving a hole is refused with code 400
      When Jonah enters 6 strokes on hole 8
      Then Jonah sees the message that the club refused a hole

  Rule: The last score of a hole counts, and both devices are told

    Example: A later score on this device replaces the other device's
      Given Jonah is signed in
      And Jonah opens the card of his round
      And Jonah has lost the connection
      And Jonah enters 5 strokes on hole 8
      And Jonah has entered 7 strokes on hole 8 on another device
      When Jonah's connection comes back
      Then Jonah sees the message that another device entered different scores
      And the club knows 5 strokes on hole 8 of Jonah's round

    Example: A later score on the other device replaces this device's
      Given Jonah is signed in
      And Jonah opens the card of his round
      And Jonah enters 5 strokes on hole 8
      And the club knows 5 strokes on hole 8 of Jonah's round
      And Jonah has entered 7 strokes on hole 8 on another device
      When Jonah opens the card of his round
      Then Jonah sees the message that another device entered different scores
      And the strokes on hole 8 of the card are "7"
