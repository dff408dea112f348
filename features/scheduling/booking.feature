Feature: Booking a lesson
  Players book a free time of a coach,
  so that they can practise with an expert.

  Background:
    Given Hana is signed in
    And Marisol Vance is free on Thursday 21 May at 7:30 am

  Rule: A chosen time becomes a lesson and costs its credits

    @engines
    Example: Booking a lesson costs a credit
      Given Hana has 6 credits
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana books
      Then Hana sees the message that the lesson is booked
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has 5 credits left in her profile

    Example: Several times are booked together
      Given Marisol Vance is free on Friday 22 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has also chosen Friday 22 May at 7:30 am
      When Hana books
      Then Hana sees the message that the lesson is booked
      And the club holds 2 lessons for Hana

    Example: A booked lesson can be added to the player's own calendar at once
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has booked
      When Hana adds the lesson to her calendar
      Then Hana sees that the device has a file for her calendar

    @scheduling.booking-payload
    Example: The centre learns whether the player is left-handed
      Given Mateo plays left-handed
      And Mateo is signed in
      And Mateo has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Mateo books
      Then the club expects Mateo as a left-handed player

    Example: A right-handed player can play left-handed for once
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana reviews her choice
      And Hana has chosen to play left-handed
      When Hana books
      Then the club expects Hana as a left-handed player

    Example: Nothing is booked without a credit
      Given Hana has 0 credits
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana books
      Then Hana sees the message that no credit is left
      And the club holds no lesson for Hana

    Example: The calendar shows a newly booked lesson
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has booked
      When Hana opens her lessons
      Then the chosen day is Thursday 21 May

  Rule: Whoever books first gets the time; the other player keeps the rest of the choice

    Example: A time that another player took is reported and shown as full
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Mateo has meanwhile booked that time
      When Hana books
      Then Hana sees the message that another player has booked that time
      And Hana still has Iron play, Lakeshore Tempo Room and Marisol Vance chosen
      And Thursday 21 May at 7:30 am is shown as full

  @scheduling.one-call-books-and-reschedules
  Rule: A practice at the same time is given up only with the player's consent

    Example: The player is asked before a practice is given up
      Given Hana has a practice on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana books
      Then Hana sees the message that she has a practice at that time
      And the club holds exactly one practice for Hana, on Thursday 21 May at 7:30 am

    @call:scheduling.book-practice-override
    Example: A lesson replaces the practice when the player agrees
      Given Hana has a practice on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has booked
      When Hana gives up the practice
      Then Hana sees the message that the lesson is booked
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am

    Example: A lesson replaces only the practice at its time
      Given Hana has a practice on Wednesday 20 May at 7:30 am
      And Hana has a practice on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has booked
      When Hana gives up the practice
      Then the club holds exactly one practice for Hana, on Wednesday 20 May at 7:30 am

    Example: A player who keeps the practice books no lesson
      Given Hana has a practice on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has booked
      When Hana keeps the practice
      Then Hana still has Iron play, Lakeshore Tempo Room and Marisol Vance chosen
      And the club holds exactly one practice for Hana, on Thursday 21 May at 7:30 am

  @scheduling.booking-payload
  Rule: A practice bay is booked without a coach and without a credit

    Scenario Outline: A player with <credits> credits books a bay and keeps them
      Given Hana has <credits> credits
      And Hana has chosen Practice bay on Thursday 21 May at 7:30 am
      When Hana books
      Then Hana sees the message that the lesson is booked
      And the club holds exactly one practice for Hana, on Thursday 21 May at 7:30 am
      And Hana has <credits> credits left in her profile

      Examples:
        | credits |
        | 6       |
        | 0       |

  Rule: Two lessons at the same time are booked only knowingly

    Example: The player is warned of another lesson at the same time
      Given Teodor Hale is free on Thursday 21 May at 7:30 am
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Teodor Hale on Thursday 21 May at 7:30 am
      When Hana reviews her choice
      Then Hana sees the message that she has a lesson at that time already
      And the club was never asked to book

    Example: The player can book a second lesson at the same time
      Given Teodor Hale is free on Thursday 21 May at 7:30 am
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Teodor Hale on Thursday 21 May at 7:30 am
      When Hana books
      Then Hana sees the message that the lesson is booked
      And the club holds 2 lessons for Hana

  Rule: A booking less than 24 hours ahead is final, and says so beforehand

    Example: A player is told that a booking for tomorrow morning is final
      Given Marisol Vance is free on Thursday 14 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 14 May at 7:30 am
      When Hana reviews her choice
      Then Hana sees the message that the booking is final
      And the club was never asked to book

    Example: A player is not warned about a booking for next week
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana reviews her choice
      Then Hana sees no further message

  Rule: A booking is made at most once

    Example: A booking whose answer was lost is confirmed by loading the lessons
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And the answer to the booking gets lost
      When Hana books
      Then Hana sees the message that the lesson is booked
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am
      And the club was asked once to book

    Example: A booking that never reached the club is reported as not made
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And the booking never arrives
      When Hana books
      Then Hana sees the message that the lesson wasn't booked
      And Hana still has Iron play, Lakeshore Tempo Room and Marisol Vance chosen
      And the club holds no lesson for Hana

    Example: The player is told when it is unknown whether the lesson is booked
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And the answer to the booking gets lost
      And loading the lessons fails
      When Hana books
      Then Hana sees the message that it is unknown whether the lesson was booked
      And the club holds exactly one lesson for Hana

    @browser
    Example: A slow booking says after ten seconds that it takes longer
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And the booking gets no answer for 12 seconds
      When Hana books
      Then Hana sees the message that it takes longer than usual

    Example: An earlier booking with an unknown result is confirmed before another is made
      Given Marisol Vance is free on Friday 22 May at 7:30 am
      And it is unknown whether Hana's booking of Iron play on Thursday 21 May at 7:30 am went through
      And Hana has chosen Iron play on Friday 22 May at 7:30 am instead
      When Hana books
      Then Hana sees the message that the earlier booking went through
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am

    Example: Submitting a booking twice books once
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana books twice at once
      Then Hana sees the message that the lesson is booked
      And the club was asked once to book

    Example: A booking without a connection isn't sent, and the choice stays
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has lost the connection
      When Hana books
      Then Hana sees the message that there is no connection
      And Hana still has Iron play, Lakeshore Tempo Room and Marisol Vance chosen
      And the club was never asked to book

    Example: A player who books without a connection is told that nothing was booked
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has lost the connection
      When Hana books
      Then Hana sees the message that the lesson wasn't booked

    Example: A choice can be booked when the connection is back
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana tried to book without a connection
      When Hana books
      Then Hana sees the message that the lesson is booked
      And the club was asked once to book

  @scheduling.booking-reset-keeps-data
  Rule: Starting a booking over clears the choice and reloads nothing

    Example: Starting a booking over clears the chosen time
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana starts over
      Then Hana is choosing a lesson and a time, with no time chosen yet

    Example: Starting a booking over keeps the loaded lists
      Given Hana has booked 1 lesson before, the latest with Teodor Hale
      And Hana has found the centres around her
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana starts over
      Then the kinds of lesson, the earlier bookings, her location and her country are still known
      And the club was asked once for each of them

  @scheduling.last-bookings-size
  Rule: The five latest bookings can be booked again

    Example: Only five of seven earlier bookings are offered
      Given Hana has booked 7 lessons before, the latest with Teodor Hale
      When Hana begins to book
      Then Hana is offered 5 earlier bookings, the first with Teodor Hale

    Example: Repeated bookings of the same lesson are offered once
      Given Hana has booked the same lesson 3 times before with Teodor Hale
      When Hana begins to book
      Then Hana is offered 1 earlier bookings, the first with Teodor Hale

    Example: An earlier booking fills in lesson, centre and coach
      Given Hana has booked 1 lesson before, the latest with Teodor Hale
      And Hana has begun to book
      When Hana books the first earlier booking again
      Then Hana still has Iron play, Lakeshore Tempo Room and Teodor Hale chosen
