Feature: Favourites of the video library
  A player keeps series and videos to find them again.
  What is kept shows at once, and says so where the club could not write it down.

  @learning.favorite-series-toggle
  Rule: A series is kept, and let go again

    Example: Kept
      Given Hana is signed in
      And Hana looks at the library
      And Hana opens the series "Three wedges"
      When Hana marks "Three wedges"
      Then the favourites of Hana are "three-wedges, around-the-green/around-the-green-1, tempo"

    Example: Let go
      Given Hana is signed in
      And Hana looks at the library
      And Hana opens the series "Three to one"
      When Hana marks "Three to one"
      Then the favourites of Hana are "around-the-green/around-the-green-1"

    Example: With trouble on the club's side it stands as it stood
      Given Hana is signed in
      And Hana looks at the library
      And Hana opens the series "Three wedges"
      And keeping a series fails on the club's side
      When Hana marks "Three wedges"
      Then Hana is told that something went wrong on the club's side
      And "Three wedges" is not marked

  @learning.favorite-video-toggle
  Rule: A video is kept with its series, and let go again

    Example: Kept
      Given Hana is signed in
      And Hana looks at the library
      And Hana opens the series "Three wedges"
      When Hana marks "Low with spin"
      Then the favourites of Hana are "three-wedges/three-wedges-3, around-the-green/around-the-green-1, tempo"

    Example: Let go
      Given Hana is signed in
      And Hana looks at the library
      And Hana opens the series "Around the green"
      When Hana marks "Chip and roll"
      Then the favourites of Hana are "tempo"

  @learning.video-library-parts
  Rule: Favourites stand in a list, from which they can be taken

    Example: All of them
      Given Hana is signed in
      When Hana looks at her favourites
      Then Hana sees the favourites "Three to one, Chip and roll"

    Example: One is taken out
      Given Hana is signed in
      And Hana looks at her favourites
      When Hana takes "Chip and roll" out of her favourites
      Then Hana sees the favourites "Three to one"
      And the favourites of Hana are "tempo"
