Feature: Home
  Players find on arriving what matters next:
  the next lesson, what is left to book with, and what the club has to say.

  Background:
    Given Hana is signed in

  @support.home-dynamic-layout
  Rule: Home shows the blocks that the club chooses, in the club's order

    Example: Home shows the blocks in the order of the club's layout
      Given the club lays out the home as tip, next lesson, lesson credit
      When Hana goes home
      Then Hana finds the blocks tip, next lesson, lesson credit

    Example: A block that the club moves up is shown first
      Given the club lays out the home as next lesson, lesson credit, tip
      And the club has moved tip to the top of the home
      When Hana goes home
      Then Hana finds the blocks tip, next lesson, lesson credit

    Example: A block that this version doesn't know is left out
      Given the club lays out the home as next lesson, weather of Mars, tip
      When Hana goes home
      Then Hana finds the blocks next lesson, tip

    Example: A block shows the club's own text
      Given the club gives the tip "Grip it like a small bird."
      When Hana goes home
      Then Hana reads the tip "Grip it like a small bird."

  Rule: The next lesson comes first

    Example: The earliest coming lesson is shown first, and later ones are listed with it
      Given Hana has these lessons:
        | day             | time    |
        | Thursday 21 May | 7:30 am |
        | Thursday 14 May | 7:30 am |
        | Tuesday 5 May   | 7:30 am |
      When Hana goes home
      Then the next lesson at home is on Thursday 14 May at 7:30 am
      And besides it Hana finds 1 lesson booked

    Example: A place on a waiting list is not shown as the next lesson
      Given Hana is first on the waiting list of Thursday 14 May at 9:00 am
      And Hana has a lesson on Thursday 21 May at 7:30 am
      When Hana goes home
      Then the next lesson at home is on Thursday 21 May at 7:30 am

    Example: A lesson in progress stays on home until it ends
      Given Hana has these lessons:
        | day              | time     |
        | Wednesday 13 May | 12:15 pm |
        | Thursday 14 May  | 7:30 am  |
      When Hana goes home
      Then the lesson in progress at home is on Wednesday 13 May at 12:15 pm
      And besides it Hana finds 1 lesson booked

    Example: A lesson that starts while home is open becomes the lesson in progress
      Given Hana has these lessons:
        | day              | time     |
        | Wednesday 13 May | 12:45 pm |
        | Thursday 14 May  | 7:30 am  |
      And Hana goes home
      When Hana looks at home for 20 minutes
      Then the lesson in progress at home is on Wednesday 13 May at 12:45 pm

    Example: A lesson that ends while home is open gives way to the next lesson
      Given Hana has these lessons:
        | day              | time     |
        | Wednesday 13 May | 12:15 pm |
        | Thursday 14 May  | 7:30 am  |
      And Hana goes home
      When Hana looks at home for 1 hour
      Then the next lesson at home is on Thursday 14 May at 7:30 am
      And besides it Hana finds 0 lessons booked

    @browser
    Example: A lesson that falls on another day for the player shows that day
      Given Hana's own clock is in Singapore
      And Hana has a lesson on Thursday 21 May at 7:30 pm
      When Hana goes home
      Then the next lesson at home is on Thursday 21 May at 7:30 pm
      And Hana reads at home "Fri 22 May, 8:30 am" on her own clock

    Example: Home shows no next lesson when none is booked
      Given Hana has no lessons
      When Hana goes home
      Then Hana reads that no next lesson is shown at home

  Rule: A part of home that can't be loaded doesn't affect the others

    Example: The next lesson is shown when the layout can't be loaded
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And reading the layout of the home fails
      When Hana goes home
      Then Hana is told that a part of the home can't be read
      And the next lesson at home is on Thursday 21 May at 7:30 am

    Example: The club's tip is shown when the lessons can't be loaded
      Given the club gives the tip "Grip it like a small bird."
      And reading the lessons fails
      When Hana goes home
      Then Hana reads the tip "Grip it like a small bird."

    Example: A player can reload credits that couldn't be loaded
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
  Rule: An embedded club shows neither its navigation nor the profile beside it

    Example: An embedded club is laid out as on a phone even on a wide display
      Given Hana is signed in
      And Hana came by an address that says true about being embedded
      When Hana goes home
      Then Hana finds no navigation of the club's own
      And Hana finds no profile beside it

    Example: A lesson opened in an embedded club has no navigation either
      Given Hana is signed in
      And Hana came by an address that says true about being embedded
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana goes home
      When Hana follows her next lesson
      Then Hana finds no navigation of the club's own
      And Hana finds no profile beside it

    Example: Navigation and profile are shown when the club isn't embedded
      Given Hana is signed in
      When Hana goes home
      Then Hana finds the club's own navigation
      And Hana finds her profile beside it

  @browser
  @support.layout-flags
  Rule: The profile is open beside home, and elsewhere only after the player opens it

    Example: The profile is closed away from home
      Given Hana goes home
      When Hana opens the library
      Then Hana finds no profile beside it

    Example: The profile opens again on returning to home
      Given Hana opens the library
      When Hana goes home
      Then Hana finds her profile beside it

    Example: A player can open the profile away from home
      Given Hana opens the library
      When Hana opens her profile beside it
      Then Hana finds her profile beside it

  @support.embed-mode-off
  Rule: Only the exact word "true" embeds the club

    @browser
    Scenario Outline: The club isn't embedded by an address that says <word>
      Given Hana came by an address that says <word> about being embedded
      When Hana goes home
      Then Hana finds the club's own navigation

      Examples:
        | word  |
        | TRUE  |
        | 1     |
        | false |
