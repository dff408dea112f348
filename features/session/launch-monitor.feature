Feature: Players with a launch monitor
  Some players have come for their launch monitor alone, some for the
  club as well: each of them finds what the account is for.

  @session.launch-monitor-gates
  Rule: Everybody finds what their account is for

    Scenario Outline: <who> finds <areas>
      Given <who> is signed in
      When <who> goes home
      Then <who> is offered <areas> in the navigation

      Examples:
        | who    | areas                               |
        | Hana   | home, lessons, learn, play and shop |
        | Bram   | home, lessons, learn, play and shop |
        | Odette | home, play and shop                 |

    Scenario Outline: <who> comes by an address of the lessons
      Given <who> is signed in
      And <who> has a lesson on Thursday 21 May at 7:30 am
      When <who> opens <whose> lessons
      Then the chosen day is Thursday 21 May

      Examples:
        | who  | whose |
        | Hana | her   |
        | Bram | his   |

    Example: Odette's home has nothing that would refuse her
      Given the club lays out the home as next lesson, bookings, lesson credit, book again, tip
      And Odette is signed in
      When Odette goes home
      Then Odette finds the blocks next lesson, tip
      And Odette finds no lessons offered at home

    Example: Odette is told that lessons are not for her
      Given Odette is signed in
      When Odette opens her lessons
      Then Odette reads that this is not part of her membership
      And the club was never asked for lessons

    Example: Odette is told the same of booking
      Given Odette is signed in
      When Odette begins to book
      Then Odette reads that this is not part of her membership
      And the club was never asked for lessons

    Scenario Outline: Odette is told the same at the address of <place>
      Given Odette is signed in
      When Odette comes by the address of <place>
      Then Odette reads that this is not part of her membership
      And the club was never asked for anything to learn from

      Examples:
        | place                |
        | the lesson plan      |
        | all lessons taken    |
        | the latest lesson    |
        | a lesson taken       |
        | the video library    |
        | the video search     |
        | the favourite videos |
        | a video series       |
        | a video              |
        | the swings           |
        | a swing              |
        | the swing comparison |

    Example: Nobody is kept out because the profile can't be read
      Given Hana is signed in
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And reading the profile fails on the club's side
      When Hana opens her lessons
      Then the chosen day is Thursday 21 May

  Rule: Who signs in as a launch monitor's customer is known there

    Example: Odette
      When Odette signs in with her password
      Then Odette is known as a player of kind 3
      And the club was asked once for the profile of a launch monitor
      And the club was never asked for the profile of the club
      And the device keeps the mark of a launch-monitor sign-in

    Example: Bram, who signs in to the club
      When Bram signs in with his password
      Then Bram is known as a player of kind 2
      And the club was never asked for the profile of a launch monitor

    @session.profile-failure-code-only
    Example: When it can't be read, the code alone is kept
      Given reading the profile of the launch monitor is refused with code 50200 and the words "Shard 3 of monitors"
      When Odette signs in with her password
      Then Odette is told that the profile can't be read
      And nothing but the code 50200 is kept of the reason

  Rule: Who signs in as a launch monitor's customer has the account there

    Example: Odette's profile
      Given Odette is signed in
      When Odette opens her profile
      Then Odette finds "Kirsanov" filled in as her last name
      And the club was never asked for the profile of the club

    Example: Odette's contact
      Given Odette is signed in
      When Odette opens her contact
      Then Odette finds "odette@clubhouse.example" as her e-mail address
      And the club was never asked for the profile of the club

    Example: Bram's contact is the club's, although he has a launch monitor
      Given Bram is signed in
      When Bram opens his contact
      Then Bram finds "bram@clubhouse.example" as his e-mail address
      And the club was never asked for the profile of a launch monitor

    Example: What Odette changes in her profile
      Given Odette is signed in
      And Odette has opened her profile
      When Odette fills in and saves
        | first name | Odetta |
      Then the change of the profile is done
      And Odette finds "Odetta Kirsanov" as her name
      And the club was asked once to change a launch monitor's customer
      And the club was never asked to keep a whole profile

    Example: Odette's password
      Given Odette is signed in
      And Odette opens the change of her password
      When Odette changes her password to "links-odette"
      Then the change of the password is done
      And the club lets Odette in with "links-odette"
      And the club was asked once to change the password of a launch monitor's customer

  @session.skytrak-shop-values
  Rule: The launch monitor's shop is kept apart from the club's

    Example: Both are kept
      When Odette signs in with her password
      Then the device keeps a pass for the launch monitor's shop beside the club's
