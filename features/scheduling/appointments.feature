Feature: Viewing booked lessons
  Players see what they have booked, day by day and month by month,
  so that they arrive at the right centre at the right time.

  Background:
    Given Hana is signed in

  @scheduling.appointments-calendar
  Rule: The calendar shows every booked lesson on its day

    Example: The calendar marks the days with lessons
      Given Hana has these lessons:
        | day             | time    |
        | Tuesday 5 May   | 7:30 am |
        | Thursday 14 May | 7:30 am |
        | Thursday 21 May | 6:00 pm |
      When Hana opens her lessons
      Then the calendar of May 2026 marks the days 5, 14, 21

    Example: Lessons of one day are listed by time
      Given Hana has these lessons:
        | lesson     | coach         | day             | time    |
        | Short game | Teodor Hale   | Thursday 14 May | 6:00 pm |
        | Iron play  | Marisol Vance | Thursday 14 May | 7:30 am |
      When Hana opens her lessons
      Then Hana sees these lessons of the chosen day:
        | lesson     | coach         | centre              | day             | time    |
        | Iron play  | Marisol Vance | Lakeshore Tempo Room | Thursday 14 May | 7:30 am |
        | Short game | Teodor Hale   | Lakeshore Tempo Room | Thursday 14 May | 6:00 pm |

    Example: A lesson shows its coach, centre and length
      Given Hana has an Iron play lesson with Marisol Vance at Lakeshore Tempo Room on Thursday 14 May at 7:30 am
      When Hana opens that lesson
      Then Hana reads Iron play with Marisol Vance at Lakeshore Tempo Room on Thursday 14 May at 7:30 am
      And Hana sees that it lasts 45 minutes

  Rule: A lesson shows the centre's time, and the player's own time where it differs

    Example: A lesson in Chicago shows the time in New York, too
      Given Hana has an Iron play lesson with Marisol Vance at Lakeshore Tempo Room on Thursday 14 May at 7:30 am
      When Hana opens that lesson
      Then Hana sees that her own clock will show Thursday 14 May, 8:30 am

    Example: A lesson overseas is listed on the centre's day
      Given Hana has an Iron play lesson with Wei Lin Tan at Marina Quay Studio on Saturday 16 May at 7:00 am
      When Hana opens her lessons
      Then the chosen day is Saturday 16 May

    Example: A lesson overseas shows the other day at home, too
      Given Hana has an Iron play lesson with Wei Lin Tan at Marina Quay Studio on Saturday 16 May at 7:00 am
      When Hana opens that lesson
      Then Hana sees that her own clock will show Friday 15 May, 7:00 pm

    Example: Only one time is shown when player and centre share it
      Given Hana's own clock is in Chicago
      And Hana has an Iron play lesson with Marisol Vance at Lakeshore Tempo Room on Thursday 14 May at 7:30 am
      When Hana opens that lesson
      Then Hana sees that only the centre's time is shown

    Example: The player's own time follows the change of clocks before the lesson
      Given Hana's own clock is in Singapore
      And Hana has an Iron play lesson with Marisol Vance at Lakeshore Tempo Room on Monday 2 November at 7:30 am
      When Hana opens that lesson
      Then Hana reads Iron play with Marisol Vance at Lakeshore Tempo Room on Monday 2 November at 7:30 am
      And Hana sees that her own clock will show Monday 2 November, 9:30 pm

  @scheduling.selected-date-next-appointment
  Rule: The calendar opens on the day of the next lesson

    Example: Past lessons are skipped
      Given Hana has these lessons:
        | day             | time    |
        | Tuesday 5 May   | 7:30 am |
        | Thursday 21 May | 7:30 am |
        | Friday 29 May   | 7:30 am |
      When Hana opens her lessons
      Then the chosen day is Thursday 21 May

    Example: A lesson that starts this minute is still the next one
      Given Hana has these lessons:
        | day              | time     |
        | Wednesday 13 May | 12:30 pm |
        | Thursday 21 May  | 7:30 am  |
      When Hana opens her lessons
      Then the chosen day is Wednesday 13 May

    Example: A lesson that has begun is no longer the next one
      Given Hana has these lessons:
        | day              | time     |
        | Wednesday 13 May | 12:29 pm |
        | Thursday 21 May  | 7:30 am  |
      When Hana opens her lessons
      Then the chosen day is Thursday 21 May

  @scheduling.selected-date-first-appointment
  Rule: The calendar opens on the earliest lesson when all are over

    Example: The calendar opens on the earlier of two past lessons
      Given Hana has these lessons:
        | day             | time    |
        | Tuesday 5 May   | 7:30 am |
        | Friday 17 April | 7:30 am |
      When Hana opens her lessons
      Then the chosen day is Friday 17 April

    Example: The calendar opens on today when there are no lessons
      Given Hana has no lessons
      When Hana opens her lessons
      Then the chosen day is Wednesday 13 May
      And Hana sees that there is no lesson on the chosen day

  @scheduling.month-navigation
  Rule: The calendar moves one month at a time

    Example: The calendar moves one month forward
      Given Hana has opened her lessons
      When Hana moves 1 month forward
      Then the calendar shows June 2026

    Example: The calendar moves two months back
      Given Hana has opened her lessons
      When Hana moves 2 months back
      Then the calendar shows March 2026

    Example: The calendar moves into the next year
      Given Hana has opened her lessons
      When Hana moves 8 months forward
      Then the calendar shows January 2027

    Example: The last day of a long month becomes the last day of a shorter one
      Given it is Saturday 31 January at 9:00 am in New York
      And Hana has opened her lessons
      When Hana moves 1 month forward
      Then the calendar shows February 2026
      And the calendar starts from Saturday 28 February

  @scheduling.month-navigation-current
  Rule: Returning to the current month returns to today

    Example: The calendar is back on 31 January after one month forward and back
      Given it is Saturday 31 January at 9:00 am in New York
      And Hana has opened her lessons
      When Hana moves 1 month forward and 1 back
      Then the calendar starts from Saturday 31 January

  @scheduling.appointments-failure-code-only
  Rule: Only the error code is kept when the lessons can't be loaded

    Example: The club's internal error message isn't shown
      Given loading the lessons is refused with the words "Node 7 lost its lease"
      When Hana opens her lessons
      Then Hana sees the message that her lessons can't be loaded
      And only the number of the refusal's reason is kept

    Example: Trying again loads the lessons once the problem is over
      Given Hana has an Iron play lesson with Marisol Vance at Lakeshore Tempo Room on Thursday 14 May at 7:30 am
      And loading the lessons is refused
      And Hana has opened her lessons
      And everything works again
      When Hana tries again
      Then the chosen day is Thursday 14 May
      And Hana sees no further message

  Rule: Lessons on display stay when the connection is lost

    Example: The lessons stay with a message about the lost connection
      Given Hana has an Iron play lesson with Marisol Vance at Lakeshore Tempo Room on Thursday 14 May at 7:30 am
      And Hana has opened her lessons
      And Hana has lost the connection
      When Hana tries again
      Then Hana sees the message that there is no connection
      And the chosen day is Thursday 14 May

    Example: An unreadable lesson doesn't hide the others
      Given Hana has these lessons:
        | day             | time    |
        | Thursday 14 May | 7:30 am |
        | Thursday 21 May | 7:30 am |
      And the club sends the first of them in a broken form
      When Hana opens her lessons
      Then the calendar of May 2026 marks the day 21
