Feature: Two swings side by side
  A player lays two swings beside each other and moves both at once,
  so that what has changed between them can be seen.

  @learning.my-swings-parts
  Rule: Two swings run in step

    Example: The newest beside the one before it
      Given Hana is signed in
      When Hana lays "swing-latest-1" beside the one before it
      Then the swings side by side are "swing-latest-1, swing-evening-1"

    Example: They run together
      Given Hana is signed in
      And Hana lays "swing-latest-1" and "swing-other-hand-1" side by side
      When Hana lets both videos run
      Then Hana reads that both videos run within a frame of each other

    Example: They stay together at another speed
      Given Hana is signed in
      And Hana lays "swing-latest-1" and "swing-other-hand-1" side by side
      And Hana lets both videos run
      When Hana makes both videos half as fast
      Then Hana reads that both videos run within a frame of each other

    Example: They stay together wherever they are sent
      Given Hana is signed in
      And Hana lays "swing-latest-1" and "swing-other-hand-1" side by side
      And Hana lets both videos run
      When Hana sends both videos to their middle
      Then Hana reads that both videos run within a frame of each other

    Example: They step together
      Given Hana is signed in
      And Hana lays "swing-latest-1" and "swing-other-hand-1" side by side
      When Hana steps both videos 4 frames on
      Then the videos show the frames 4 and 4

  @learning.my-swings-parts
  Rule: Both meet at impact, once the player has said where it is

    Example: In both videos
      Given Hana is signed in
      And Hana lays "swing-latest-1" and "swing-other-hand-1" side by side
      And Hana finds impact in the first video at frame 60
      When Hana finds impact in the second video at frame 66
      Then the videos show the frames 60 and 66

    Example: They stay in step from there
      Given Hana is signed in
      And Hana lays "swing-latest-1" and "swing-other-hand-1" side by side
      And Hana finds impact in the first video at frame 60
      And Hana finds impact in the second video at frame 66
      When Hana steps both videos 5 frames on
      Then the videos show the frames 65 and 71

    Example: Kept with the address
      Given Hana is signed in
      And Hana lays "swing-latest-1" and "swing-other-hand-1" on each other at the frames 60 and 66
      When Hana steps both videos 6 frames on
      Then the videos show the frames 0 and 6
