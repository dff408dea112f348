Feature: Golf courses
  A player finds a course at home or near by, and marks the ones worth coming back to.
  Before a round there, the tees, the holes and the weather are worth a look.

  @rounds.course-pickers
  Rule: Courses are found by name, country and state

    Example: The favourites come first
      Given Hana is signed in
      When Hana looks at the courses
      Then the first courses are "Lakeshore Dunes, Saltmarsh Links, Tallgrass Prairie"

    Example: The courses of a country
      Given Hana is signed in
      And Hana looks at the courses
      When Hana looks for courses in "Canada"
      Then the courses are "Rive-Sud, Bay of Firs"

    Example: The courses of a state
      Given Hana is signed in
      And Hana looks at the courses
      When Hana looks for courses in "Colorado, United States"
      Then the courses are "Quarry Ridge, Red Mesa"

    Example: A part of a name
      Given Hana is signed in
      And Hana looks at the courses
      When Hana looks for courses called "links"
      Then the courses are "Saltmarsh Links, Table View Links"

  @rounds.course-search-query
  Rule: The nearest course comes first if the player says where she is

    Example: A player in Denver
      Given Hana is signed in
      And Hana is in Denver
      And Hana looks at the courses
      When Hana looks for the nearest courses
      Then the first courses are "Quarry Ridge, Red Mesa"

    Example: A player who keeps her position to herself
      Given Hana is signed in
      And Hana does not tell where she is
      And Hana looks at the courses
      When Hana looks for the nearest courses
      Then Hana is told that her position is unknown

  @rounds.favorite-fields
  Rule: A player marks favourite courses

    Example: A new favourite
      Given Hana is signed in
      And Hana looks at the courses
      And Hana marks the course "Red Mesa"
      When Hana looks at her favourite courses
      Then the courses are "Lakeshore Dunes, Red Mesa, Saltmarsh Links"

    Example: A favourite no more
      Given Hana is signed in
      And Hana looks at the course "Saltmarsh Links"
      When Hana changes her mind about this favourite
      Then the club knows the favourites "lakeshore-dunes" of Hana

    Example: A favourite that can't be saved is shown as it was
      Given Hana is signed in
      And Hana looks at the courses
      And marking a favourite course fails
      When Hana marks the course "Red Mesa"
      Then Hana is told that the favourite is not saved
      And the club knows the favourites "lakeshore-dunes, saltmarsh-links" of Hana

    Example: Of two quick choices the second is saved
      Given Hana is signed in
      And Hana looks at the course "Saltmarsh Links"
      And marking a favourite course takes its time
      When Hana changes her mind about this favourite twice at once
      Then the club knows the favourites "lakeshore-dunes, saltmarsh-links" of Hana

  Rule: Each tee has its length, and a rating and slope for men and for women

    Example: White tees for women
      Given Hana is signed in
      When Hana looks at the course "Tallgrass Prairie"
      Then the "White" tees are rated "69.4 / 125" for men and "74.8 / 132" for women

  @rounds.hole-data-query
  Rule: Each hole has a drawing and a picture from above

    Example: The drawing of the first hole
      Given Hana is signed in
      When Hana looks at the course "Tallgrass Prairie"
      Then the picture is "Drawing of hole 1, par 4, from the tees below to the green above"

    Example: Another hole from above
      Given Hana is signed in
      And Hana looks at the course "Tallgrass Prairie"
      And Hana looks at hole 3
      When Hana wants to see it from above
      Then the picture is "Hole 3, par 3, seen from above"

  @rounds.weather-fields
  Rule: The forecast covers the hours of the round, in the course's own time

    Example: A course in another time zone
      Given Hana is signed in
      When Hana looks at the course "Saltmarsh Links"
      Then the hours of the round are "2:00 pm, 3:00 pm, 4:00 pm, 5:00 pm, 6:00 pm"

    Example: At night, the next morning is proposed
      Given Hana is signed in
      When Hana looks at the course "Kawabe Hills"
      Then the hours of the round are "9:00 am, 10:00 am, 11:00 am, 12:00 pm, 1:00 pm"

    Example: Another tee time
      Given Hana is signed in
      And Hana looks at the course "Saltmarsh Links"
      When Hana wants to begin at "7:00 am" tomorrow
      Then the hours of the round are "7:00 am, 8:00 am, 9:00 am, 10:00 am, 11:00 am"

    Example: Without a forecast the course is still there
      Given Hana is signed in
      And reading the weather fails
      When Hana looks at the course "Saltmarsh Links"
      Then Hana is told that the forecast can't be read
      And the picture is "Drawing of hole 1, par 4, from the tees below to the green above"
