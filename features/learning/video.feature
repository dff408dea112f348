Feature: A video of the library
  A player watches one video after the other,
  and finds again where each was left.

  @learning.video-library-parts
  Rule: A video is shown as part of its series

    Example: With the one that follows
      Given Hana is signed in
      When Hana opens the video "tempo-1"
      Then Hana sees the video "The tempo drill"
      And the video "Count it aloud" follows

    Example: In the player's language
      Given Hana is signed in
      And Hana has chosen the language fr
      When Hana opens the video "tempo-1"
      Then Hana sees the video "L’exercice de tempo"

  Rule: It is offered to go on where a player has left, never done by itself

    Example: Not of what has hardly begun
      Given Hana is signed in
      When Hana opens the video "tempo-1"
      Then going on is not offered
      And the film stands at 0 seconds

    Example: Of what was left halfway
      Given Hana is signed in
      When Hana opens the video "around-the-green-2"
      Then Hana may go on at 5 seconds
      And the film stands at 0 seconds

    Example: Not of what is as good as over
      Given Hana is signed in
      When Hana opens the video "first-swing-3"
      Then going on is not offered
