Feature: Finding a free time
  Players filter the free times of all coaches,
  so that a lesson fits into their week.

  Background:
    Given Hana is signed in
    And Marisol Vance is free on Friday 29 May at 7:30 am

  @scheduling.schedule-step-start
  Rule: Booking starts with choosing a lesson and a time

    Example: No time is chosen at the start
      When Hana begins to book
      Then Hana is choosing a lesson and a time, with no time chosen yet

  @scheduling.schedule-filters
  Rule: Free times can be filtered by centre, coach, month, year and time of day

    Example: All coaches of the home centre are shown at first
      Given these times are free on Thursday 21 May:
        | coach         | time    |
        | Marisol Vance | 7:30 am |
        | Teodor Hale   | 2:00 pm |
      When Hana looks at the free times of Thursday 21 May
      Then Hana is offered these times:
        | coach         | time    |
        | Marisol Vance | 7:30 am |
        | Teodor Hale   | 2:00 pm |

    Example: Free times can be filtered by coach
      Given these times are free on Thursday 21 May:
        | coach         | time    |
        | Marisol Vance | 7:30 am |
        | Teodor Hale   | 2:00 pm |
      And Hana is looking at the free times of Thursday 21 May
      When Hana filters them by Teodor Hale
      Then Hana is offered these times:
        | coach       | time    |
        | Teodor Hale | 2:00 pm |

    Scenario Outline: Free times can be filtered to the <time of day> at the centre
      Given these times are free on Thursday 21 May:
        | coach         | time     |
        | Marisol Vance | 11:30 am |
        | Marisol Vance | 12:00 pm |
        | Marisol Vance | 4:30 pm  |
        | Marisol Vance | 5:00 pm  |
      And Hana is looking at the free times of Thursday 21 May
      When Hana filters them by the <time of day>
      Then Hana is offered the times <times>

      Examples:
        | time of day | times             |
        | morning     | 11:30 am          |
        | afternoon   | 12:00 pm, 4:30 pm |
        | evening     | 5:00 pm           |

    Example: Free times can be filtered by centre
      Given Northgate Swing Lab is free with Étienne Lacombe-Roy on Thursday 21 May at 8:00 am
      And Hana is looking at the free times of Thursday 21 May
      When Hana filters them by Northgate Swing Lab
      Then Hana is offered these times:
        | coach                | time    |
        | Étienne Lacombe-Roy | 8:00 am |

    Example: Free times of the next year can be shown
      Given Hana has begun to book
      When Hana moves 1 year forward
      Then the free times show May 2027

  @scheduling.coaches-of-selected-center
  Rule: Only the coaches of the chosen centre are offered

    Example: Changing the centre changes the coaches
      Given Hana has begun to book
      When Hana filters them by Marina Quay Studio
      Then Hana can choose among the coaches Wei Lin Tan

  @scheduling.year-navigation-clamps-to-now
  Rule: Going back a year never leads to a date before today

    Example: Going back from February next year leads to the current month
      Given Hana has begun to book
      And Hana has moved to February 2027
      When Hana moves 1 year back
      Then the free times show May 2026
      And the free times start from Wednesday 13 May

    Example: Going back from a later month leads to that month of this year
      Given Hana has begun to book
      And Hana has moved to July 2027
      When Hana moves 1 year back
      Then the free times show July 2026

  @scheduling.month-navigation-not-clamped
  Rule: Going back a month may lead to the past, where nothing is free

    Example: A past month shows no free times
      Given Hana has begun to book
      When Hana moves 1 month back
      Then the free times show April 2026
      And Hana is offered no times

    @scheduling.month-navigation-current
    Example: Returning to the current month shows free times from today
      Given it is Saturday 31 January at 9:00 am in Chicago
      And Marisol Vance is free on Saturday 31 January at 5:00 pm
      And Hana has begun to book
      When Hana moves 1 month forward and 1 back
      Then the free times start from Saturday 31 January

  Rule: A month without free times is skipped

    Example: June is shown when the last days of May have no free times
      Given it is Saturday 30 May at 9:00 am in Chicago
      And Marisol Vance is free on Wednesday 3 June at 7:30 am
      When Hana begins to book
      Then the free times show June 2026
      And Hana is offered the times 7:30 am

  @scheduling.open-slots-loading-then-data
  Rule: The booking says while free times are being loaded

    Example: Free times are shown as being loaded while the club is slow
      Given loading the free times gets no answer for 5 seconds
      When Hana looks at the free times of Thursday 21 May
      Then Hana sees that the free times are being loaded

    Example: Free times are shown once the club has answered
      Given these times are free on Thursday 21 May:
        | coach         | time    |
        | Marisol Vance | 7:30 am |
      When Hana looks at the free times of Thursday 21 May
      Then Hana sees that the free times are loaded
      And Hana is offered the times 7:30 am

    Example: The latest filter of free times counts even when its answer arrives first
      Given these times are free on Thursday 21 May:
        | coach         | time    |
        | Marisol Vance | 7:30 am |
        | Teodor Hale   | 2:00 pm |
      And Hana is looking at the free times of Thursday 21 May
      And the answers come in the wrong order
      When Hana filters them by Marisol Vance and at once by Teodor Hale
      Then Hana is offered the times 2:00 pm

  @scheduling.open-slots-error-shown
  Rule: The club's message is shown when it refuses to list free times

    Example: The club's message is shown in place of free times
      Given loading the free times is refused with the words "Bays are closed for the spring tournament."
      When Hana looks at the free times of Thursday 21 May
      Then the club's message about the free times is "Bays are closed for the spring tournament."
      And Hana is offered no times

    Example: The choice of lesson and centre stays when the connection is lost
      Given Hana has begun to book
      And Hana has lost the connection
      When Hana looks at the free times of Thursday 21 May
      Then Hana sees the message that there is no connection
      And Hana still has Iron play and Lakeshore Tempo Room chosen

  Rule: Centres near the player are found only if the player agrees

    Example: Starting to book doesn't ask for the player's location
      When Hana begins to book
      Then Hana was not asked for her location

    @call:scheduling.centers-nearest
    Example: The centre closest to the player comes first
      Given Hana is in Denver
      And Hana has begun to book
      When Hana looks for centres nearby
      Then the first centre nearby is "Northgate Swing Lab"

    Example: A player who doesn't share the location sees the whole list
      Given Hana doesn't share her location
      And Hana has begun to book
      When Hana looks for centres nearby
      Then Hana can choose among 11 centres

    Example: A postal code finds the closest centre for a booking
      Given Hana has begun to book
      When Hana looks for centres around the postal code 80202
      Then the first centre of the list is "Northgate Swing Lab"

    Example: The country of the postal code follows the club's site
      Given Wataru uses the club's site in Japan
      And Wataru is signed in
      When Wataru begins to book
      Then the country of the postal codes is "Japan"

    Scenario Outline: <who> sees distances to centres in <unit>
      Given <who> is signed in
      And <who> is in Denver
      And <who> has begun to book
      When <who> looks for centres nearby
      Then the distance to the first centre around <who> is in <unit>

      Examples:
        | who   | unit       |
        | Hana  | miles      |
        | Mateo | kilometres |

  @scheduling.center-list-error-flag
  Rule: A list of centres that can't be loaded doesn't stop the booking

    Example: Lessons can still be chosen when the centres can't be loaded
      Given loading the centres fails
      When Hana begins to book
      Then Hana sees the message that the centres can't be loaded
      And Hana can choose among the lessons Iron play, Full swing, Short game, Playing lesson, Practice bay
