Feature: Seeing booked lessons
  Players see what they have booked, day by day and month by month,
  so that they arrive at the right centre at the right time.

  Background:
    Given Hana is signed in

  @scheduling.appointments-calendar
  Rule: Every booked lesson stands in the calendar on its day

    Example: The lessons of a month are marked on their days
      Given Hana has these lessons:
        | day             | time    |
        | Tuesday 5 May   | 7:30 am |
        | Thursday 14 May | 7:30 am |
        | Thursday 21 May | 6:00 pm |
      When Hana opens her lessons
      Then the calendar of May 2026 marks the days 5, 14, 21

    Example: Two lessons of one day are told one after the other
      Given Hana has these lessons:
        | lesson     | coach         | day             | time    |
        | Short game | Teodor Hale   | Thursday 14 May | 6:00 pm |
        | Iron play  | Marisol Vance | Thursday 14 May | 7:30 am |
      When Hana opens her lessons
      Then Hana sees these lessons of the chosen day:
        | lesson     | coach         | centre              | day             | time    |
        | Iron play  | Marisol Vance | Lakeshore Tempo Room | Thursday 14 May | 7:30 am |
        | Short game | Teodor Hale   | Lakeshore Tempo Room | Thursday 14 May | 6:00 pm |

    Example: A single lesson tells its coach, its centre and its length
      Given Hana has an Iron play lesson with Marisol Vance at Lakeshore Tempo Room on Thursday 14 May at 7:30 am
      When Hana opens that lesson
      Then Hana reads Iron play with Marisol Vance at Lakeshore Tempo Room on Thursday 14 May at 7:30 am
      And Hana reads that it lasts 45 minutes

  Rule: A lesson's time is its centre's, with the player's own time beside it where the two differ

    Example: Chicago is an hour behind a player from New York
      Given Hana has an Iron play lesson with Marisol Vance at Lakeshore Tempo Room on Thursday 14 May at 7:30 am
      When Hana opens that lesson
      Then Hana reads that her own clock will show Thursday 14 May, 8:30 am

    Example: A lesson overseas stands on the centre's day, not on the player's
      Given Hana has an Iron play lesson with Wei Lin Tan at Marina Quay Studio on Saturday 16 May at 7:00 am
      When Hana opens her lessons
      Then the chosen day is Saturday 16 May

    Example: A lesson overseas may be on another day at home
      Given Hana has an Iron play lesson with Wei Lin Tan at Marina Quay Studio on Saturday 16 May at 7:00 am
      When Hana opens that lesson
      Then Hana reads that her own clock will show Friday 15 May, 7:00 pm

    Example: A player at home is told one time only
      Given Hana's own clock is in Chicago
      And Hana has an Iron play lesson with Marisol Vance at Lakeshore Tempo Room on Thursday 14 May at 7:30 am
      When Hana opens that lesson
      Then Hana reads that no time but the centre's is told

    Example: The offset is that of the lesson's day, after the clocks have changed
      Given Hana's own clock is in Singapore
      And Hana has an Iron play lesson with Marisol Vance at Lakeshore Tempo Room on Monday 2 November at 7:30 am
      When Hana opens that lesson
      Then Hana reads Iron play with Marisol Vance at Lakeshore Tempo Room on Monday 2 November at 7:30 am
      And Hana reads that her own clock will show Monday 2 November, 9:30 pm

  @scheduling.selected-date-next-appointment
  Rule: The calendar opens on the day of the next lesson

    Example: Lessons that are over are passed by
      Given Hana has these lessons:
        | day             | time    |
        | Tuesday 5 May   | 7:30 am |
        | Thursday 21 May | 7:30 am |
        | Friday 29 May   | 7:30 am |
      When Hana opens her lessons
      Then the chosen day is Thursday 21 May

    Example: A lesson that starts this very minute is still the next one
      Given Hana has these lessons:
        | day              | time     |
        | Wednesday 13 May | 12:30 pm |
        | Thursday 21 May  | 7:30 am  |
      When Hana opens her lessons
      Then the chosen day is Wednesday 13 May

    Example: A lesson that has just begun is not
      Given Hana has these lessons:
        | day              | time     |
        | Wednesday 13 May | 12:29 pm |
        | Thursday 21 May  | 7:30 am  |
      When Hana opens her lessons
      Then the chosen day is Thursday 21 May

  @scheduling.selected-date-first-appointment
  Rule: Where every lesson is over, the calendar opens on the earliest of them

    Example: Two past lessons
      Given Hana has these lessons:
        | day             | time    |
        | Tuesday 5 May   | 7:30 am |
        | Friday 17 April | 7:30 am |
      When Hana opens her lessons
      Then the chosen day is Friday 17 April

    Example: Without any lesson it opens on today
      Given Hana has no lessons
      When Hana opens her lessons
      Then the chosen day is Wednesday 13 May
      And Hana reads that there is no lesson on the chosen day

  @scheduling.month-navigation
  Rule: The calendar turns one month at a time

    Example: A month forward
      Given Hana has opened her lessons
      When Hana turns 1 month forward
      Then the calendar shows June 2026

    Example: Two months back
      Given Hana has opened her lessons
      When Hana turns 2 months back
      Then the calendar shows March 2026

    Example: Over the end of the year
      Given Hana has opened her lessons
      When Hana turns 8 months forward
      Then the calendar shows January 2027

    Example: A long month is followed by a short one
      Given it is Saturday 31 January at 9:00 am in New York
      And Hana has opened her lessons
      When Hana turns 1 month forward
      Then the calendar shows February 2026
      And the calendar starts from Saturday 28 February

  @scheduling.month-navigation-current
  Rule: Coming back to the current month starts again from today

    Example: Forward and back from the last day of January
      Given it is Saturday 31 January at 9:00 am in New York
      And Hana has opened her lessons
      When Hana turns 1 month forward and 1 back
      Then the calendar starts from Saturday 31 January

  @scheduling.appointments-failure-code-only
  Rule: When the lessons can't be read, the code alone is kept

    Example: The club's own words stay unread
      Given reading the lessons is refused with code 50000 and the words "Node 7 lost its lease"
      When Hana opens her lessons
      Then Hana is told that her lessons can't be read
      And nothing but the code 50000 is kept of the reason

    Example: Trying once more is enough when the trouble is over
      Given Hana has an Iron play lesson with Marisol Vance at Lakeshore Tempo Room on Thursday 14 May at 7:30 am
      And reading the lessons is refused with code 50000
      And Hana has opened her lessons
      And nothing goes wrong any more
      When Hana tries again
      Then the chosen day is Thursday 14 May
      And Hana is told nothing more

  Rule: What is on show survives a lost connection

    Example: Without a connection the lessons stay, marked as possibly out of date
      Given Hana has an Iron play lesson with Marisol Vance at Lakeshore Tempo Room on Thursday 14 May at 7:30 am
      And Hana has opened her lessons
      And Hana has lost the connection
      When Hana tries again
      Then Hana is told that there is no connection
      And the chosen day is Thursday 14 May

    Example: One unreadable lesson does not take the others along
      Given Hana has these lessons:
        | day             | time    |
        | Thursday 14 May | 7:30 am |
        | Thursday 21 May | 7:30 am |
      And the club sends the first of them in a broken form
      When Hana opens her lessons
      Then the calendar of May 2026 marks the day 21
