Feature: Who shops, and what they can do
  The shop is open to everybody: guests, players, and parents for their children.
  What somebody has chosen is the same wherever in the shop they are.

  @commerce.shop-audience
  Rule: Everybody can look, choose and go to the checkout

    Example: A guest
      Given Hana opens the shop
      And Hana looks at "Clubhouse Towel" in the shop
      And Hana has added it to the cart
      And Hana goes on looking
      When Hana goes to the checkout
      Then the parts of the checkout are "email, shipping, method, billing, card"

    Example: A player
      Given Hana is signed in
      And Hana opens the shop
      And Hana looks at "Clubhouse Towel" in the shop
      And Hana has added it to the cart
      And Hana goes on looking
      When Hana goes to the checkout
      Then the parts of the checkout are "shipping, method, billing, card"

    Example: A parent for a child
      Given Jonah is signed in
      And Jonah acts for Wren
      And Jonah opens the shop
      And Jonah looks at "Club Fitting" in the shop
      And Jonah has added it to the cart
      And Jonah goes on looking
      When Jonah goes to the checkout
      Then the parts of the checkout are "billing, card"

    Example: What is ordered for a child is the child's
      Given Wren has 1 "Club Fitting" in the cart
      And Jonah is signed in
      And Jonah acts for Wren
      And the passes are noted from now on
      And Jonah has gone to the checkout
      When Jonah pays with a card for Wren
      Then the shop has one new order, placed by "Wren"
      And the club has noted the passes of Wren alone

  @commerce.shop-abilities
  Rule: From the shop's home to the order each step can be taken

    Example: Looked through
      Given Hana looks through the category "5-gear"
      And Hana goes on by the menu to the category "Balls"
      When Hana looks at "Fieldmark Tour" in the shop
      Then the product is "Fieldmark Tour"

    Example: Searched
      Given Hana opens the shop
      When Hana types "umbrella" into the shop's search
      Then the products suggested are
        | Clubhouse Cart Towel |
        | Clubhouse Towel      |
        | Saltmarsh Umbrella   |

    Scenario Outline: Chosen, with a <kind of code>
      Given Hana is signed in
      And Hana looks at "Clubhouse Towel" in the shop
      And Hana has added it to the cart
      And Hana goes on looking
      And Hana has opened the cart
      When Hana uses the <kind of code> "<code>"
      Then the codes in use are "<code>"

      Examples:
        | kind of code | code          |
        | coupon       | WELCOME10     |
        | gift code    | GIFT-2026-USD |

    Example: Sent somewhere, paid and placed
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has the order sent to "401 North Wabash Avenue"
      And Hana has chosen the way of shipping "Pinewood Parcel Express"
      When Hana pays with a card
      Then the items bought are "2 Clubhouse Towel"

  Rule: A customer comes from the account to what the shop keeps for customers

    Example: What was ordered
      Given Hana is signed in
      When Hana opens her orders
      Then Hana sees 10 orders from "000001017" to "000001003"

    Example: Where it goes to
      Given Hana is signed in
      When Hana opens her address book
      Then "2214 North Orchard Street" is where Hana's orders and bills go

  @commerce.shop-state-kept
  Rule: What is chosen is the same on the next visit to the cart and the checkout

    Example: The cart with its coupon
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has opened the cart
      And Hana has used the coupon "WELCOME10"
      And Hana opens the shop
      When Hana opens the cart
      Then the codes in use are "WELCOME10"
      And the total of the cart is "35.07"

    Example: The result of a coupon, at the checkout
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has opened the cart
      And Hana has used the coupon "WELCOME10"
      When Hana goes to the checkout
      Then Hana reads that the coupon is applied

    Example: Where it goes
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has the order sent to "401 North Wabash Avenue"
      And Hana opens the shop
      When Hana goes to the checkout
      Then the shipping address is "401 North Wabash Avenue"

    Example: How it is shipped
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has chosen the way of shipping "Pinewood Parcel Express"
      And Hana opens the shop
      When Hana goes to the checkout
      Then the way of shipping is "Pinewood Parcel Express"

    Example: The addresses, and the one for orders and bills
      Given Hana is signed in
      And Hana opens her address book
      And Hana adds an address in Evanston
      And Hana opens the shop
      When Hana opens her address book
      Then the addresses are "2214 North Orchard Street, 401 North Wabash Avenue, 錦小路通堺町東入ル 218-4, 5 Elm Street"
      And "2214 North Orchard Street" is where Hana's orders and bills go
