Feature: Challenges
  A challenge turns a bucket of balls into one number.
  A player picks one on the range, enters the result by hand and sees what it is worth.

  Background:
    Given Hana is signed in

  @rounds.challenge-types @rounds.challenge-grouping
  Rule: Challenges are grouped by their eight types

    Example: All types of challenges are listed
      When Hana looks at the challenges
      Then the types of challenges with the number of each are
        | Driver             | 2 |
        | Irons              | 1 |
        | Long game          | 1 |
        | Short game         | 2 |
        | Practice           | 1 |
        | Closest to the pin | 1 |
        | Longest drive      | 1 |
        | Target             | 1 |

  @rounds.challenge-failure-code-only @rounds.challenge-fetch-error-flag
  Rule: Errors of challenges never show the club's internal message

    Example: Challenges that can't be loaded show an error
      Given loading the challenges fails
      When Hana looks at the challenges
      Then Hana sees the message that the challenges can't be loaded

    Example: A challenge shows an error when it can't be loaded
      Given loading one challenge fails
      When Hana begins the challenge "Carry ladder"
      Then Hana sees the message that the challenge can't be loaded

  @rounds.challenge-selection
  Rule: A player chooses a station and a swing

    Example: A challenge offers its stations and swings
      When Hana begins the challenge "Up and down"
      Then the stations of the challenge are
        | Fringe |
        | Rough  |
        | Bunker |
      And the swings of the station are
        | Half swing  |
        | Smooth, 80% |

    Example: Each station has its own personal best
      Given Hana begins the challenge "Up and down"
      When Hana chooses the station "Rough"
      Then the chosen station is "Rough"
      And the chosen swing is "Half swing"
      And the personal best is "60 points"

  @rounds.score-payload
  Rule: A player enters a score by hand in the preferred unit

    Example: A better score becomes the personal best
      Given Hana begins the challenge "Carry ladder"
      When Hana enters the score "220"
      Then the personal best is "220 yd"
      And Hana sees the message that it is a new personal best

    Example: A score belongs to the chosen station and swing
      Given Hana begins the challenge "Up and down"
      And Hana chooses the station "Rough"
      And Hana chooses the swing "Smooth, 80%"
      When Hana enters the score "64"
      Then the chosen station is "Rough"
      And the chosen swing is "Smooth, 80%"
      And the personal best is "64 points"

    Example: A score below the personal best joins the history
      Given Hana begins the challenge "Carry ladder"
      When Hana enters the score "200"
      Then the history of scores is
        | 200 yd |
        | 215 yd |
        | 211 yd |
        | 203 yd |
        | 206 yd |
        | 201 yd |
      And the personal best is "215 yd"

    Example: A metric player enters metres
      Given Mateo is signed in
      And Mateo begins the challenge "Carry ladder"
      When Mateo enters the score "201"
      Then the personal best is "201 m"

    Example: An impossible score of a challenge isn't saved
      Given Hana begins the challenge "Carry ladder"
      When Hana enters the score "900"
      Then Hana sees the message that the score is impossible
      And the club was never asked to save a score

    Example: The score of a challenge is saved once although the answer was lost
      Given Hana begins the challenge "Carry ladder"
      And the answer to saving a score gets lost
      When Hana enters the score "220"
      Then the personal best is "220 yd"
      And the club was asked once to save a score

    Example: The unsaved score of a challenge survives a reload
      Given Hana begins the challenge "Carry ladder"
      And Hana types the score "218"
      When Hana reloads the club
      Then the unsaved score is "218"
