Feature: The video library
  The club's coaches explain the game in short videos,
  grouped into series by topic.

  @learning.video-library-parts
  Rule: The library lists its series by category and language

    Example: The library shows all categories and series
      Given Hana is signed in
      When Hana opens the library
      Then there are 7 categories of the library
      And there are 12 series of the library
      And the library is in English

    Example: Series can be filtered by category
      Given Hana is signed in
      And Hana opens the library
      When Hana looks for the category "Putting"
      Then the series of the library are
        | Reading greens    |
        | Inside six feet   |

    Example: The library opens in the player's language
      Given Hana is signed in
      And Hana has chosen French
      And Hana opens the library
      When Hana looks for the category "Sable"
      Then the series of the library are "Sortir du sable"
      And the library is in French

    Example: A category without series in another language is empty
      Given Hana is signed in
      And Hana opens the library
      And Hana looks for the category "Body"
      When Hana chooses videos in Chinese
      Then there are no series of the library

    Example: The library shows an error when it can't be loaded
      Given Hana is signed in
      And loading the library fails on the club's side
      When Hana opens the library
      Then Hana sees the message that something went wrong on the club's side

  @learning.video-library-parts
  Rule: A video introduces the library

    Example: The introduction plays on request
      Given Hana is signed in
      And Hana opens the library
      When Hana watches the introduction
      Then the open video is "Welcome to the library"

  @learning.video-library-parts
  Rule: A series lists its videos in order and the next one to watch

    Example: A series in progress names the next video
      Given Hana is signed in
      And Hana opens the library
      When Hana opens the series "The first swing"
      Then Hana reads the series "The first swing" of 5 videos
      And the next video is "A swing from the left"

    Example: A series that isn't started names no next video
      Given Hana is signed in
      And Hana opens the library
      When Hana opens the series "Three wedges"
      Then Hana reads the series "Three wedges" of 5 videos
      And no next video is shown
