Feature: Past orders
  A customer sees what was bought, where it is and what it cost,
  and can order it again.

  @commerce.order-pages
  Rule: Orders are listed with the newest first

    Example: The latest ten orders are listed
      Given Hana is signed in
      When Hana opens her orders
      Then Hana sees 10 orders from "000001017" to "000001003"
      And the state of the order "000001017" is "pending"

    Example: Older orders are listed after the latest ten
      Given Hana is signed in
      And Hana opens her orders
      When Hana turns to older orders
      Then Hana sees 2 orders from "000001002" to "000001001"

    Example: A customer who never ordered sees no orders
      Given Mateo is signed in
      When Mateo opens his orders
      Then there are no past orders

    Example: Past orders that can't be loaded show an error
      Given Hana is signed in
      And loading the orders fails on the club's side
      When Hana opens her orders
      Then Hana sees the message that her orders can't be loaded

  @commerce.order-filtered-by-number
  Rule: An order can be opened by its number

    Example: An order shows its items and files
      Given Hana is signed in
      When Hana opens the order "000001013"
      Then the items of the order are
        | Twelve putting drills, to print |
        | Oak Tees, 50                    |
        | Fescue Polo                     |
      And the files of the order are "On US letter, On A4"

    Example: An order of a set shows its parts
      Given Hana is signed in
      When Hana opens the order "000001015"
      Then the parts of the order are "Fieldmark Range, 24 balls, Kitebird Stand Bag, Fairway, Clubhouse Towel, Oak Tees, 50"

    Example: An order shows the chosen variant
      Given Hana is signed in
      When Hana opens the order "000001013"
      Then the details of "Fescue Polo" are "Color: Navy, Size: M"

    Example: An order of a gift card shows its recipient
      Given Hana is signed in
      When Hana opens the order "000001003"
      Then the details of "Gift Card" are "Mateo"

    Example: An order shows total, parcels and card
      Given Hana is signed in
      When Hana opens the order "000001013"
      Then the total of the past order is "$106.09"
      And the parcels of the order are "PW0000010137"
      And the end of the card number is "4242"

    Example: A partly shipped order names what is still to come
      Given Hana is signed in
      When Hana opens the order "000001015"
      Then Hana sees that the order is partly shipped
      And the items still to come are "2 × Fescue Cabretta Glove"

    Example: The list of orders names what is still to come
      Given Hana is signed in
      When Hana opens her orders
      Then the state of the order "000001015" is "partly shipped"
      And the items still to come are "2 × Fescue Cabretta Glove"

    Example: An order of which all is shipped isn't partly shipped
      Given Hana is signed in
      And the shop has shipped the order "000001015"
      When Hana opens her orders
      Then the state of the order "000001015" is "complete"

    Example: A shipped order shows its tracking number
      Given Hana is signed in
      And the shop has shipped the order "000001017"
      When Hana opens the order "000001017"
      Then the parcels of the order are "PW0000010171"

    Example: A refunded order is shown as closed
      Given Hana is signed in
      And the shop has refunded the order "000001013"
      When Hana opens her orders
      Then the state of the order "000001013" is "closed"

    @browser
    Example: A printed order shows the club's name and no controls
      Given Hana is signed in
      When Hana opens the order "000001013"
      Then Hana sees that the printed order has the club's name and no controls

    Example: An order in yen shows whole amounts with tax included
      Given Wataru is signed in
      When Wataru opens the order "000001016"
      Then the total of the past order is "¥22,800"

    @commerce.customer-reads-own-data
    Example: Another customer's order isn't shown
      Given Mateo is signed in
      When Mateo opens the order "000001013"
      Then Mateo sees that there is no such order

  @commerce.reorder-errors
  Rule: Ordering again adds what is available to the cart and names what isn't

    Example: All items of an order are added to the cart
      Given Hana is signed in
      And Hana has 2 items in the cart
      And Hana opens the order "000001010"
      When Hana repeats the order
      Then the cart of Hana holds 3 items
      And Hana sees that she is taken to her cart
      And Hana sees that 3 items are in the cart

    @browser
    Example: The cart of a second window is updated, too
      Given Hana is signed in and remembered
      And Hana has 2 items in the cart
      And Hana has a second window open
      And Hana opens the order "000001010"
      When Hana repeats the order
      Then Hana sees that 3 items are in the cart in the second window

    Example: Available items are added, and the others are named
      Given Hana is signed in
      And Hana has 2 items in the cart
      And Hana opens the order "000001013"
      When Hana repeats the order
      Then the cart of Hana holds 3 items
      And Hana sees that "Twelve putting drills, to print" is no longer sold
      And Hana sees that "Oak Tees, 50" is sold out

    Example: Nothing is added when everything is sold out
      Given Hana is signed in
      And Hana has 2 items in the cart
      And 0 "Saltmarsh Wedge 54°" are left in the shop
      And Hana opens the order "000001010"
      When Hana repeats the order
      Then the cart of Hana holds 2 items
      And Hana sees that "Saltmarsh Wedge 54°" is sold out

    Example: An order can be repeated from the list
      Given Hana is signed in
      And Hana has 2 items in the cart
      And Hana opens her orders
      When Hana orders again what was in the order "000001010"
      Then the cart of Hana holds 3 items

    Example: Ordering again adds the items once although the answer was lost
      Given Hana is signed in
      And Hana has 2 items in the cart
      And Hana opens the order "000001010"
      And the answer to ordering again gets lost
      When Hana repeats the order
      Then the cart of Hana holds 3 items
      And Hana sees that she is taken to her cart
      And the club was asked once to order again

    Example: Nothing is added when ordering again fails
      Given Hana is signed in
      And Hana has 2 items in the cart
      And Hana opens the order "000001010"
      And ordering again is refused
      When Hana repeats the order
      Then Hana sees the message that nothing was added to the cart
      And the cart of Hana holds 2 items
