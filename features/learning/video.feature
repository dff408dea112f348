Feature: Watching a library video
  A player watches one video after another,
  and continues each where it was left.

  @learning.video-library-parts
  Rule: A video is shown as part of its series

    Example: A video names the next one in its series
      Given Hana is signed in
      When Hana opens the video "The tempo drill"
      Then the video is "The tempo drill"
      And the following video is "Count it aloud"

    Example: A video shows its position in the series
      Given Hana is signed in
      When Hana opens the video "Count it aloud"
      Then Hana is at video 2 of the series "Three to one"

    Example: A video belongs to the series in which it was chosen
      Given Hana is signed in
      When Hana opens the video "A whole bag of drives" from the series "Off the tee"
      Then Hana is at video 5 of the series "Off the tee"
      And the following video is "The tempo drill"

    Example: The last video of a series has no next one
      Given Hana is signed in
      When Hana opens the video "The tempo drill" from the series "Off the tee"
      Then Hana is at video 6 of the series "Off the tee"
      And no following video is shown

    Example: A link with the wrong series opens the video in its own series
      Given Hana is signed in
      When Hana opens the video "The tempo drill" from the series "Three wedges"
      Then Hana is at video 1 of the series "Three to one"

    Example: A video's title is in the player's language
      Given Hana is signed in
      And Hana has chosen French
      When Hana opens the video "The tempo drill"
      Then the video is "L’exercice de tempo"

  Rule: A video starts where the player left it, unless it was barely begun or almost finished

    Example: A barely begun video starts at its beginning
      Given Hana is signed in
      When Hana opens the video "The tempo drill"
      Then Hana sees that the video starts at its beginning
      And the position of the video, in seconds, is 0

    Example: A half-watched video continues where it was left
      Given Hana is signed in
      When Hana opens the video "Choose the landing spot"
      Then the video goes on at 5 seconds or later

    Example: An almost finished video starts at its beginning
      Given Hana is signed in
      When Hana opens the video "A swing, face on"
      Then Hana sees that the video starts at its beginning

  Rule: A video whose description lists chapters offers them

    Example: The chapters are listed in order
      Given Hana is signed in
      When Hana opens the video "Choose the landing spot" at 0 seconds
      Then the chapters of the video are
        | 0:00 | The landing spot |
        | 0:20 | The backswing    |
        | 0:40 | Impact           |
        | 1:00 | In the air       |
        | 1:20 | On the ground    |
        | 1:46 | One part to two  |
      And the chapter of the video is "The landing spot"

    Example: A chapter leads to its time
      Given Hana is signed in
      And Hana opens the video "A drive, down the line"
      When Hana goes to the chapter "To the top"
      Then the position of the video, in seconds, is 48
      And the chapter of the video is "To the top"

    Example: A note two minutes into a video is saved in the right chapter
      Given Hana is signed in
      And Hana opens the video "A putt that breaks"
      And Hana moves to 125 seconds of the video
      When Hana writes the note "It drops"
      Then the club keeps the note "It drops" of Hana at 125 seconds of "A putt that breaks"
      And the chapter of the video is "Into the hole"

    Example: A video without chapters in its description lists none
      Given Hana is signed in
      When Hana opens the video "The tempo drill"
      Then there are no chapters of the video

  Rule: A video that no longer exists leads back to the library

    Example: A link to a deleted video leads to the library
      Given Hana is signed in
      When Hana opens the video "A deleted video"
      Then Hana sees that there is a way back to the library
