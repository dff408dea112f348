Feature: Booking a lesson
  Players turn a free time of a coach into a lesson of their own,
  so that they can practise with somebody who knows better.

  Background:
    Given Hana is signed in
    And Marisol Vance is free on Thursday 21 May at 7:30 am

  Rule: A chosen time becomes a lesson at the cost of its credits

    Example: One lesson
      Given Hana has 6 credits
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana books
      Then Hana is told that the lesson is booked
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has 5 credits left in her profile

    Example: Several times at once
      Given Marisol Vance is free on Friday 22 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has also chosen Friday 22 May at 7:30 am
      When Hana books
      Then Hana is told that the lesson is booked
      And the club holds 2 lessons for Hana

    @scheduling.booking-payload
    Example: The centre learns which hand leads
      Given Mateo plays left-handed
      And Mateo is signed in
      And Mateo has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Mateo books
      Then the club is told to expect Mateo as a left-handed player

    Example: Without a credit nothing is booked
      Given Hana has 0 credits
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana books
      Then Hana is told that no credit is left
      And the club holds no lesson for Hana

    Example: The new lesson appears among the others
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has booked
      When Hana opens her lessons
      Then the chosen day is Thursday 21 May

  Rule: Whoever books first has the time; the other loses nothing but the time

    Example: Somebody else was faster
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Mateo has meanwhile booked that time
      When Hana books
      Then Hana is told that somebody else took the time
      And Hana still has Iron play, Lakeshore Tempo Room and Marisol Vance chosen
      And Thursday 21 May at 7:30 am is offered as full

  @scheduling.one-call-books-and-reschedules
  Rule: Practice in the way is given up only when the player says so

    Example: The player is asked first
      Given Hana has a practice on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana books
      Then Hana is told that a practice is in the way
      And the club holds exactly one practice for Hana, on Thursday 21 May at 7:30 am

    Example: With the player's word the lesson takes its place
      Given Hana has a practice on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has booked
      When Hana gives up the practice
      Then Hana is told that the lesson is booked
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am

    Example: Keeping the practice leaves everything as it was
      Given Hana has a practice on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has booked
      When Hana keeps the practice
      Then Hana still has Iron play, Lakeshore Tempo Room and Marisol Vance chosen
      And the club holds exactly one practice for Hana, on Thursday 21 May at 7:30 am

  @scheduling.booking-payload
  Rule: Practice is booked on its own, without a coach and without a credit

    Scenario Outline: A bay for a player with <credits> credits
      Given Hana has <credits> credits
      And Hana has chosen Practice bay on Thursday 21 May at 7:30 am
      When Hana books
      Then Hana is told that the lesson is booked
      And the club holds exactly one practice for Hana, on Thursday 21 May at 7:30 am
      And Hana has <credits> credits left in her profile

      Examples:
        | credits |
        | 6       |
        | 0       |

  Rule: Two lessons at the same time are booked only by those who know it

    Example: The player is told before booking
      Given Teodor Hale is free on Thursday 21 May at 7:30 am
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Teodor Hale on Thursday 21 May at 7:30 am
      When Hana looks her choice over
      Then Hana is told that she has a lesson at that time already
      And the club was never asked to book

    Example: Who means it books all the same
      Given Teodor Hale is free on Thursday 21 May at 7:30 am
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Teodor Hale on Thursday 21 May at 7:30 am
      When Hana books
      Then Hana is told that the lesson is booked
      And the club holds 2 lessons for Hana

  Rule: A booking less than 24 hours ahead is final, and says so before it is made

    Example: The lesson is tomorrow morning
      Given Marisol Vance is free on Thursday 14 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 14 May at 7:30 am
      When Hana looks her choice over
      Then Hana is told that the booking is final
      And the club was never asked to book

    Example: The lesson is next week
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana looks her choice over
      Then Hana is told nothing more

  Rule: A booking is made at most once

    Example: An answer that got lost is made good by reading
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And the answer to the booking gets lost
      When Hana books
      Then Hana is told that the lesson is booked
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am
      And the club was asked once to book

    Example: A booking that never arrived is told as not made
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And the booking never arrives
      When Hana books
      Then Hana is told that the lesson is not booked
      And Hana still has Iron play, Lakeshore Tempo Room and Marisol Vance chosen
      And the club holds no lesson for Hana

    Example: Where no answer comes and nothing can be read, nobody knows
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And the answer to the booking gets lost
      And reading the lessons fails
      When Hana books
      Then Hana is told that nobody knows whether the lesson is booked
      And the club holds exactly one lesson for Hana

    @browser
    Example: A booking that waits for its answer says after ten seconds that it takes longer
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And the booking stays without an answer for 12 seconds
      When Hana books
      Then Hana is told that it takes longer than usual

    Example: A lost booking is told before another time is booked
      Given Marisol Vance is free on Friday 22 May at 7:30 am
      And nobody knows whether Hana's booking of Iron play on Thursday 21 May at 7:30 am went through
      And Hana has chosen Iron play on Friday 22 May at 7:30 am instead
      When Hana books
      Then Hana is told that the earlier booking went through
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am

    Example: Booking in haste, twice at once
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana books twice at once
      Then Hana is told that the lesson is booked
      And the club was asked once to book

    Example: Without a connection nothing is sent and nothing lost
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has lost the connection
      When Hana books
      Then Hana is told that there is no connection
      And Hana still has Iron play, Lakeshore Tempo Room and Marisol Vance chosen
      And the club was never asked to book

    Example: Without a connection it is certain that nothing was booked
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has lost the connection
      When Hana books
      Then Hana is told that the lesson is not booked

    Example: After the connection is back the same choice can be booked
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana tried to book without a connection
      When Hana books
      Then Hana is told that the lesson is booked
      And the club was asked once to book

  @scheduling.booking-reset-keeps-data
  Rule: Starting over forgets the choice and keeps what was read

    Example: Nothing is chosen any more
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana starts over
      Then Hana is choosing a lesson and a time, with no time chosen yet

    Example: Nothing is read again
      Given Hana has booked 1 lesson before, the latest with Teodor Hale
      And Hana has found the centres around her
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana starts over
      Then the kinds of lesson, the earlier bookings, her place and her country are still known
      And the club was asked once for each of them

  @scheduling.last-bookings-size
  Rule: The five latest bookings are offered to be booked again

    Example: Seven earlier bookings
      Given Hana has booked 7 lessons before, the latest with Teodor Hale
      When Hana begins to book
      Then Hana is offered 5 earlier bookings, the first with Teodor Hale

    Example: Bookings of the same lesson are offered once
      Given Hana has booked the same lesson 3 times before with Teodor Hale
      When Hana begins to book
      Then Hana is offered 1 earlier bookings, the first with Teodor Hale

    Example: An earlier booking fills in the choice
      Given Hana has booked 1 lesson before, the latest with Teodor Hale
      And Hana has begun to book
      When Hana books the first earlier booking again
      Then Hana still has Iron play, Lakeshore Tempo Room and Teodor Hale chosen
