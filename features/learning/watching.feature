Feature: What was watched
  The club counts what a player has seen of a video, each second once,
  so that it can be gone on with on whatever device.

  @learning.video-tracking-payload
  Rule: The club hears what was seen, each second once

    Example: A video that is stopped
      Given Mateo is signed in
      And Mateo opens the video "tempo-1"
      When Mateo watches 5 seconds
      Then the club knows that Mateo has seen exactly 5 seconds of "tempo-1"

    Example: A part seen after moving ahead, and a part seen later in another window
      Given Mateo is signed in and remembered
      And Mateo opens the video "tempo-1"
      And Mateo moves to 6 seconds of the video
      And Mateo watches 2 seconds
      And Mateo opens the video "tempo-1" in a second window
      When Mateo watches 3 seconds from its start in the second window
      Then the club knows that Mateo has seen at least 4 seconds of "tempo-1"

  @learning.video-tracking-payload
  Rule: Only seconds that were shown are counted

    Example: Moving ahead skips seconds
      Given Mateo is signed in
      And Mateo opens the video "tempo-1"
      And Mateo watches 2 seconds
      And Mateo moves to 5 seconds of the video
      When Mateo watches 2 seconds
      Then the club knows that Mateo has seen at least 3 seconds of "tempo-1"
      And the club knows that Mateo has seen at most 5 seconds of "tempo-1"

    Example: Moving ahead while the video runs
      Given Mateo is signed in
      And Mateo opens the video "first-swing-4"
      And Mateo lets the video run for 2 seconds
      And Mateo skips 6 seconds of the video
      When Mateo watches 2 seconds
      Then the club knows that Mateo has seen "first-swing-4" as far as it stands, but for 6 seconds

    Example: Seconds seen twice count once
      Given Mateo is signed in
      And Mateo opens the video "tempo-1"
      And Mateo watches 4 seconds
      And Mateo moves to 2 seconds of the video
      When Mateo watches 3 seconds
      Then the club knows that Mateo has seen at least 4 seconds of "tempo-1"
      And the club knows that Mateo has seen at most 6 seconds of "tempo-1"

    Example: Moving back to a part that was skipped
      Given Mateo is signed in
      And Mateo opens the video "tempo-1"
      And Mateo moves to 4 seconds of the video
      And Mateo watches 2 seconds
      And Mateo moves to 1 second of the video
      When Mateo watches 2 seconds
      Then the club knows that Mateo has seen at least 3 seconds of "tempo-1"
      And the club knows that Mateo has seen at most 5 seconds of "tempo-1"

  Rule: A video goes on where it was left

    Example: In another window
      Given Mateo is signed in and remembered
      And Mateo opens the video "tempo-1"
      And Mateo watches 6 seconds
      When Mateo opens the video "tempo-1" in a second window
      Then the video goes on at 6 seconds in the second window of Mateo

    Example: At the last position, although little was seen before it
      Given Mateo is signed in
      And Mateo opens the video "first-swing-4"
      And Mateo moves to 8 seconds of the video
      And Mateo watches 1 second
      And Mateo opens the library
      When Mateo opens the video "first-swing-4"
      Then the video goes on at 8 seconds or later

    Example: After the window in which it ran was closed
      Given Mateo is signed in and remembered
      And Mateo opens the library
      And Mateo opens the video "first-swing-4" in a second window
      And Mateo lets the video run for 6 seconds in the second window
      And the second window of Mateo is closed
      When Mateo opens the video "first-swing-4"
      Then the video goes on at 5 seconds or later

    Example: From where somebody would be who watched it elsewhere in order
      Given Hana is signed in
      When Hana opens the video "around-the-green-2"
      Then the video goes on at 5 seconds or later

    Example: Started over
      Given Hana is signed in
      And Hana opens the video "around-the-green-2"
      When Hana starts the video over
      Then Hana reads that the video starts at its beginning

  Rule: An address that names a second begins the video there, wherever it was left

    Example: To a note
      Given Hana is signed in
      When Hana opens the video "around-the-green-2" at 7 seconds
      Then the position of the video, in seconds, is 7

  Rule: Videos that were begun are at hand in the library

    Example: The one that was watched last comes first
      Given Mateo is signed in
      And Mateo opens the video "first-swing-4"
      And Mateo watches 6 seconds
      And Mateo opens the video "tempo-1"
      And Mateo watches 6 seconds
      When Mateo opens the library
      Then the videos to continue are "The tempo drill, A swing from the left"

    Example: Nothing was begun
      Given Mateo is signed in
      When Mateo opens the library
      Then the videos to continue are ""

  @learning.video-tracking-payload
  Rule: What could not be told is told again

    Example: The first time it fails
      Given Mateo is signed in
      And Mateo opens the video "tempo-1"
      And telling what was seen fails once on the club's side
      When Mateo watches 5 seconds
      Then the club knows that Mateo has seen exactly 5 seconds of "tempo-1"
      And the club was asked twice to hear what was seen

    Example: As soon as the connection is back
      Given Mateo is signed in
      And Mateo opens the video "tempo-1"
      And Mateo watches 2 seconds
      And Mateo has lost the connection
      And Mateo watches 3 seconds
      When Mateo's connection is back
      Then the club knows that Mateo has seen exactly 5 seconds of "tempo-1"
      And the club was asked twice to hear what was seen

  @learning.video-tracking-payload
  Rule: Who leaves without stopping the video loses next to nothing

    Example: Turning to something else
      Given Mateo is signed in
      And Mateo opens the video "tempo-1"
      And Mateo lets the video run for 3 seconds
      When Mateo turns to something else
      Then the club knows that Mateo has seen at least 2 seconds of "tempo-1"

    Example: A window that breaks down loses what was seen in its last ten seconds, no more
      Given Mateo is signed in and remembered
      And Mateo opens the library
      And Mateo opens the video "first-swing-4" in a second window
      And Mateo lets the video run for 12 seconds in the second window
      When the second window of Mateo breaks down
      Then the club knows that Mateo has seen at least 9 seconds of "first-swing-4"
