Feature: Players with a launch monitor
  Some players have only a launch monitor, others are members of the club as well.
  Each finds what the account includes.

  @session.launch-monitor-gates
  Rule: Players are offered what their account includes

    Scenario Outline: <who> is offered <areas>
      Given <who> is signed in
      When <who> opens home
      Then <who> is offered <areas> in the navigation

      Examples:
        | who    | areas                                        |
        | Hana   | home, lessons, learn, play and shop          |
        | Bram   | home, lessons, learn, play, shop and devices |
        | Odette | home, play, shop and devices                 |

    Scenario Outline: <who> can follow a link to the lessons
      Given <who> is signed in
      And <who> has a lesson on Thursday 21 May at 7:30 am
      When <who> opens <whose> lessons
      Then the chosen day is Thursday 21 May

      Examples:
        | who  | whose |
        | Hana | her   |
        | Bram | his   |

    Example: Home shows no blocks about lessons to Odette
      Given the club lays out the home as next lesson, bookings, lesson credit, book again, tip
      And Odette is signed in
      When Odette opens home
      Then Odette sees the blocks next lesson, tip
      And Odette sees that home offers no lessons

    Example: Odette reads that lessons aren't part of her membership
      Given Odette is signed in
      When Odette opens her lessons
      Then Odette sees that this is not part of her membership
      And the club was never asked for lessons

    Example: Odette reads that booking isn't part of her membership
      Given Odette is signed in
      When Odette begins to book
      Then Odette sees that this is not part of her membership
      And the club was never asked for lessons

    Scenario Outline: Odette reads that <place> isn't part of her membership
      Given Odette is signed in
      When Odette follows a link to <place>
      Then Odette sees that this is not part of her membership
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

    Example: Nobody is refused when the profile can't be loaded
      Given Hana is signed in
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And loading the profile fails on the club's side
      When Hana opens her lessons
      Then the chosen day is Thursday 21 May

  Rule: Launch-monitor customers are recognised when they sign in

    Example: Odette is recognised as a launch-monitor customer
      When Odette signs in with her password
      Then Odette is recognised as a launch-monitor player
      And the club was asked once for the profile of a launch monitor
      And the club was never asked for the profile of the club
      And the device keeps the mark of a launch-monitor sign-in

    Example: Bram is recognised as a player of both when he signs in to the club
      When Bram signs in with his password
      Then Bram is recognised as a club player with a launch monitor
      And the club was never asked for the profile of a launch monitor

    @session.profile-failure-code-only
    Example: Only the error code is kept when the launch-monitor profile can't be loaded
      Given loading the profile of the launch monitor is refused with the words "Shard 3 of monitors"
      When Odette signs in with her password
      Then Odette sees the message that the profile can't be loaded
      And only the number of the refusal's reason is kept

  Rule: Launch-monitor customers use their launch-monitor account

    Example: Odette's profile is her launch-monitor profile
      Given Odette is signed in
      When Odette opens her personal details
      Then Odette finds "Kirsanov" filled in as her last name
      And the club was never asked for the profile of the club

    Example: Odette's contact is her launch-monitor contact
      Given Odette is signed in
      When Odette opens her contact
      Then Odette finds "odette@clubhouse.example" as her email address
      And the club was never asked for the profile of the club

    Example: Bram's contact is the club's although he has a launch monitor
      Given Bram is signed in
      When Bram opens his contact
      Then Bram finds "bram@clubhouse.example" as his email address
      And the club was never asked for the profile of a launch monitor

    @call:devices.update-customer
    Example: Odette's changes are saved in her launch-monitor profile
      Given Odette is signed in
      And Odette has opened her personal details
      When Odette fills in and saves
        | first name | Odetta |
      Then the change of the profile is done
      And Odette finds "Odetta Kirsanov" as her name
      And the club was asked once to change a launch monitor's customer
      And the club was never asked to save the whole profile

    Scenario Outline: Every changed field is saved in the launch-monitor profile of <first name>
      Given the club reaches Odette now at "<phone>"
      And Odette is signed in
      And Odette has opened her personal details
      When Odette fills in and saves
        | first name  | <first name>  |
        | last name   | <last name>   |
        | hand        | left          |
        | birthday    | <birthday>    |
        | gender      | <gender>      |
        | street      | <street>      |
        | house       | <house>       |
        | city        | <city>        |
        | postal code | <postal code> |
        | state       | <state>       |
      Then the change of the profile is done
      And the club was asked to change a launch monitor's customer with
        | first name  | <first name>  |
        | last name   | <last name>   |
        | hand        | left          |
        | birthday    | <birthday>    |
        | gender      | <gender>      |
        | phone       | <phone>       |
        | street      | <street>      |
        | house       | <house>       |
        | city        | <city>        |
        | postal code | <postal code> |
        | state       | <state>       |

      Examples:
        | first name | last name | phone           | birthday   | gender      | street         | house  | city    | postal code | state   |
        | Odile      | Kirsch    | +1 514 555 0150 | 1972-12-01 | other       | 9 Quai du Port | Bât. C | Halifax | B3J 1A1     | NS      |
        | Ode        | Roy       | +1 514 555 0151 | 2001-02-03 | undisclosed | 31 King Street | 4th    | Toronto | M5H 1A1     | Ontario |

    Scenario Outline: In Japan the prefecture <prefecture> and the reading of the name are saved in the launch-monitor profile
      Given Wataru has nothing but a launch monitor
      And Wataru uses the club's site in Japan
      And Wataru is signed in
      And Wataru has opened her personal details
      When Wataru fills in and saves
        | first name in kana | <first name> |
        | last name in kana  | <last name>  |
        | prefecture         | <prefecture> |
      Then the club was asked to change a launch monitor's customer with
        | reading of the first name | <first name> |
        | reading of the last name  | <last name>  |
        | prefecture                | <prefecture> |

      Examples:
        | first name | last name | prefecture |
        | タロウ     | ヤマダ    | Osaka      |
        | ショウ     | オカダ    | Okinawa    |

    @call:devices.change-password
    Scenario Outline: Odette changes the password of her launch-monitor account to "<password>"
      Given Odette is signed in
      And Odette opens the change of her password
      When Odette changes her password to "<password>"
      Then the change of the password is done
      And the club lets Odette in with "<password>"
      And the club was asked once to change the password of a launch monitor's customer

      Examples:
        | password                |
        | links-odette            |
        | Neuf oiseaux, un aigle! |

    Example: Odette can't change her password without the current one
      Given Odette is signed in
      And Odette opens the change of her password
      When Odette changes her password from "nearly right" to "links-odette"
      Then Odette sees the message that this is not her current password
      And the club lets Odette in with "fairway-odette"

  @session.skytrak-shop-values
  Rule: The launch monitor's shop has its own sign-in beside the club's shop

    Example: The device keeps a pass for each of the two shops
      When Odette signs in with her password
      Then the device keeps a pass for the launch monitor's shop beside the club's
