Feature: Notes on a video
  A player writes notes at the moment of a video
  to which they belong.

  @learning.note-payload-create
  Rule: A note is saved with its moment

    Example: A note is saved with the second at which it was written
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      And Mateo watches 3 seconds
      When Mateo writes the note "One, two, three"
      Then the notes on the video are "One, two, three"
      And the club keeps the note "One, two, three" of Mateo at 3 seconds of "The tempo drill"

    Example: A note is saved with the second the player moved to
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      And Mateo moves to 5 seconds of the video
      When Mateo writes the note "The turn"
      Then the club keeps the note "The turn" of Mateo at 5 seconds of "The tempo drill"

    Example: A note whose answer was lost is saved once
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      And the answer to saving the note gets lost
      When Mateo writes the note "One, two, three"
      Then the notes on the video are "One, two, three"
      And the club was asked once to save the note

  @learning.note-payload-edit
  Rule: A note can be changed and deleted

    Scenario Outline: A changed note keeps its moment: "<changed>"
      Given Mateo is signed in
      And Mateo opens the video "<video>"
      And Mateo moves to <moment> seconds of the video
      And Mateo writes the note "<note>"
      And Mateo moves to 1 second of the video
      When Mateo changes the note "<note>" to "<changed>"
      Then the club keeps the note "<changed>" of Mateo at <moment> seconds of "<video>"

      Examples:
        | video                   | moment | note   | changed                 |
        | The tempo drill         | 4      | Slower | Slower still            |
        | Choose the landing spot | 3      | Spot   | Where would it land? ⛳ |

    Example: Of two notes the second one is changed
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      And Mateo moves to 2 seconds of the video
      And Mateo writes the note "Back"
      And Mateo moves to 5 seconds of the video
      And Mateo writes the note "Through"
      When Mateo changes the note "Through" to "And through"
      Then the notes on the video are "Back, And through"

    @call:learning.video-note-delete
    Example: A deleted note is gone
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      And Mateo writes the note "Slower"
      When Mateo deletes the note "Slower"
      Then the club keeps no note of Mateo to "The tempo drill"

  Rule: A note leads back to its moment

    Example: A note leads back after the video has played on
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      And Mateo moves to 4 seconds of the video
      And Mateo writes the note "From here"
      And Mateo watches 2 seconds
      When Mateo goes to the note "From here"
      Then the position of the video, in seconds, is 4

  Rule: A note has a link that opens the video at the note

    Example: A link highlights its own note when another is close by
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      And Mateo moves to 4.1 seconds of the video
      And Mateo writes the note "The turn"
      And Mateo moves to 4.6 seconds of the video
      And Mateo writes the note "The strike"
      When Mateo follows the link to the note "The strike"
      Then the marked note is "The strike"
