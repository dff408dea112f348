Feature: Waiting for a place
  Players join the waiting list of a full lesson and take the place
  when one becomes free, unless somebody else was faster.

  Background:
    Given Hana is signed in

  Rule: A time with a waiting list is joined like any other time

    Example: Hana waits in line
      Given Marisol Vance has a waiting list of 1 on Thursday 21 May at 9:00 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 9:00 am
      When Hana books
      Then Hana is told that she is on the waiting list
      And the club has Hana on the waiting list of Thursday 21 May at 9:00 am

    @scheduling.waiting-slot-fields
    Example: The place in line is told
      Given Hana is second on the waiting list of Thursday 21 May at 9:00 am
      When Hana opens that lesson
      Then the lesson is told as waiting
      And Hana reads that she is second in line

  Rule: A place is offered from the moment it becomes free

    Example: All places are taken
      Given Hana is first on the waiting list of Thursday 21 May at 9:00 am
      When Hana opens that lesson
      Then the lesson is told as waiting
      And Hana reads that the place can't be taken

    Example: Another player gives up the place
      Given Hana is first on the waiting list of Thursday 21 May at 9:00 am
      And a place has fallen free
      When Hana opens that lesson
      Then Hana reads that the place can be taken

    Example: The club tells everybody who waits
      Given Hana is second on the waiting list of Thursday 21 May at 9:00 am
      And a place has fallen free
      When Hana opens her notifications
      Then Hana finds
        | A place is free | |

  @scheduling.waiting-slot-code
  @scheduling.waiting-list-answer-code
  Rule: A place that becomes free is taken with the player's word

    Example: The place is Hana's
      Given Hana is first on the waiting list of Thursday 21 May at 9:00 am
      And a place has fallen free
      And Hana has opened that lesson
      When Hana takes the place
      Then Hana is told that the place is hers
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 9:00 am

    Example: A player without a credit is told what is missing
      Given Hana has 0 credits
      And Hana is first on the waiting list of Thursday 21 May at 9:00 am
      And a place has fallen free
      And Hana has opened that lesson
      When Hana takes the place
      Then Hana is told that she has no credit for the place
      And Hana reads that the place can be taken

    Example: A place that the club refuses stays a place in line
      Given Hana is first on the waiting list of Thursday 21 May at 9:00 am
      And a place has fallen free
      And taking the place is refused with code 50031
      And Hana has opened that lesson
      When Hana takes the place
      Then Hana is told that the place can't be had
      And the lesson is told as waiting

    Example: Looking takes no place
      Given Hana is first on the waiting list of Thursday 21 May at 9:00 am
      And a place has fallen free
      When Hana opens that lesson
      Then the lesson is told as waiting
      And the club was never asked for the place

  @scheduling.waiting-slot-booked
  Rule: A place that is booked already can't be taken

    Example: Somebody else was faster
      Given Hana is first on the waiting list of Thursday 21 May at 9:00 am
      And a place has fallen free
      And Hana has opened that lesson
      And Mateo has meanwhile taken the place
      When Hana takes the place
      Then Hana is told that somebody else was faster to take the place

    Example: Without a connection the place is not asked for
      Given Hana is first on the waiting list of Thursday 21 May at 9:00 am
      And a place has fallen free
      And Hana has opened that lesson
      And Hana has lost the connection
      When Hana takes the place
      Then Hana is told that there is no connection
      And the club was never asked for the place

  Rule: Leaving the list costs nothing

    Example: Hana no longer waits
      Given Hana has 6 credits
      And Hana is first on the waiting list of Thursday 21 May at 9:00 am
      When Hana cancels that lesson
      Then the lesson is told as cancelled
      And Hana has 6 credits left in her profile
