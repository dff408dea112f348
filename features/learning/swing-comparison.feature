Feature: Comparing two swings
  A player compares two swings and plays both at once,
  to see what has changed.

  @learning.my-swings-parts
  Rule: Two swings play in sync

    Example: The newest swing is compared with the previous one
      Given Hana is signed in
      When Hana compares "latest swing face on" with the one before it
      Then the swings side by side are
        | latest swing face on |
        | swing of an evening  |

    @browser
    Example: Both videos play in sync
      Given Hana is signed in
      And Hana compares "latest swing face on" with "left-handed swing"
      When Hana plays both videos
      Then Hana sees that both videos are within a frame of each other

    @browser
    Example: Both videos stay in sync at half speed
      Given Hana is signed in
      And Hana compares "latest swing face on" with "left-handed swing"
      And Hana plays both videos
      When Hana sets both videos to half speed
      Then Hana sees that both videos are within a frame of each other

    @browser
    Example: Both videos stay in sync after moving to the middle
      Given Hana is signed in
      And Hana compares "latest swing face on" with "left-handed swing"
      And Hana plays both videos
      When Hana moves both videos to their middle
      Then Hana sees that both videos are within a frame of each other

    Example: Both videos move frame by frame together
      Given Hana is signed in
      And Hana compares "latest swing face on" with "left-handed swing"
      When Hana steps both videos 4 frames on
      Then the videos show the frames 4 and 4

  @learning.my-swings-parts
  Rule: Two swings are aligned at impact once the player has marked it

    Example: Both videos show the marked moments of impact
      Given Hana is signed in
      And Hana compares "latest swing face on" with "left-handed swing"
      And Hana marks impact in the first video at frame 60
      When Hana marks impact in the second video at frame 66
      Then the videos show the frames 60 and 66

    Example: Both videos move in sync from impact
      Given Hana is signed in
      And Hana compares "latest swing face on" with "left-handed swing"
      And Hana marks impact in the first video at frame 60
      And Hana marks impact in the second video at frame 66
      When Hana steps both videos 5 frames on
      Then the videos show the frames 65 and 71

    Example: The alignment is kept in the link
      Given Hana is signed in
      And Hana compares "latest swing face on" with "left-handed swing", aligned at the frames 60 and 66
      When Hana steps both videos 6 frames on
      Then the videos show the frames 0 and 6
