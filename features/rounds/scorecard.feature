Feature: Scorecard
  A player records each hole during the round, often without a connection.
  Nothing recorded is lost, and nothing arrives twice.

  Background:
    Given Jonah is signed in

  @rounds.scorecard-query @rounds.scorecard-hole-fields
  Rule: A player enters a round hole by hole

    Example: The scorecard opens at the next hole to play
      When Jonah opens the card of his round
      Then the hole on the card is 8

    Example: A hole counts as soon as it is entered
      Given Jonah opens the card of his round
      When Jonah enters 4 strokes and 1 putt on hole 8
      Then the number of holes played is 8
      And the club knows 4 strokes on hole 8 of Jonah's round

    Example: Strokes and putts determine whether the green was hit
      Given Jonah opens the card of his round
      When Jonah enters 3 strokes and 2 putts on hole 8
      Then the club knows the green of hole 8 of Jonah's round as hit

    Example: A terrible tee shot on a hole is saved
      Given Jonah opens the card of his round
      When Jonah reports a terrible tee shot on hole 8
      Then the club knows of a terrible tee shot on hole 8 of Jonah's round

    Example: The card tells the course handicap and what the hole is like
      When Jonah opens the card of his round
      Then the course handicap on the card is 12
      And the facts of the hole are
        | Par 3           |
        | Stroke index 15 |
        | 143 yd          |

    @rounds.net-score
    Example: A player reads how his handicap makes the net score
      Given Jonah opens the card of his round
      And Jonah enters 6 strokes on hole 8
      When Jonah asks how the net score is counted
      Then the figures of the explanation are
        | Gross                   | 35 |
        | Course handicap         | 12 |
        | Strokes received so far | 5  |
        | Net                     | 30 |

    Example: A card on which nothing was entered says that nothing was sent
      When Jonah starts a round with three presses at "Red Mesa"
      Then Jonah sees that nothing on the card has been sent

    Example: A round that begins with the back nine begins on hole 10
      When Jonah starts a round with the back nine first at "Red Mesa"
      Then the hole on the card is 10

    Example: A cleared hole is open again
      Given Jonah opens the card of his round
      And Jonah enters 6 strokes on hole 8
      When Jonah clears hole 8
      Then the number of holes played is 7

    Example: A cleared hole can be restored
      Given Jonah opens the card of his round
      And Jonah enters 6 strokes and 3 putts on hole 8
      And Jonah clears hole 8
      When Jonah takes that back
      Then the number of holes played is 8
      And the club knows 6 strokes on hole 8 of Jonah's round

    Example: A hole that was picked up by mistake gets its strokes back
      Given Jonah opens the card of his round
      And Jonah enters 7 strokes and 2 putts on hole 8
      And Jonah picks up on hole 8
      When Jonah takes that back
      Then the number of holes played is 8
      And the club knows 7 strokes on hole 8 of Jonah's round

    Example: The last hole completes the round
      Given Jonah opens the card of his round
      When Jonah plays the other holes
      Then Jonah sees that the round is complete

    Example: A hole can be picked up without a result
      Given Jonah opens the card of his round
      And Jonah enters 6 strokes on hole 8
      When Jonah picks up on hole 8
      Then the number of holes played is 8
      And the club knows that Jonah picked up on hole 8

  @rounds.scorecard-back-holes
  @rounds.scorecard-query @rounds.round-create-fields
  Rule: The card of a round has the holes of its course

    Scenario Outline: A round at <course> has the holes <holes>
      When Jonah starts a round with three presses at "<course>"
      Then the holes on the card are "<holes>"

      Examples: a course of nine holes, one of three nines, and one without stroke indexes
        | course       | holes |
        | Pocket Pines | 1–9   |
        | Three Rivers | 1–18  |
        | Old Mill     | 1–18  |

    Scenario Outline: A round on three nines that begins with hole <start> has the holes <holes>
      Given Jonah looks at his rounds
      And Jonah is about to play at "Three Rivers"
      And Jonah begins with hole <start>
      When Jonah starts the round
      Then the hole on the card is <start>
      And the holes on the card are "<holes>"

      Examples:
        | start | holes      |
        | 10    | 10–27      |
        | 19    | 1–9, 19–27 |

    Example: The tees of a course with one set are chosen
      Given Jonah looks at his rounds
      When Jonah is about to play at "Pocket Pines"
      Then the chosen tees are "White"

    Example: A hole without a stroke index has none on the card
      When Jonah starts a round with three presses at "Old Mill"
      Then the facts of the hole are
        | Par 4  |
        | 378 yd |

  Rule: A player can hide the back nine

    Background:
      Given Jonah opens the card of his round

    Example: Hiding the back nine leaves holes 1 to 9 on the scorecard
      When Jonah hides the back nine
      Then the first hole on the card is 1
      And the last hole on the card is 9

    Example: Showing the back nine brings back holes 10 to 18 on the scorecard
      Given Jonah hides the back nine
      When Jonah shows the back nine
      Then the first hole on the card is 1
      And the last hole on the card is 18

  @rounds.scorecard-setting-flags @rounds.scorecard-flag-hides-field
  Rule: The scorecard asks only for what the player wants to record

    Background:
      Given Jonah opens the card of his round

    Example: A player records no putts
      When Jonah no longer records putts
      Then the questions of the card are
        | Strokes                   |
        | Green in regulation       |
        | Near the green            |
        | Chance to get up and down |
        | Up and down               |
        | Bad three-putt            |
        | Terrible tee shot         |
      And the club was asked once to save card settings

    Example: A player records only strokes and putts
      When Jonah no longer records the four statistics and greens
      Then the questions of the card are
        | Strokes |
        | Putts   |

    Scenario Outline: The club receives what the player wants to record <when>
      Given Jonah opens the settings of his card
      And Jonah fills in
        | Score             | <scores> |
        | Fairways hit      | <others> |
        | Fairway bunkers   | <others> |
        | Greenside bunkers | <others> |
        | Driving distance  | <these>  |
        | Pitches           | <these>  |
        | Chips             | <these>  |
        | Penalties         | <others> |
        | Missed putts      | <these>  |
      When Jonah saves the settings of his card
      Then the club was asked to save card settings with
        | score             | <scores> |
        | fairway hit       | <others> |
        | fairway bunkers   | <others> |
        | greenside bunkers | <others> |
        | driving distance  | <these>  |
        | pitches           | <these>  |
        | chips             | <these>  |
        | penalties         | <others> |
        | missed putts      | <these>  |

      Examples:
        | when                   | scores | these | others |
        | near the green         | yes    | yes   | no     |
        | on the way to the hole | no     | no    | yes    |

    Example: The card of a new round asks for what was chosen with it
      Given Jonah no longer records the four statistics and greens
      When Jonah starts a round with the four statistics at "Red Mesa"
      Then the questions of the card are
        | Strokes                   |
        | Putts                     |
        | Near the green            |
        | Chance to get up and down |
        | Up and down               |
        | Bad three-putt            |
        | Terrible tee shot         |

  Rule: Every score is stored on the device at once and reaches the club once

    Background:
      Given Jonah opens the card of his round

    Example: Eighteen holes reach the club after failures and reloads
      Given saving a hole never arrives
      And Jonah enters 5 strokes on every hole and reloads now and then
      And everything works again
      When Jonah leaves and comes back
      Then the club knows 5 strokes on every hole of Jonah's round

    @browser @deployed
    Example: Eighteen holes reach the club after a round without a connection
      Given Jonah's device has stored the whole club
      And Jonah loses the connection and enters 9 strokes on every hole with ten reloads and a lost window
      And Jonah's connection comes back, and two answers and two requests get lost
      When Jonah leaves and comes back
      Then the club knows 9 strokes on every hole of Jonah's round
      And the club was asked 18 times to save a hole

    Example: A score whose answer was lost reaches the club
      Given the answer to saving a hole gets lost
      And Jonah enters 4 strokes and 1 putt on hole 8
      And everything works again
      When Jonah reloads the club
      Then everything on the card is at the club
      And the club knows 4 strokes on hole 8 of Jonah's round

    Example: Scores entered in a closed window are sent by the next one
      Given Jonah has lost the connection
      And Jonah enters 6 strokes on hole 8
      And Jonah's connection comes back
      When Jonah leaves and comes back
      Then the club knows 6 strokes on hole 8 of Jonah's round

    Example: Signing out asks first while scores are on the device only
      Given saving a hole never arrives
      And Jonah enters 6 strokes on hole 8
      And Jonah enters 5 strokes on hole 9
      When Jonah wants to sign out
      Then Jonah sees that signing out would delete 2 holes
      And Jonah finds himself signed in

    Example: Signing out deletes the scorecard from the device
      Given saving a hole never arrives
      And Jonah enters 6 strokes on hole 8
      When Jonah signs out
      Then no scorecard is kept on Jonah's device

    Example: A score that the club refuses is reported
      Given saving a hole is refused
      When Jonah enters 6 strokes on hole 8
      Then Jonah sees the message that the club refused a hole

  Rule: The last score of a hole counts, and both devices are told

    Background:
      Given Jonah opens the card of his round

    @engines
    Example: A later score on this device replaces the other device's
      Given Jonah has lost the connection
      And Jonah enters 5 strokes on hole 8
      And Jonah has entered 7 strokes on hole 8 on another device
      When Jonah's connection comes back
      Then Jonah sees the message that another device entered different scores
      And the club knows 5 strokes on hole 8 of Jonah's round

    Example: Replaced putts are named like replaced strokes
      Given Jonah has lost the connection
      And Jonah enters 5 strokes and 3 putts on hole 8
      And Jonah has entered 6 strokes and 1 putt on hole 8 on another device
      When Jonah's connection comes back
      Then the differences between the devices are
        | Hole 8, Strokes: your 5 has replaced 6 from the other device. |
        | Hole 8, Putts: your 3 has replaced 1 from the other device.   |

    Example: A later score on the other device replaces this device's
      Given Jonah enters 5 strokes on hole 8
      And the club knows 5 strokes on hole 8 of Jonah's round
      And Jonah has entered 7 strokes on hole 8 on another device
      When Jonah opens the card of his round
      Then Jonah sees the message that another device entered different scores
      And the card shows 7 strokes on hole 8
