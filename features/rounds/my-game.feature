Feature: Your game
  A player sees the best score of each kind of challenge in one place.
  Answers about the game help the coaches to plan lessons.

  Background:
    Given Hana is signed in

  Rule: The dashboard shows the best score of each type

    @rounds.play-configuration-by-player
    Example: The dashboard shows Hana's best scores
      When Hana looks at her game
      Then the best scores of the first three types are
        | Driver    | 215 yd    |
        | Irons     | 70 points |
        | Long game | –         |
      And the club was asked once to load the configuration of the game

    Example: The dashboard is shown even when its configuration can't be loaded
      Given loading the configuration of the game fails
      When Hana looks at her game
      Then the best scores of the first three types are
        | Driver    | 215 yd    |
        | Irons     | 70 points |
        | Long game | –         |

  @rounds.about-post-200
  Rule: Answers about the player's game count once the club has saved them

    Background:
      Given Hana looks at her game
      And Hana writes the goal "Break 80"

    Example: A saved goal of a player is confirmed
      When Hana saves her answers
      Then Hana sees the message that her answers are saved
      And the club knows the goal "Break 80" of Hana

    Example: Unconfirmed answers about the player's game stay in the form
      Given saving her answers is accepted but not confirmed
      When Hana saves her answers
      Then Hana sees the message that her answers weren't saved
      And the goal in the form is "Break 80"

    Example: Unsent answers about the player's game survive a reload
      When Hana reloads the club
      Then the goal in the form is "Break 80"

  @rounds.player-abilities
  Rule: Play leads to everything about playing

    Example: Play lists all its parts
      When Hana looks at Play
      Then the parts of Play are
        | Rounds           |
        | Courses          |
        | Game tracking    |
        | Round statistics |
        | Challenges       |
        | Leaderboards     |
        | Your bag         |
        | Your game        |
