Feature: Prepaid cards for launch monitors
  Some cards are prepaid. A player enters the code, sees what the card is for,
  and only then redeems it.

  @devices.prepaid-starts-input-code @devices.prepaid-card-fields
  Rule: A prepaid card is redeemed only after the player has seen what it is for

    Scenario Outline: A prepaid card for <use> is recognised
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins with a prepaid card
      When Odette enters the code "<code>"
      Then Odette sees that the card is for <use>
      And Odette sees that nothing is charged
      And the club was never asked to redeem a prepaid card

      Examples:
        | code                | use           |
        | SIM0 2026 4471 0KPX | the simulator |
        | mem0-2026-8852-0qrt | a membership  |

    Scenario Outline: The code of a prepaid card that is <problem> is refused
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins with a prepaid card
      When Odette enters the code "<code>"
      Then Odette sees the message that this card can't be redeemed
      And Odette sees that the code of the card is asked for

      Examples:
        | problem | code             |
        | used    | MEM0202511093HJD |
        | expired | SIM0202407735ZTB |
        | unknown | AAAA0000BBBB1111 |

    Example: An incomplete code of a prepaid card isn't checked
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins with a prepaid card
      When Odette enters the code "SIM0 2026"
      Then Odette sees the message that the code of the card is incomplete
      And the club was never asked to check a prepaid card

  @devices.prepaid-simulator-or-membership
  Rule: A prepaid card is redeemed for the simulator or for a membership

    Example: A prepaid card is redeemed for the simulator
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins with a prepaid card
      And Odette enters the code "SIM0202644710KPX"
      When Odette redeems the card
      Then Odette sees that the card is redeemed
      And the memberships for launch monitors are
        | Game Improvement  | ends     |
        | Play & Improve    | renews   |
        | Course Simulation | inactive |
        | Course Simulation | inactive |

    Example: A prepaid card is redeemed for the player who is signed in
      Given Bram is signed in
      And Bram looks at his launch monitors
      And Bram begins with a prepaid card
      And Bram enters the code "MEM0202688520QRT"
      When Bram redeems the card
      Then Bram sees that the card is redeemed

    Example: A player whose plan lacks course play reads it before redeeming the card
      Given Bram is signed in
      And Bram looks at his launch monitors
      And Bram begins with a prepaid card
      When Bram enters the code "SIM0202644710KPX"
      Then Bram sees the message that course play needs another plan

    Example: Choosing the wrong use of a prepaid card redeems nothing
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins with a prepaid card
      And Odette enters the code "SIM0202644710KPX"
      And Odette takes the card for a membership
      When Odette redeems the card
      Then Odette sees the message that this card is for the other use
      And the club was never asked to redeem a prepaid card

    Example: A prepaid card whose answer was lost is redeemed once
      Given Odette is signed in
      And Odette looks at her launch monitors
      And the answer to the redemption of the prepaid card gets lost
      And Odette begins with a prepaid card
      And Odette enters the code "MEM0202688520QRT"
      When Odette redeems the card
      Then Odette sees that the card is redeemed
      And the club was asked once to redeem a prepaid card
