Feature: Golf courses
  A player finds a course at home or near by, and marks the ones worth coming back to.
  Before a round there, the tees, the holes and the weather are worth a look.

  @rounds.course-pickers
  Rule: Courses are found by name, country and state

    Example: Favourite courses come first
      Given Hana is signed in
      When Hana looks at the courses
      Then the first courses are "Lakeshore Dunes, Saltmarsh Links, Tallgrass Prairie"

    Example: Courses can be filtered by country
      Given Hana is signed in
      And Hana looks at the courses
      When Hana looks for courses in "Canada"
      Then the courses are "Rive-Sud, Bay of Firs"

    Example: Courses can be filtered by state
      Given Hana is signed in
      And Hana looks at the courses
      When Hana looks for courses in "Colorado, United States"
      Then the courses are "Quarry Ridge, Red Mesa"

    Example: Courses can be found by part of their name
      Given Hana is signed in
      And Hana looks at the courses
      When Hana looks for courses called "links"
      Then the courses are "Saltmarsh Links, Table View Links"

  @rounds.course-search-query
  Rule: The nearest course comes first if the player shares the location

    Example: A player in Denver sees the nearest courses first
      Given Hana is signed in
      And Hana is in Denver
      And Hana looks at the courses
      When Hana looks for the nearest courses
      Then the first courses are "Quarry Ridge, Red Mesa"

    Example: A player who doesn't share the location is told that it is unknown
      Given Hana is signed in
      And Hana doesn't share her location
      And Hana looks at the courses
      When Hana looks for the nearest courses
      Then Hana sees the message that her position is unknown

  @rounds.favorite-fields
  Rule: A player can mark favourite courses

    Example: A player adds a favourite course
      Given Hana is signed in
      And Hana looks at the courses
      And Hana marks the course "Red Mesa"
      When Hana looks at her favourite courses
      Then the courses are "Lakeshore Dunes, Red Mesa, Saltmarsh Links"

    Example: A player removes a favourite course
      Given Hana is signed in
      And Hana looks at the course "Saltmarsh Links"
      When Hana changes her mind about this favourite
      Then the club knows the favourites "Lakeshore Dunes" of Hana

    Example: A course isn't a favourite when saving it fails
      Given Hana is signed in
      And Hana looks at the courses
      And marking a favourite course fails
      When Hana marks the course "Red Mesa"
      Then Hana sees the message that the favourite wasn't saved
      And the club knows the favourites "Lakeshore Dunes, Saltmarsh Links" of Hana

    Example: The second of two quick choices of a favourite course counts
      Given Hana is signed in
      And Hana looks at the course "Saltmarsh Links"
      And marking a favourite course is slow
      When Hana changes her mind about this favourite twice at once
      Then the club knows the favourites "Lakeshore Dunes, Saltmarsh Links" of Hana

  Rule: Each tee shows its length, rating and slope for men and for women

    Example: The white tees show their ratings for men and women
      Given Hana is signed in
      When Hana looks at the course "Tallgrass Prairie"
      Then the "White" tees are rated "69.4 / 125" for men and "74.8 / 132" for women

  @rounds.hole-data-query
  Rule: Each hole has a drawing and an aerial picture

    Example: The drawing of the first hole is shown
      Given Hana is signed in
      When Hana looks at the course "Tallgrass Prairie"
      Then the picture is "Drawing of hole 1, par 4, from the tees below to the green above"

    Example: Another hole is shown from above
      Given Hana is signed in
      And Hana looks at the course "Tallgrass Prairie"
      And Hana looks at hole 3
      When Hana wants to see it from above
      Then the picture is "Hole 3, par 3, seen from above"

  @rounds.weather-fields
  Rule: The forecast covers the hours of the round, in the course's local time

    Example: The forecast uses the time zone of the course
      Given Hana is signed in
      When Hana looks at the course "Saltmarsh Links"
      Then the hours of the round are "2:00 pm, 3:00 pm, 4:00 pm, 5:00 pm, 6:00 pm"

    Example: The forecast starts the next morning when it is night at the course
      Given Hana is signed in
      When Hana looks at the course "Kawabe Hills"
      Then the hours of the round are "9:00 am, 10:00 am, 11:00 am, 12:00 pm, 1:00 pm"

    Example: A player can choose another tee time
      Given Hana is signed in
      And Hana looks at the course "Saltmarsh Links"
      When Hana wants to begin at "7:00 am" tomorrow
      Then the hours of the round are "7:00 am, 8:00 am, 9:00 am, 10:00 am, 11:00 am"

    Example: The course is shown even when the forecast can't be loaded
      Given Hana is signed in
      And loading the weather fails
      When Hana looks at the course "Saltmarsh Links"
      Then Hana sees the message that the forecast can't be loaded
      And the picture is "Drawing of hole 1, par 4, from the tees below to the green above"
