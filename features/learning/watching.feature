Feature: What was watched
  The club counts what a player has seen of a video, each second once,
  so that it can be gone on with on whatever device.

  @learning.video-tracking-payload
  Rule: The club hears what was seen, each second once

    Example: A film that is stopped
      Given Mateo is signed in
      And Mateo opens the video "tempo-1"
      When Mateo watches 5 seconds
      Then the club knows that Mateo has seen 5 seconds of "tempo-1"

    Example: It can be gone on with elsewhere
      Given Mateo is signed in and remembered
      And Mateo opens the video "tempo-1"
      And Mateo watches 6 seconds
      When Mateo opens the video "tempo-1" in a second window
      Then Mateo may go on at 6 seconds in the second window

  Rule: Who goes on is where the film was left

    Example: Halfway
      Given Hana is signed in
      And Hana opens the video "around-the-green-2"
      When Hana goes on where it was left
      Then going on is not offered
