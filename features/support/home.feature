Feature: Home
  Players find on arriving what matters next:
  the next lesson, what is left to book with, and what the club has to say.

  Background:
    Given Hana is signed in

  @support.home-dynamic-layout
  Rule: The home follows the layout that the club sends

    Example: Its blocks in its order
      Given the club lays out the home as tip, next lesson, lesson credit
      When Hana goes home
      Then Hana finds the blocks tip, next lesson, lesson credit

    Example: A block that the club moves up
      Given the club lays out the home as next lesson, lesson credit, tip
      And the club has moved tip to the top of the home
      When Hana goes home
      Then Hana finds the blocks tip, next lesson, lesson credit

    Example: A block of a later version is left out
      Given the club lays out the home as next lesson, weather of Mars, tip
      When Hana goes home
      Then Hana finds the blocks next lesson, tip

    Example: The club's own words stand in a block
      Given the club gives the tip "Grip it like a small bird."
      When Hana goes home
      Then Hana reads the tip "Grip it like a small bird."

  Rule: The next lesson comes first

    Example: The soonest one, the others beside it
      Given Hana has these lessons:
        | day             | time    |
        | Thursday 21 May | 7:30 am |
        | Thursday 14 May | 7:30 am |
        | Tuesday 5 May   | 7:30 am |
      When Hana goes home
      Then the next lesson at home is on Thursday 14 May at 7:30 am
      And besides it Hana finds 1 lesson booked

    Example: A place on a waiting list is no next lesson
      Given Hana is first on the waiting list of Thursday 14 May at 9:00 am
      And Hana has a lesson on Thursday 21 May at 7:30 am
      When Hana goes home
      Then the next lesson at home is on Thursday 21 May at 7:30 am

    Example: A lesson in progress stays until it ends
      Given Hana has these lessons:
        | day              | time     |
        | Wednesday 13 May | 12:15 pm |
        | Thursday 14 May  | 7:30 am  |
      When Hana goes home
      Then the lesson in progress at home is on Wednesday 13 May at 12:15 pm
      And besides it Hana finds 1 lesson booked

    Example: A lesson that begins while home is open
      Given Hana has these lessons:
        | day              | time     |
        | Wednesday 13 May | 12:45 pm |
        | Thursday 14 May  | 7:30 am  |
      And Hana goes home
      When Hana looks at home for 20 minutes
      Then the lesson in progress at home is on Wednesday 13 May at 12:45 pm

    Example: A lesson that ends while home is open
      Given Hana has these lessons:
        | day              | time     |
        | Wednesday 13 May | 12:15 pm |
        | Thursday 14 May  | 7:30 am  |
      And Hana goes home
      When Hana looks at home for 1 hour
      Then the next lesson at home is on Thursday 14 May at 7:30 am
      And besides it Hana finds 0 lessons booked

    @browser
    Example: On another day of the player's own clock the day is named
      Given Hana's own clock is in Singapore
      And Hana has a lesson on Thursday 21 May at 7:30 pm
      When Hana goes home
      Then the next lesson at home is on Thursday 21 May at 7:30 pm
      And Hana reads at home "Fri 22 May, 8:30 am" on her own clock

    Example: Without a lesson there is none
      Given Hana has no lessons
      When Hana goes home
      Then Hana reads that no next lesson is shown at home

  Rule: What can't be read does not take the rest along

    Example: Without the layout the lessons are still there
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And reading the layout of the home fails
      When Hana goes home
      Then Hana is told that a part of the home can't be read
      And the next lesson at home is on Thursday 21 May at 7:30 am

    Example: Without the lessons the club's words are still there
      Given the club gives the tip "Grip it like a small bird."
      And reading the lessons fails
      When Hana goes home
      Then Hana reads the tip "Grip it like a small bird."

    Example: Credits that could not be read are read again when the player wants it
      Given Hana has 6 credits
      And reading the credits fails
      And Hana goes home
      And Hana is told that the credits can't be read
      And nothing goes wrong any more
      When Hana reads her credits at home again
      Then Hana has 6 credits left at home

  @browser
  @support.layout-flags
  @support.embed-mode-on
  @support.embed-mobile-only
  Rule: Inside another site the club leaves out its own frame

    Example: With room to spare it is laid out as on a phone
      Given Hana is signed in
      And Hana came by an address that says true about being embedded
      When Hana goes home
      Then Hana finds no navigation of the club's own
      And Hana finds no profile beside it

    Example: On the way through the club as well
      Given Hana is signed in
      And Hana came by an address that says true about being embedded
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana goes home
      When Hana follows her next lesson
      Then Hana finds no navigation of the club's own
      And Hana finds no profile beside it

    Example: Outside another site it has both
      Given Hana is signed in
      When Hana goes home
      Then Hana finds the club's own navigation
      And Hana finds her profile beside it

  @browser
  @support.layout-flags
  Rule: The profile is open beside the home, and anywhere else only after the player opens it there

    Example: Away from home it is closed
      Given Hana goes home
      When Hana opens the library
      Then Hana finds no profile beside it

    Example: At home again it is open
      Given Hana opens the library
      When Hana goes home
      Then Hana finds her profile beside it

    Example: Opened away from home
      Given Hana opens the library
      When Hana opens her profile beside it
      Then Hana finds her profile beside it

  @support.embed-mode-off
  Rule: Only the exact word puts the club inside another site

    @browser
    Scenario Outline: The address says <word>
      Given Hana came by an address that says <word> about being embedded
      When Hana goes home
      Then Hana finds the club's own navigation

      Examples:
        | word  |
        | TRUE  |
        | 1     |
        | false |
