Feature: Golf courses
  A player finds a course at home or near by, and marks the ones worth coming back to.
  Before a round there, the tees, the holes and the weather are worth a look.

  Background:
    Given Hana is signed in

  @rounds.course-pickers
  Rule: Courses are found by name, city, state and country

    Example: Favourite courses come first
      When Hana looks at the courses
      Then the first courses are
        | Lakeshore Dunes   |
        | Saltmarsh Links   |
        | Tallgrass Prairie |

    Example: Courses can be filtered by country
      Given Hana looks at the courses
      When Hana looks for courses in "Canada"
      Then the courses are
        | Rive-Sud    |
        | Bay of Firs |
        | Old Mill    |

    Example: Courses can be filtered by state
      Given Hana looks at the courses
      When Hana looks for courses in the state "Colorado" of "United States"
      Then the courses are
        | Quarry Ridge |
        | Red Mesa     |

    Example: Courses can be found by part of their name
      Given Hana looks at the courses
      When Hana looks for courses called "links"
      Then the courses are
        | Saltmarsh Links  |
        | Table View Links |

    Example: Courses can be found by their city
      Given Hana looks at the courses
      When Hana looks for courses called "naperville"
      Then the courses are
        | Tallgrass Prairie |

    Example: Courses can be found by the name of their state
      Given Hana looks at the courses
      When Hana looks for courses called "Maine"
      Then the courses are
        | Saltmarsh Links |
        | Three Rivers    |

  @rounds.course-search-query
  Rule: The nearest course comes first if the player shares the location

    Example: A player in Denver sees the nearest courses first
      Given Hana is in Denver
      And Hana looks at the courses
      When Hana looks for the nearest courses
      Then the first courses are
        | Quarry Ridge |
        | Red Mesa     |

    Example: A player who doesn't share the location is told that it is unknown
      Given Hana doesn't share her location
      And Hana looks at the courses
      When Hana looks for the nearest courses
      Then Hana sees the message that her position is unknown

  @rounds.favorite-fields
  Rule: A player can mark favourite courses

    Example: A player adds a favourite course
      Given Hana looks at the courses
      And Hana marks the course "Red Mesa"
      When Hana looks at her favourite courses
      Then the courses are
        | Lakeshore Dunes |
        | Red Mesa        |
        | Saltmarsh Links |

    Example: A favourite course belongs to the player who marked it
      Given Mateo is signed in
      And Mateo looks at the courses
      When Mateo marks the course "Quarry Ridge"
      Then the club knows these favourite courses of Mateo
        | Quarry Ridge |

    @call:rounds.favorite-course-remove
    Example: A player removes a favourite course
      Given Hana looks at the course "Saltmarsh Links"
      When Hana changes her mind about this favourite
      Then the club knows these favourite courses of Hana
        | Lakeshore Dunes |

    Example: A course isn't a favourite when saving it fails
      Given Hana looks at the courses
      And marking a favourite course fails
      When Hana marks the course "Red Mesa"
      Then Hana sees the message that the favourite wasn't saved
      And the club knows these favourite courses of Hana
        | Lakeshore Dunes |
        | Saltmarsh Links |

    Example: The second of two quick choices of a favourite course counts
      Given Hana looks at the course "Saltmarsh Links"
      And marking a favourite course is slow
      When Hana changes her mind about this favourite twice at once
      Then the club knows these favourite courses of Hana
        | Lakeshore Dunes |
        | Saltmarsh Links |

  Rule: Each tee shows its length, rating and slope for men and for women

    Example: The white tees show their ratings for men and women
      When Hana looks at the course "Tallgrass Prairie"
      Then the "White" tees are rated "69.4 / 125" for men and "74.8 / 132" for women

  Rule: A course shows the best and the average score on each of its holes

    Example: A player sees the scores on a course that was played before
      When Hana looks at the course "Lakeshore Dunes"
      Then the own scores on the first two holes are
        | Hole 1, par 4, best 3 4.4 |
        | Hole 2, par 5, best 5 6.0 |

    Example: A course that was never played has no scores
      When Hana looks at the course "Old Mill"
      Then Hana sees that she has never played here

  @rounds.hole-data-query
  Rule: Each hole has a drawing and an aerial picture

    Example: The drawing of the first hole is shown
      When Hana looks at the course "Tallgrass Prairie"
      Then the picture is "Drawing of hole 1, par 4, from the tees below to the green above"

    @call:rounds.satellite-image
    Example: Another hole is shown from above
      Given Hana looks at the course "Tallgrass Prairie"
      And Hana looks at hole 3
      When Hana looks at it from above
      Then the picture is "Hole 3, par 3, seen from above"

  @rounds.weather-fields
  Rule: The forecast covers the hours of the round, in the course's local time

    Example: The forecast uses the time zone of the course
      When Hana looks at the course "Saltmarsh Links"
      Then the hours of the round are
        | 2:00 pm |
        | 3:00 pm |
        | 4:00 pm |
        | 5:00 pm |
        | 6:00 pm |

    Example: The forecast starts the next morning when it is night at the course
      When Hana looks at the course "Kawabe Hills"
      Then the hours of the round are
        | 9:00 am  |
        | 10:00 am |
        | 11:00 am |
        | 12:00 pm |
        | 1:00 pm  |

    Scenario Outline: The forecast is asked for the clock of a player in <city>
      Given Bram's own clock is in <city>
      And Bram is signed in
      When Bram looks at the course "<course>"
      Then the club was asked for a forecast with
        | timezone | <city> |

      Examples:
        | city      | course          |
        | Denver    | Quarry Ridge    |
        | Singapore | Saltmarsh Links |

    Example: A player can choose another tee time
      Given Hana looks at the course "Saltmarsh Links"
      When Hana wants to begin at "7:00 am" tomorrow
      Then the hours of the round are
        | 7:00 am  |
        | 8:00 am  |
        | 9:00 am  |
        | 10:00 am |
        | 11:00 am |

    Example: The course is shown even when the forecast can't be loaded
      Given loading the weather fails
      When Hana looks at the course "Saltmarsh Links"
      Then Hana sees the message that the forecast can't be loaded
      And the picture is "Drawing of hole 1, par 4, from the tees below to the green above"
