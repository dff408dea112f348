Feature: Favourites of the video library
  A player keeps series and videos to find them again.
  What is kept shows at once, and says so where the club could not write it down.

  @learning.favorite-series-toggle
  Rule: A series is kept, and let go again

    Example: Kept
      Given Hana is signed in
      And Hana opens the library
      And Hana opens the series "Three wedges"
      When Hana marks the favourite "Three wedges"
      Then the favourites of Hana are "three-wedges, around-the-green/around-the-green-1, tempo"

    Example: Let go
      Given Hana is signed in
      And Hana opens the library
      And Hana opens the series "Three to one"
      When Hana marks the favourite "Three to one"
      Then the favourites of Hana are "around-the-green/around-the-green-1"

    Example: With trouble on the club's side it stands as it stood
      Given Hana is signed in
      And Hana opens the library
      And Hana opens the series "Three wedges"
      And keeping a series fails on the club's side
      When Hana marks the favourite "Three wedges"
      Then Hana is told that something went wrong on the club's side
      And "Three wedges" is not marked

  @learning.favorite-video-toggle
  Rule: A video is kept with its series, and let go again

    Example: Kept
      Given Hana is signed in
      And Hana opens the library
      And Hana opens the series "Three wedges"
      When Hana marks the favourite "Low with spin"
      Then the favourites of Hana are "three-wedges/three-wedges-3, around-the-green/around-the-green-1, tempo"

    Example: Let go
      Given Hana is signed in
      And Hana opens the library
      And Hana opens the series "Around the green"
      When Hana marks the favourite "Chip and roll"
      Then the favourites of Hana are "tempo"

    Example: While it is watched
      Given Hana is signed in
      And Hana opens the video "tempo-1"
      When Hana marks the video
      Then Hana reads that the video is marked
      And the favourites of Hana are "tempo/tempo-1, around-the-green/around-the-green-1, tempo"

    Example: While it is watched, it is let go
      Given Hana is signed in
      And Hana opens the video "around-the-green-1"
      When Hana marks the video
      Then Hana reads that the video is not marked
      And the favourites of Hana are "tempo"

    Example: In another series than its own
      Given Hana is signed in
      And Hana opens the video "tempo-1" from the series "off-the-tee"
      When Hana marks the video
      Then the favourites of Hana are "off-the-tee/tempo-1, around-the-green/around-the-green-1, tempo"

    Example: With trouble on the club's side it stands as it stood
      Given Hana is signed in
      And Hana opens the video "tempo-1"
      And keeping a video fails on the club's side
      When Hana marks the video
      Then Hana is told that something went wrong on the club's side
      And Hana reads that the video is not marked

  @learning.favorite-video-toggle
  Rule: Two quick presses end where the last one leads

    Example: One right after the other
      Given Hana is signed in
      And Hana opens the video "tempo-1"
      When Hana marks the video and at once thinks better of it
      Then Hana reads that the video is not marked
      And the favourites of Hana are "around-the-green/around-the-green-1, tempo"

    Example: Three of them
      Given Hana is signed in
      And Hana opens the video "tempo-1"
      When Hana marks the video, thinks better of it and marks it after all
      Then Hana reads that the video is marked
      And the favourites of Hana are "tempo/tempo-1, around-the-green/around-the-green-1, tempo"

    Example: The first is long under way
      Given Hana is signed in
      And Hana opens the video "tempo-1"
      And keeping a video takes its time
      When Hana marks the video and at once thinks better of it
      Then Hana reads that the video is not marked
      And the favourites of Hana are "around-the-green/around-the-green-1, tempo"

    Example: The first fails
      Given Hana is signed in
      And Hana opens the video "tempo-1"
      And keeping a video fails on the club's side
      When Hana marks the video and at once thinks better of it
      Then Hana reads that the video is not marked
      And the favourites of Hana are "around-the-green/around-the-green-1, tempo"

    Example: The last fails, and what the first has brought about stands
      Given Hana is signed in
      And Hana opens the video "tempo-1"
      And letting a video go fails on the club's side
      When Hana marks the video and at once thinks better of it
      Then Hana is told that something went wrong on the club's side
      And Hana reads that the video is marked
      And the favourites of Hana are "tempo/tempo-1, around-the-green/around-the-green-1, tempo"

  @learning.video-library-parts
  Rule: Favourites stand in a list, from which they can be taken

    Example: All of them
      Given Hana is signed in
      When Hana opens her favourites
      Then the favourite videos are "Three to one, Chip and roll"

    Example: One is taken out
      Given Hana is signed in
      And Hana opens her favourites
      When Hana removes the favourite "Chip and roll"
      Then the favourite videos are "Three to one"
      And the favourites of Hana are "tempo"

    Example: One is taken out, and put back
      Given Hana is signed in
      And Hana opens her favourites
      And Hana removes the favourite "Chip and roll"
      When Hana takes it back
      Then the favourite videos are "Three to one, Chip and roll"
      And the favourites of Hana are "around-the-green/around-the-green-1, tempo"

    Example: With trouble on the club's side it stays in the list
      Given Hana is signed in
      And Hana opens her favourites
      And letting a video go fails on the club's side
      When Hana removes the favourite "Chip and roll"
      Then Hana is told that something went wrong on the club's side
      And the favourite videos are "Three to one, Chip and roll"
