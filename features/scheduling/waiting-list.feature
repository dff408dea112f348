Feature: Waiting lists
  Players join the waiting list of a full lesson and accept a place
  that becomes free, unless another player was faster.

  Background:
    Given Hana is signed in

  Rule: A player joins a waiting list like booking any other time

    Example: Hana joins the waiting list by booking
      Given Marisol Vance has a waiting list of 1 on Thursday 21 May at 9:00 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 9:00 am
      When Hana books
      Then Hana sees the message that she is on the waiting list
      And the club has Hana on the waiting list of Thursday 21 May at 9:00 am

    @scheduling.waiting-slot-fields
    Example: A player sees their position on the waiting list
      Given Hana is second on the waiting list of Thursday 21 May at 9:00 am
      When Hana opens that lesson
      Then the lesson is shown as waiting
      And Hana sees that she is second on the waiting list

  Rule: A place is offered as soon as it becomes free

    Example: No place is offered while a lesson is full
      Given Hana is first on the waiting list of Thursday 21 May at 9:00 am
      When Hana opens that lesson
      Then the lesson is shown as waiting
      And Hana sees that the place can't be taken

    Example: A place on a full lesson is offered when another player gives it up
      Given Hana is first on the waiting list of Thursday 21 May at 9:00 am
      And a place has become free
      When Hana opens that lesson
      Then Hana sees that the place can be taken

    Example: Everybody on the waiting list is notified of a free place
      Given Hana is second on the waiting list of Thursday 21 May at 9:00 am
      And a place has become free
      When Hana opens her notifications
      Then Hana finds
        | A place is free | |

  @scheduling.waiting-slot-code
  @scheduling.waiting-list-answer-code
  Rule: A free place is taken only when the player accepts it

    Example: Hana accepts a free place and has a lesson
      Given Hana is first on the waiting list of Thursday 21 May at 9:00 am
      And a place has become free
      And Hana has opened that lesson
      When Hana takes the place
      Then Hana sees the message that the place is hers
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 9:00 am

    Example: A player without credits is told that a credit is missing
      Given Hana has 0 credits
      And Hana is first on the waiting list of Thursday 21 May at 9:00 am
      And a place has become free
      And Hana has opened that lesson
      When Hana takes the place
      Then Hana sees the message that she has no credit for the place
      And Hana sees that the place can be taken

    Example: A player stays on the waiting list when the club refuses a free place
      Given Hana is first on the waiting list of Thursday 21 May at 9:00 am
      And a place has become free
      And taking the place is refused
      And Hana has opened that lesson
      When Hana takes the place
      Then Hana sees the message that the club can't give her the place
      And the lesson is shown as waiting

    Example: Looking at a free place doesn't take it
      Given Hana is first on the waiting list of Thursday 21 May at 9:00 am
      And a place has become free
      When Hana opens that lesson
      Then the lesson is shown as waiting
      And the club was never asked for the place

  @scheduling.waiting-slot-booked
  Rule: A free place can't be taken once it is gone

    Example: A free place that another player took first is refused
      Given Hana is first on the waiting list of Thursday 21 May at 9:00 am
      And a place has become free
      And Hana has opened that lesson
      And Mateo has meanwhile taken the place
      When Hana takes the place
      Then Hana sees the message that another player has taken the place

    Example: A free place isn't requested without a connection
      Given Hana is first on the waiting list of Thursday 21 May at 9:00 am
      And a place has become free
      And Hana has opened that lesson
      And Hana has lost the connection
      When Hana takes the place
      Then Hana sees the message that there is no connection
      And the club was never asked for the place

  @scheduling.cancel-payload
  Rule: Leaving a waiting list is free

    Example: Hana leaves the waiting list and keeps her credits
      Given Hana has 6 credits
      And Hana is first on the waiting list of Thursday 21 May at 9:00 am
      When Hana cancels that lesson
      Then the lesson is shown as cancelled
      And Hana has 6 credits left in her profile
