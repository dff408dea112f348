Feature: The video library
  The club's coaches explain the game in short videos.
  They are gathered in series, by what they are about.

  @learning.video-library-parts
  Rule: The library offers its series by category and language

    Example: All of it
      Given Hana is signed in
      When Hana opens the library
      Then there are 7 categories of the library
      And there are 12 series of the library
      And the language of the library is "en"

    Example: One category
      Given Hana is signed in
      And Hana opens the library
      When Hana looks for the category "Putting"
      Then the series of the library are "Reading greens, Inside two metres"

    Example: In the player's language
      Given Hana is signed in
      And Hana has chosen the language fr
      And Hana opens the library
      When Hana looks for the category "Sable"
      Then the series of the library are "Sortir du sable"
      And the language of the library is "fr"

    Example: In another language than the player's
      Given Hana is signed in
      And Hana opens the library
      And Hana looks for the category "Body"
      When Hana wants videos in zh
      Then there are no series of the library

    Example: With trouble on the club's side
      Given Hana is signed in
      And reading the library fails on the club's side
      When Hana opens the library
      Then Hana is told that something went wrong on the club's side

  @learning.video-library-parts
  Rule: A video introduces the library

    Example: On request
      Given Hana is signed in
      And Hana opens the library
      When Hana watches the introduction
      Then the open video is "Welcome to the library"

  @learning.video-library-parts
  Rule: A series tells its videos in their order, and where to go on

    Example: Begun
      Given Hana is signed in
      And Hana opens the library
      When Hana opens the series "The first swing"
      Then Hana reads the series "The first swing" of 5 videos
      And the next video is "A swing from the left"

    Example: Not begun yet
      Given Hana is signed in
      And Hana opens the library
      When Hana opens the series "Three wedges"
      Then Hana reads the series "Three wedges" of 5 videos
      And no next video is shown
