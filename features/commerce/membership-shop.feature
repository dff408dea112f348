Feature: Shops for memberships
  The club sells memberships in a separate shop. Players with a launch monitor
  have another one with its own products, prices, cart and addresses.

  @commerce.membership-shop-parts
  Rule: The club's membership shop has products, an address book, a cart and a checkout

    Example: The club's memberships are for sale
      Given Hana is signed in
      When Hana visits the club's membership shop
      Then the products of that shop are
        | Range Membership     | $290.00 |
        | Simulator Membership | $540.00 |

    Example: The membership shop uses the customer's addresses
      Given Hana is signed in
      And Hana visits the club's membership shop
      When Hana opens its address book
      Then the addresses are "2214 North Orchard Street, 401 North Wabash Avenue, 錦小路通堺町東入ル 218-4"

    Example: A customer buys a membership of the club
      Given Hana is signed in
      And Hana's cart is empty, and she adds "Range Membership"
      And Hana visits the club's membership shop
      And Hana goes to its checkout
      When Hana pays with a card that her bank accepts at once
      Then Hana sees that the order is placed

    Example: The shop shows an error when its memberships can't be loaded
      Given Hana is signed in
      And loading the category's products fails on the club's side
      When Hana visits the club's membership shop
      Then Hana sees the message that the memberships for sale can't be loaded

  @devices.launch-monitor-shop-graphql @devices.skytrak-shop-overrides
  Rule: The launch monitor's shop is separate from the club's

    @devices.launch-monitor-shop-sort
    Example: Bram sees the prices of his store in ascending order
      Given Bram is signed in
      When Bram visits the launch monitor's shop
      Then the products of that shop are
        | Basic Membership            | $99.00  |
        | Game Improvement Membership | $129.00 |
        | Play & Improve Membership   | $249.00 |
        | Metal Case                  | $39.00  |
        | Power Bank                  | $59.00  |

    Example: Odette sees the prices of her store in ascending order
      Given Odette is signed in
      When Odette visits the launch monitor's shop
      Then the products of that shop are
        | Adhésion Basique            | CA$136.00 |
        | Adhésion Progression        | CA$177.00 |
        | Adhésion Jeu et progression | CA$341.00 |
        | Coque métallique            | CA$53.00  |
        | Batterie externe            | CA$81.00  |

    Example: The carts of the two shops are never mixed
      Given Bram has 2 items in the cart
      And Bram is signed in
      When Bram adds "Metal Case" to the cart of the launch monitor's shop
      Then Bram has "1 Metal Case" in the launch monitor's cart and 2 items in the club's

    Example: An order in the launch monitor's shop leaves the club's cart empty
      Given Bram is signed in
      And Bram adds "Metal Case" to the cart of the launch monitor's shop
      And Bram goes to its checkout
      And Bram chooses the delivery method "Pinewood Parcel · Standard"
      When Bram pays with a card that her bank accepts at once
      Then Bram sees that the order is placed
      And Bram has nothing in the launch monitor's cart and 0 items in the club's

    Example: A player without a launch monitor can't open its shop
      Given Hana is signed in
      When Hana visits the launch monitor's shop
      Then Hana sees that the launch monitor's shop needs a launch monitor

  @devices.device-address-dialogs
  Rule: The launch monitor's shop has its own address book

    Example: An added address doesn't appear in the club's address book
      Given Bram is signed in
      And Bram visits the launch monitor's shop
      And Bram opens its address book
      When Bram adds an address in Evanston
      Then the addresses are "77 Alcott Way, 5 Elm Street"
      And the shop keeps the addresses "77 Alcott Way" of Bram

    @call:devices.shop-update-address
    Example: An address of the launch monitor's shop is changed
      Given Bram is signed in
      And Bram visits the launch monitor's shop
      And Bram opens its address book
      When Bram saves "77 Alcott Way" with
        | street | 79 Alcott Way |
      Then the addresses are "79 Alcott Way"

    Example: Odette's own address of the launch monitor's shop is changed
      Given Odette is signed in
      And Odette visits the launch monitor's shop
      And Odette opens its address book
      When Odette saves "4410 rue Drolet" with
        | street | 18 rue Clark |
      Then the addresses are "18 rue Clark"

    @call:devices.shop-delete-address
    Example: An address of the launch monitor's shop is deleted
      Given Bram is signed in
      And Bram visits the launch monitor's shop
      And Bram opens its address book
      And Bram adds an address in Evanston
      When Bram deletes the address "5 Elm Street"
      Then the addresses are "77 Alcott Way"
