Feature: Home
  Players first see what matters next:
  the next lesson, their credits and the club's news.

  Background:
    Given Hana is signed in

  @support.home-dynamic-layout
  Rule: Home shows the blocks that the club chooses, in the club's order

    Example: Home shows the blocks in the order of the club's layout
      Given the club lays out the home as tip, next lesson, lesson credit
      When Hana opens home
      Then Hana sees the blocks tip, next lesson, lesson credit

    Example: A block of home that the club moves up is shown first
      Given the club lays out the home as next lesson, lesson credit, tip
      And the club has moved tip to the top of the home
      When Hana opens home
      Then Hana sees the blocks tip, next lesson, lesson credit

    Example: A block of home that this version doesn't know is left out
      Given the club lays out the home as next lesson, weather of Mars, tip
      When Hana opens home
      Then Hana sees the blocks next lesson, tip

    Example: A block of home shows the club's own text
      Given the club publishes the tip "Grip it like a small bird."
      When Hana opens home
      Then the tip at home is "Grip it like a small bird."

  Rule: The next lesson comes first

    Example: The earliest coming lesson is shown first, and later ones are listed with it
      Given Hana has these lessons:
        | day             | time    |
        | Thursday 21 May | 7:30 am |
        | Thursday 14 May | 7:30 am |
        | Tuesday 5 May   | 7:30 am |
      When Hana opens home
      Then the next lesson at home is on Thursday 14 May at 7:30 am
      And Hana sees 1 other booked lesson

    Example: A place on a waiting list is not shown as the next lesson
      Given Hana is first on the waiting list of Thursday 14 May at 9:00 am
      And Hana has a lesson on Thursday 21 May at 7:30 am
      When Hana opens home
      Then the next lesson at home is on Thursday 21 May at 7:30 am

    Example: A lesson in progress stays on home until it ends
      Given Hana has these lessons:
        | day              | time     |
        | Wednesday 13 May | 12:15 pm |
        | Thursday 14 May  | 7:30 am  |
      When Hana opens home
      Then the lesson in progress at home is on Wednesday 13 May at 12:15 pm
      And Hana sees 1 other booked lesson

    Example: A lesson that starts while home is open becomes the lesson in progress
      Given Hana has these lessons:
        | day              | time     |
        | Wednesday 13 May | 12:45 pm |
        | Thursday 14 May  | 7:30 am  |
      And Hana opens home
      When Hana looks at home for 20 minutes
      Then the lesson in progress at home is on Wednesday 13 May at 12:45 pm

    Example: A lesson that ends while home is open gives way to the next lesson
      Given Hana has these lessons:
        | day              | time     |
        | Wednesday 13 May | 12:15 pm |
        | Thursday 14 May  | 7:30 am  |
      And Hana opens home
      When Hana looks at home for 1 hour
      Then the next lesson at home is on Thursday 14 May at 7:30 am
      And Hana sees 0 other booked lessons

    Example: A lesson that falls on another day for the player shows that day
      Given Hana's own clock is in Singapore
      And Hana has a lesson on Thursday 21 May at 7:30 pm
      When Hana opens home
      Then the next lesson at home is on Thursday 21 May at 7:30 pm
      And the own time at home is "Fri 22 May, 8:30 am"

    Example: A lesson that starts in less than 24 hours can't be moved any more, and home says so
      Given Hana has a lesson on Thursday 14 May at 7:30 am
      When Hana opens home
      Then Hana sees that home says that it is too late to move the lesson

    Example: Home shows no next lesson when none is booked
      Given Hana has no lessons
      When Hana opens home
      Then Hana sees that no next lesson is shown at home

  Rule: A part of home that can't be loaded doesn't affect the others

    Example: The next lesson is shown when the layout can't be loaded
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And loading the layout of the home fails
      When Hana opens home
      Then Hana sees the message that a part of the home can't be loaded
      And the next lesson at home is on Thursday 21 May at 7:30 am

    Example: The club's tip is shown when the lessons can't be loaded
      Given the club publishes the tip "Grip it like a small bird."
      And loading the lessons fails
      When Hana opens home
      Then the tip at home is "Grip it like a small bird."

    Example: A player can reload credits that couldn't be loaded
      Given Hana has 6 credits
      And loading the credits fails
      And Hana opens home
      And Hana sees the message that the credits can't be loaded
      And everything works again
      When Hana reloads her credits at home
      Then Hana has 6 credits left at home

  @support.layout-flags
  @support.embed-mode-on
  @support.embed-mobile-only
  Rule: An embedded club shows neither its navigation nor the profile beside it

    Example: An embedded club is laid out as on a phone even on a wide display
      Given Hana is signed in
      And Hana followed a link that embeds the club
      When Hana opens home
      Then Hana sees that there is no navigation of the club
      And Hana sees that her profile is closed

    Example: A lesson opened in an embedded club has no navigation either
      Given Hana is signed in
      And Hana followed a link that embeds the club
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana opens home
      When Hana opens her next lesson
      Then Hana sees that there is no navigation of the club
      And Hana sees that her profile is closed

    Example: Navigation and profile are shown when the club isn't embedded
      Given Hana is signed in
      When Hana opens home
      Then Hana sees that the navigation of the club is there
      And Hana sees that her profile is at the side

  @support.layout-flags
  Rule: The profile is open beside home, and elsewhere only after the player opens it

    Example: The profile is closed away from home
      Given Hana opens home
      When Hana opens the library
      Then Hana sees that her profile is closed

    Example: The profile opens again on returning to home
      Given Hana opens the library
      When Hana opens home
      Then Hana sees that her profile is at the side

    Example: A player can open the profile away from home
      Given Hana opens the library
      When Hana opens her profile at the side
      Then Hana sees that her profile is at the side

  @support.embed-mode-off
  Rule: Only the exact word of the apps embeds the club

    Scenario Outline: The club isn't embedded by a link that asks <written> for it
      Given Hana followed a link that asks <written> to embed the club
      When Hana opens home
      Then Hana sees that the navigation of the club is there

      Examples:
        | written     |
        | in capitals |
        | as a number |
        | negated     |
