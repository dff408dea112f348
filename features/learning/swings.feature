Feature: The swings of a player
  The cameras of a centre record a player's swings.
  A player finds them by golf club and camera angle, and views them frame by frame.

  @learning.my-swings-parts
  Rule: Swings are listed with the newest first

    Example: A player sees all swings
      Given Hana is signed in
      When Hana opens her swings
      Then the number of swings is 13
      And the newest swing is with the "Driver", down the line

    Example: Swings can be filtered by camera angle
      Given Hana is signed in
      And Hana opens her swings
      When Hana wants to see swings filmed down the line
      Then the number of swings is 5

    Example: Swings can be filtered by golf club
      Given Hana is signed in
      And Hana opens her swings
      When Hana wants to see swings with the "Driver"
      Then the number of swings is 4

    Example: The filter of swings names golf clubs in the player's language
      Given Hana is signed in
      And Hana has chosen French
      And Hana opens her swings
      When Hana wants to see swings with the "Fer 5"
      Then the number of swings is 1

    Example: A player who was never filmed sees no swings
      Given Mateo is signed in
      When Mateo opens his swings
      Then the number of swings is 0

    Example: Older swings are listed 24 at a time
      Given Mateo is signed in
      And Mateo has been filmed 500 times
      And Mateo opens his swings
      When Mateo wants to see older swings
      Then the number of swings is 48

    Example: Swings that can't be loaded show an error
      Given Hana is signed in
      And loading the swings fails on the club's side
      When Hana opens her swings
      Then Hana sees the message that something went wrong on the club's side

  @learning.my-swings-parts
  Rule: A swing can be viewed frame by frame and in slow motion

    Example: A swing shows its golf club and camera angle
      Given Hana is signed in
      When Hana opens the swing "latest swing face on"
      Then the open swing is with the "7 iron", face on

    Example: A player moves a swing's video frames forward
      Given Hana is signed in
      And Hana opens the swing "latest swing face on"
      When Hana goes 3 frames on
      Then the frame of the video is 3

    Example: A player moves a swing's video a frame back
      Given Hana is signed in
      And Hana opens the swing "latest swing face on"
      And Hana goes 3 frames on
      When Hana goes 1 frame back
      Then the frame of the video is 2

    Example: A swing plays at a tenth of its speed
      Given Hana is signed in
      And Hana opens the swing "latest swing face on"
      When Hana sets the video to its slowest speed
      Then the speed of the video is 0.1

    Example: The next video plays at the speed that was chosen
      Given Hana is signed in
      And Hana opens the swing "latest swing face on"
      And Hana sets the video to its slowest speed
      When Hana opens the video "A drive, down the line"
      Then the speed of the video is 0.1

    Example: Another player's swing isn't shown
      Given Mateo is signed in
      When Mateo opens the swing "latest swing face on"
      Then Mateo sees that no swing is shown
