Feature: Moving a lesson
  Players move a lesson to another time in one step,
  so that they are never without it.

  Background:
    Given Hana is signed in
    And Hana has a lesson on Thursday 21 May at 7:30 am
    And Marisol Vance is free on Friday 22 May at 7:30 am

  @scheduling.one-call-books-and-reschedules
  Rule: A moved lesson gets its new time in a single step

    Example: A moved lesson exists only at its new time
      Given Hana wants to move that lesson to Friday 22 May at 7:30 am
      When Hana books
      Then Hana sees the message that the lesson is moved
      And the club holds exactly one lesson for Hana, with Marisol Vance on Friday 22 May at 7:30 am

    Example: Moving a lesson costs no credit
      Given Hana has 5 credits
      And Hana wants to move that lesson to Friday 22 May at 7:30 am
      When Hana books
      Then Hana has 5 credits left in her profile

    Example: Moving a lesson preselects its kind, centre and coach
      When Hana wants to move that lesson
      Then Hana still has Iron play, Lakeshore Tempo Room and Marisol Vance chosen

    Example: The current time of a lesson to be moved is shown as the player's own
      Given Hana wants to move that lesson
      When Hana looks at the free times of Thursday 21 May
      Then Thursday 21 May at 7:30 am is shown as the player's own

  Rule: Going back after moving a lesson leads to its new time

    Example: Going back shows the moved lesson
      Given Hana has opened that lesson and moved it to Friday 22 May at 7:30 am
      When Hana goes back to that lesson
      Then Hana reads Iron play with Marisol Vance at Lakeshore Tempo Room on Friday 22 May at 7:30 am

    Example: Going back shows the moved lesson after a reload, too
      Given Hana has opened that lesson and moved it to Friday 22 May at 7:30 am
      And Hana reloads the club
      When Hana goes back to that lesson
      Then Hana reads Iron play with Marisol Vance at Lakeshore Tempo Room on Friday 22 May at 7:30 am

    Example: A moved lesson can be moved again from its new time
      Given Hana has opened that lesson and moved it to Friday 22 May at 7:30 am
      And Hana goes back to that lesson
      When Hana goes forward to moving that lesson
      Then Friday 22 May at 7:30 am is shown as the player's own

  Rule: A lesson keeps its old time when the new one can't be booked

    Example: A lesson isn't moved when another player took the new time
      Given Hana wants to move that lesson to Friday 22 May at 7:30 am
      And Mateo has meanwhile booked that time
      When Hana books
      Then Hana sees the message that another player has booked that time
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am

    Example: A lesson isn't moved when there is no connection
      Given Hana wants to move that lesson to Friday 22 May at 7:30 am
      And Hana has lost the connection
      When Hana books
      Then Hana sees the message that there is no connection
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am

    Example: A move whose answer was lost is confirmed by loading the lessons
      Given Hana wants to move that lesson to Friday 22 May at 7:30 am
      And the answer to the booking gets lost
      When Hana books
      Then Hana sees the message that the lesson is moved
      And the club holds exactly one lesson for Hana, with Marisol Vance on Friday 22 May at 7:30 am

    Example: A player who moves a lesson without a connection is told that nothing was moved
      Given Hana wants to move that lesson to Friday 22 May at 7:30 am
      And Hana has lost the connection
      When Hana books
      Then Hana sees the message that the lesson wasn't moved

    Example: The player is told when it is unknown whether the lesson is moved
      Given Hana wants to move that lesson to Friday 22 May at 7:30 am
      And the answer to the booking gets lost
      And loading the lessons fails
      When Hana books
      Then Hana sees the message that it is unknown whether the lesson was moved

  @scheduling.move-until-24-hours
  Rule: A lesson can be moved until 24 hours before it starts

    Scenario Outline: A lesson <can or not> be moved <left> before its start
      Given it is <left> before that lesson
      When Hana opens that lesson
      Then Hana sees that it <can or not> be moved

      Examples:
        | left                    | can or not  |
        | 24 hours and 1 minute   | can         |
        | 24 hours                | can         |
        | 23 hours and 59 minutes | can't       |

    Example: A player reads why a lesson can't be moved
      Given it is 19 hours before that lesson
      And Hana has opened that lesson
      When Hana asks why it can't be moved
      Then the sentence of the explanation is "A lesson can be moved until 24 hours before it starts."
      And the figures of the explanation are
        | Lesson starts | Thu 21 May, 7:30 am                |
        | Free until    | Wed 20 May, 7:30 am                |
        | Now           | Wed 20 May, 12:30 pm               |
        | Clock         | Lakeshore Tempo Room, Central Time |

    Example: Instead of moving it, a player can cancel a lesson that starts soon
      Given it is 23 hours and 59 minutes before that lesson
      And Hana wants to move that lesson
      When Hana cancels it instead
      Then Hana sees that the credit is lost

    Example: A lesson can't be moved when the 24 hours expire during the choice
      Given Hana wants to move that lesson to Friday 22 May at 7:30 am
      And it is 23 hours and 59 minutes before that lesson
      When Hana books
      Then Hana sees the message that it is too late to move the lesson
      And the club was never asked to book
