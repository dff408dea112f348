Feature: Moving a lesson
  Players move a lesson to another time in one act,
  so that they are never without it.

  Background:
    Given Hana is signed in
    And Hana has a lesson on Thursday 21 May at 7:30 am
    And Marisol Vance is free on Friday 22 May at 7:30 am

  @scheduling.one-call-books-and-reschedules
  Rule: The new time takes the place of the old one in a single act

    Example: The lesson stands at its new time alone
      Given Hana wants to move that lesson to Friday 22 May at 7:30 am
      When Hana books
      Then Hana is told that the lesson is moved
      And the club holds exactly one lesson for Hana, with Marisol Vance on Friday 22 May at 7:30 am

    Example: It costs no further credit
      Given Hana has 5 credits
      And Hana wants to move that lesson to Friday 22 May at 7:30 am
      When Hana books
      Then Hana has 5 credits left in her profile

    Example: The kind of lesson, the centre and the coach are chosen already
      When Hana wants to move that lesson
      Then Hana still has Iron play, Lakeshore Tempo Room and Marisol Vance chosen

    Example: The lesson's present time is shown as one's own, not as full
      Given Hana wants to move that lesson
      When Hana looks at the openings of Thursday 21 May
      Then Thursday 21 May at 7:30 am is offered as one's own

  Rule: A moved lesson is found where it was before

    Example: A step back after moving it
      Given Hana has opened that lesson and moved it to Friday 22 May at 7:30 am
      When Hana goes back to that lesson
      Then Hana reads Iron play with Marisol Vance at Lakeshore Tempo Room on Friday 22 May at 7:30 am

    Example: A step back in a club that was opened anew
      Given Hana has opened that lesson and moved it to Friday 22 May at 7:30 am
      And Hana opens the club anew
      When Hana goes back to that lesson
      Then Hana reads Iron play with Marisol Vance at Lakeshore Tempo Room on Friday 22 May at 7:30 am

    Example: Moving it once more from where it was moved before
      Given Hana has opened that lesson and moved it to Friday 22 May at 7:30 am
      And Hana goes back to that lesson
      When Hana goes forward to moving that lesson
      Then Friday 22 May at 7:30 am is offered as one's own

  Rule: Where the new time can't be had, the old lesson stands

    Example: Somebody else was faster
      Given Hana wants to move that lesson to Friday 22 May at 7:30 am
      And Mateo has meanwhile booked that time
      When Hana books
      Then Hana is told that somebody else took the time
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am

    Example: Without a connection
      Given Hana wants to move that lesson to Friday 22 May at 7:30 am
      And Hana has lost the connection
      When Hana books
      Then Hana is told that there is no connection
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am

    Example: The answer got lost though the lesson was moved
      Given Hana wants to move that lesson to Friday 22 May at 7:30 am
      And the answer to the booking gets lost
      When Hana books
      Then Hana is told that the lesson is moved
      And the club holds exactly one lesson for Hana, with Marisol Vance on Friday 22 May at 7:30 am

    Example: Without a connection it is certain that nothing was moved
      Given Hana wants to move that lesson to Friday 22 May at 7:30 am
      And Hana has lost the connection
      When Hana books
      Then Hana is told that the lesson is not moved

    Example: Where no answer comes and nothing can be read, nobody knows
      Given Hana wants to move that lesson to Friday 22 May at 7:30 am
      And the answer to the booking gets lost
      And reading the lessons fails
      When Hana books
      Then Hana is told that nobody knows whether the lesson is moved

  Rule: A lesson can be moved until 24 hours before it starts

    Scenario Outline: <left> before the start it <can or not> be moved
      Given it is <left> before that lesson
      When Hana opens that lesson
      Then Hana reads that it <can or not> be moved

      Examples:
        | left                    | can or not  |
        | 24 hours and 1 minute   | can         |
        | 24 hours                | can         |
        | 23 hours and 59 minutes | can't       |

    Example: The 24 hours run out while the player is choosing
      Given Hana wants to move that lesson to Friday 22 May at 7:30 am
      And it is 23 hours and 59 minutes before that lesson
      When Hana books
      Then Hana is told that it is too late to move the lesson
      And the club was never asked to book
