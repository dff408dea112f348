Feature: Golf clubs in a bag
  Each club has a category, a brand, a loft and the distance that the ball carries.
  Together they show where a bag has gaps, and where two clubs do the same.

  Background:
    Given Hana is signed in

  @rounds.bag-dialogs @rounds.club-pick-lists
  Rule: A player can add, change and remove clubs

    Example: A player adds a club from the lists
      Given Hana looks at her bag
      When Hana adds a "7 wood" of the brand "Vexley" that carries "185" yards
      Then the bag has a "7 wood" that carries "185 yd"
      And Hana sees the bag "Everyday" with 15 clubs

    Scenario Outline: A club is added to the bag that the player looks at
      Given Hana looks at her bag
      And Hana looks at the bag "<bag>"
      When Hana adds a "<club>" of the brand "<brand>" that carries "<yards>" yards
      Then the bag has a "<club>" that carries "<yards> yd"
      And the club was asked to add a club with
        | kind  | <club>  |
        | brand | <brand> |

      Examples:
        | bag        | club   | brand  | yards |
        | Travel     | 3 wood | Halden | 212   |
        | Winter set | 3 iron | Orrin  | 186   |

    Example: A club needs a category
      Given Hana looks at her bag
      When Hana adds a club without choosing which
      Then Hana sees the message that the kind of golf club is missing
      And the club was never asked to add a club

    Example: A player sees distances in the preferred unit
      Given Mateo is signed in
      And Mateo has the bag "Weekend" with a "7 iron" that carries 150 yards
      When Mateo looks at his bag
      Then the bag has a "7 iron" that carries "137 m"

    Example: A player changes the distance of a club
      Given Hana looks at her bag
      When Hana changes the distance of her "7 iron" to "155"
      Then the bag has a "7 iron" that carries "155 yd"

    Scenario Outline: The club receives a changed club as the player describes it
      Given Hana looks at her bag
      And Hana looks at the bag "<bag>"
      And Hana begins to change her "<club>"
      And Hana fills in
        | Club            | <new>   |
        | Brand           | <brand> |
        | Model           | <model> |
        | Loft in degrees | <loft>  |
      When Hana saves the club
      Then the club was asked to save a club with
        | kind  | <new>   |
        | brand | <brand> |
        | model | <model> |
        | loft  | <loft>  |

      Examples:
        | bag        | club       | new       | brand  | model    | loft |
        | Travel     | Sand wedge | Gap wedge | Halden | Arc 50   | 50.5 |
        | Winter set | 7 wood     | 3 hybrid  | Kawabe | Lark two | 19   |

    Example: A distance that isn't a number is rejected
      Given Hana looks at her bag
      When Hana changes the distance of her "7 iron" to "far"
      Then Hana sees the message that a distance must be a number

    Example: A club that was removed on another device can't be changed
      Given Hana looks at her bag
      And Hana has removed the "7 iron" on another device
      When Hana begins to change her "7 iron"
      Then Hana sees the message that this club is no longer in her bag

    @call:rounds.club-delete
    Example: A removed club can be restored
      Given Hana looks at her bag
      And Hana removes her "7 iron"
      When Hana restores what she has removed
      Then the bag has a "7 iron" that carries "150 yd"

  @rounds.clubs-update-array
  Rule: The distances of several golf clubs are saved together

    Example: A player changes two distances at once
      Given Hana looks at her bag
      When Hana changes the distances of her clubs
        | 7 iron | 155 |
        | 8 iron | 144 |
      Then the bag has a "7 iron" that carries "155 yd"
      And the bag has an "8 iron" that carries "144 yd"
      And the club was asked once to change several clubs

    Example: The other facts of the clubs are saved as they were
      Given Hana looks at her bag
      And Hana looks at the bag "Travel"
      When Hana changes the distances of her clubs
        | Driver     | 241 |
        | Sand wedge | 77  |
      Then the club was asked to change several clubs with
        | kind  | Driver, Sand wedge |
        | brand | Halden, Vexley     |
        | model | Ridge 2, Spin      |

  Rule: The bag shows the gaps between its clubs

    Example: The bag shows an overlap and a wide gap
      Given Mateo is signed in
      And Mateo has the bag "Weekend" with a "7 iron" that carries 150 yards
      And the bag has an "8 iron" that carries 147 yards too
      And the bag has a "9 iron" that carries 120 yards too
      When Mateo looks at his bag
      Then the gaps from each club to the next are
        | overlap |
        | wide    |

  @rounds.club-image-flow
  Rule: A club may have a picture

    Background:
      Given Hana looks at her bag

    Example: A player adds a club with its picture
      Given Hana begins to add a club
      And Hana fills in
        | Club           | 7 wood |
        | Carry in yards | 201    |
      When Hana adds a picture and saves the club
      Then the bag has a "7 wood" that carries "201 yd"
      And the club keeps a picture of the "7 wood"

    @call:rounds.club-update @call:rounds.clubs-get
    Example: A player adds a picture to a club
      When Hana gives a picture to her "7 iron"
      Then the club keeps a picture of the "7 iron"
      And Hana sees the picture of her "7 iron"

    @rounds.clubs-update-array
    Example: A picture stays with its club when distances are changed
      Given Hana gives a picture to her "7 iron"
      When Hana changes the distances of her clubs
        | 7 iron | 148 |
        | 8 iron | 137 |
      Then Hana sees the picture of her "7 iron"

    Example: A file that isn't a picture of a club is rejected
      When Hana gives a text named like a picture to her "7 iron"
      Then Hana sees the message that the file isn't a picture
      And the club was never asked to store a picture

    Example: An expired upload of a picture is started again
      Given the address for the picture has expired once
      When Hana gives a picture to her "7 iron"
      Then the club keeps a picture of the "7 iron"

    Example: An upload of a picture that expires twice is reported
      Given the address for the picture has expired twice
      When Hana gives a picture to her "7 iron"
      Then Hana sees the message that the upload took too long
