Feature: My swings
  The cameras of a centre video a player's swings.
  A player finds them again, by club and by side, and looks at them frame by frame.

  @learning.my-swings-parts
  Rule: A player's swings stand in a list, the newest first

    Example: All of them
      Given Hana is signed in
      When Hana opens her swings
      Then the number of swings is 13
      And the newest swing is with the "Driver", down the line

    Example: From one side
      Given Hana is signed in
      And Hana opens her swings
      When Hana wants to see swings filmed down the line
      Then the number of swings is 5

    Example: With one club
      Given Hana is signed in
      And Hana opens her swings
      When Hana wants to see swings with the "Driver"
      Then the number of swings is 4

    Example: In the player's language
      Given Hana is signed in
      And Hana has chosen the language fr
      And Hana opens her swings
      When Hana wants to see swings with the "Fer 5"
      Then the number of swings is 1

    Example: None yet
      Given Mateo is signed in
      When Mateo opens his swings
      Then the number of swings is 0

    Example: Very many come a part at a time
      Given Mateo is signed in
      And Mateo has been filmed 500 times
      And Mateo opens his swings
      When Mateo wants to see older swings
      Then the number of swings is 48

    Example: With trouble on the club's side
      Given Hana is signed in
      And reading the swings fails on the club's side
      When Hana opens her swings
      Then Hana is told that something went wrong on the club's side

  @learning.my-swings-parts
  Rule: A swing is looked at by itself, frame by frame and slowly

    Example: Its video
      Given Hana is signed in
      When Hana opens the swing "swing-latest-1"
      Then the open swing is with the "7 iron", face on

    Example: One frame on
      Given Hana is signed in
      And Hana opens the swing "swing-latest-1"
      When Hana goes 3 frames on
      Then the frame of the video is 3

    Example: One frame back
      Given Hana is signed in
      And Hana opens the swing "swing-latest-1"
      And Hana goes 3 frames on
      When Hana goes 1 frame back
      Then the frame of the video is 2

    Example: A tenth as fast
      Given Hana is signed in
      And Hana opens the swing "swing-latest-1"
      When Hana makes the video as slow as it can be
      Then the speed of the video is 0.1

    Example: Somebody else's is not there
      Given Mateo is signed in
      When Mateo opens the swing "swing-latest-1"
      Then Mateo reads that no swing is shown
