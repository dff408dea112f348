Feature: Who can shop
  The shop is open to guests, players and parents acting for their children.
  Their choices are the same everywhere in the shop.

  @commerce.shop-audience
  Rule: Guests, players and parents can choose and go to the checkout

    Example: A guest can go to the checkout
      Given Hana opens the shop
      And Hana looks at "Clubhouse Towel" in the shop
      And Hana has added it to the cart
      And Hana continues shopping
      When Hana goes to the checkout
      Then the parts of the checkout are "Contact details, Shipping address, Delivery, Billing address, Payment"

    Example: A player can go to the checkout
      Given Hana is signed in
      And Hana opens the shop
      And Hana looks at "Clubhouse Towel" in the shop
      And Hana has added it to the cart
      And Hana continues shopping
      When Hana goes to the checkout
      Then the parts of the checkout are "Shipping address, Delivery, Billing address, Payment"

    Example: A parent can go to the checkout for a child
      Given Jonah is signed in
      And Jonah acts for Wren
      And Jonah opens the shop
      And Jonah looks at "Club Fitting" in the shop
      And Jonah has added it to the cart
      And Jonah continues shopping
      When Jonah goes to the checkout
      Then the parts of the checkout are "Billing address, Payment"

    Example: An order for a child is placed in the child's name
      Given Wren has 1 "Club Fitting" in the cart
      And Jonah is signed in
      And Jonah acts for Wren
      And the club records the passes from now on
      And Jonah has gone to the checkout
      When Jonah pays with a card for Wren
      Then the shop has one new order, placed by "Wren"
      And the club has recorded only Wren's passes

  @commerce.shop-abilities
  Rule: Every step from the shop's home to the order is available

    Example: A product can be found by browsing
      Given Hana browses the category "Bags and gear"
      And Hana goes on by the menu to the category "Balls"
      When Hana looks at "Fieldmark Tour" in the shop
      Then the product is "Fieldmark Tour"

    Example: A product can be found by searching
      Given Hana opens the shop
      When Hana types "umbrella" into the shop's search
      Then the products suggested are
        | Clubhouse Cart Towel |
        | Clubhouse Towel      |
        | Saltmarsh Umbrella   |

    Scenario Outline: A <kind of code> can be used in the cart
      Given Hana is signed in
      And Hana looks at "Clubhouse Towel" in the shop
      And Hana has added it to the cart
      And Hana continues shopping
      And Hana has opened the cart
      When Hana uses the <kind of code> "<code>"
      Then the codes in use are "<code>"

      Examples:
        | kind of code | code          |
        | coupon       | WELCOME10     |
        | gift code    | GIFT-2026-USD |

    Example: An order can be shipped, paid and placed
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has the order sent to "401 North Wabash Avenue"
      And Hana has chosen the delivery method "Pinewood Parcel · Express"
      When Hana pays with a card
      Then the items bought are "2 Clubhouse Towel"

  Rule: A customer's account leads to orders and addresses

    Example: A customer's account leads to the orders
      Given Hana is signed in
      When Hana opens her orders
      Then Hana sees 10 orders from "000001017" to "000001003"

    Example: A customer's account leads to the address book
      Given Hana is signed in
      When Hana opens her address book
      Then "2214 North Orchard Street" is where Hana's orders and bills go

  @commerce.shop-state-kept
  Rule: Choices are kept for the next visit to cart and checkout

    Example: A coupon is still in the cart at the next visit
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has opened the cart
      And Hana has used the coupon "WELCOME10"
      And Hana opens the shop
      When Hana opens the cart
      Then the codes in use are "WELCOME10"
      And the total of the cart is "$35.07"

    Example: A coupon from the cart is applied at the checkout
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has opened the cart
      And Hana has used the coupon "WELCOME10"
      When Hana goes to the checkout
      Then Hana sees that the coupon is applied

    Example: The shipping address is still chosen at the next visit to the checkout
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has the order sent to "401 North Wabash Avenue"
      And Hana opens the shop
      When Hana goes to the checkout
      Then the shipping address is "401 North Wabash Avenue"

    Example: The delivery method is still chosen at the next visit to the checkout
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has chosen the delivery method "Pinewood Parcel · Express"
      And Hana opens the shop
      When Hana goes to the checkout
      Then the delivery method is "Pinewood Parcel · Express"

    Example: A new address and the default are in the address book at the next visit
      Given Hana is signed in
      And Hana opens her address book
      And Hana adds an address in Evanston
      And Hana opens the shop
      When Hana opens her address book
      Then the addresses are "2214 North Orchard Street, 401 North Wabash Avenue, 錦小路通堺町東入ル 218-4, 5 Elm Street"
      And "2214 North Orchard Street" is where Hana's orders and bills go
