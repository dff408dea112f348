Feature: Continuing a video
  The club counts which seconds of a video a player has watched, each once,
  so that the player can continue on any device.

  @learning.video-tracking-payload
  Rule: The club learns which seconds of a video were watched, each once

    @engines
    Example: Stopping a video saves the watched seconds
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      When Mateo watches 5 seconds
      Then the club knows that Mateo has seen exactly 5 seconds of "The tempo drill"

    @browser
    Example: Seconds of a video watched in two windows are added up
      Given Mateo is signed in and remembered
      And Mateo opens the video "The tempo drill"
      And Mateo moves to 6 seconds of the video
      And Mateo watches 2 seconds
      And Mateo opens the video "The tempo drill" in a second window
      When Mateo watches 3 seconds from its start in the second window
      Then the club knows that Mateo has seen at least 4 seconds of "The tempo drill"

  @learning.video-tracking-payload
  Rule: Only seconds of a video that were played count

    Example: Seconds of a video that were skipped don't count
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      And Mateo watches 2 seconds
      And Mateo moves to 5 seconds of the video
      When Mateo watches 2 seconds
      Then the club knows that Mateo has seen at least 3 seconds of "The tempo drill"
      And the club knows that Mateo has seen at most 5 seconds of "The tempo drill"

    Example: Seconds skipped while a video plays don't count
      Given Mateo is signed in
      And Mateo opens the video "A swing from the left"
      And Mateo plays the video for 2 seconds
      And Mateo skips 6 seconds of the video
      When Mateo watches 2 seconds
      Then the club knows that Mateo has seen "A swing from the left" up to its position, except 6 seconds

    Example: Seconds of a video watched twice count once
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      And Mateo watches 4 seconds
      And Mateo moves to 2 seconds of the video
      When Mateo watches 3 seconds
      Then the club knows that Mateo has seen at least 4 seconds of "The tempo drill"
      And the club knows that Mateo has seen at most 6 seconds of "The tempo drill"

    Example: Seconds of a video watched after moving back count
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      And Mateo moves to 4 seconds of the video
      And Mateo watches 2 seconds
      And Mateo moves to 1 second of the video
      When Mateo watches 2 seconds
      Then the club knows that Mateo has seen at least 3 seconds of "The tempo drill"
      And the club knows that Mateo has seen at most 5 seconds of "The tempo drill"

  Rule: A video continues where it was left

    @browser
    Example: A video continues in another window
      Given Mateo is signed in and remembered
      And Mateo opens the video "The tempo drill"
      And Mateo watches 6 seconds
      When Mateo opens the video "The tempo drill" in a second window
      Then the video goes on at 6 seconds in the second window of Mateo

    Example: A video continues at the last position even after skipping
      Given Mateo is signed in
      And Mateo opens the video "A swing from the left"
      And Mateo moves to 8 seconds of the video
      And Mateo watches 1 second
      And Mateo opens the library
      When Mateo opens the video "A swing from the left"
      Then the video goes on at 8 seconds or later

    @browser
    Example: A video continues after its window was closed
      Given Mateo is signed in and remembered
      And Mateo opens the library
      And Mateo opens the video "A swing from the left" in a second window
      And Mateo plays the video for 6 seconds in the second window
      And the second window of Mateo is closed
      When Mateo opens the video "A swing from the left"
      Then the video goes on at 5 seconds or later

    Example: A video watched on another device continues where it was left
      Given Hana is signed in
      When Hana opens the video "Choose the landing spot"
      Then the video goes on at 5 seconds or later

    Example: A player can start a video over
      Given Hana is signed in
      And Hana opens the video "Choose the landing spot"
      When Hana starts the video over
      Then Hana sees that the video starts at its beginning

  Rule: A link to a second of a video starts it there

    Example: A link to a second of a video takes precedence over the last position
      Given Hana is signed in
      When Hana opens the video "Choose the landing spot" at 7 seconds
      Then the position of the video, in seconds, is 7

  Rule: The library offers videos in progress

    Example: The video watched last comes first
      Given Mateo is signed in
      And Mateo opens the video "A swing from the left"
      And Mateo watches 6 seconds
      And Mateo opens the video "The tempo drill"
      And Mateo watches 6 seconds
      When Mateo opens the library
      Then the videos to continue are
        | The tempo drill       |
        | A swing from the left |

    Example: The videos to continue stand before the rest of the library
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      And Mateo watches 6 seconds
      When Mateo opens the library
      Then Mateo sees that the videos to continue come first

    Example: Home offers the video watched last
      Given Mateo is signed in
      And Mateo opens the video "A swing from the left"
      And Mateo watches 6 seconds
      And Mateo opens the video "The tempo drill"
      And Mateo watches 6 seconds
      When Mateo opens home
      Then the video to continue at home is "The tempo drill"

    Example: No videos are offered before one is started
      Given Mateo is signed in
      When Mateo opens the library
      Then there are no videos to continue

  @learning.video-tracking-payload
  Rule: Progress in a video that couldn't be saved is saved again

    Example: Progress in a video is sent again after a failure
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      And saving the progress fails once on the club's side
      When Mateo watches 5 seconds
      Then the club knows that Mateo has seen exactly 5 seconds of "The tempo drill"
      And the club was asked twice to save the progress

    Example: Progress in a video is sent when the connection is back
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      And Mateo watches 2 seconds
      And Mateo has lost the connection
      And Mateo watches 3 seconds
      When Mateo's connection is back
      Then the club knows that Mateo has seen exactly 5 seconds of "The tempo drill"
      And the club was asked twice to save the progress

  @learning.video-tracking-payload
  Rule: Leaving without stopping the video loses almost nothing

    Example: Progress is saved when the player leaves the video
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      And Mateo plays the video for 3 seconds
      When Mateo turns to something else
      Then the club knows that Mateo has seen at least 2 seconds of "The tempo drill"

    @browser
    Example: A crashed window loses at most ten seconds of progress
      Given Mateo is signed in and remembered
      And Mateo opens the library
      And Mateo opens the video "A swing from the left" in a second window
      And Mateo plays the video for 12 seconds in the second window
      When the second window of Mateo breaks down
      Then the club knows that Mateo has seen at least 9 seconds of "A swing from the left"
