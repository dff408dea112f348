Feature: Orders
  A customer finds what was bought, where it is and what it came to,
  and orders the same again.

  @commerce.order-pages
  Rule: Orders stand in a list, the newest first

    Example: The latest ten
      Given Hana is signed in
      When Hana opens her orders
      Then Hana sees 10 orders from "000001017" to "000001003"
      And the state of the order "000001017" is "pending"

    Example: Those before them
      Given Hana is signed in
      And Hana opens her orders
      When Hana turns to older orders
      Then Hana sees 2 orders from "000001002" to "000001001"

    Example: Nothing bought so far
      Given Mateo is signed in
      When Mateo opens his orders
      Then there are no past orders

    Example: They can't be read
      Given Hana is signed in
      And reading the orders fails on the club's side
      When Hana opens her orders
      Then Hana is told that her orders can't be read

  @commerce.order-filtered-by-number
  Rule: An order is found by its number

    Example: What was in it
      Given Hana is signed in
      When Hana opens the order "000001013"
      Then the items of the order are
        | Twelve putting drills, to print |
        | Oak Tees, 50                    |
        | Fescue Polo                     |
      And the files of the order are "On US letter, On A4"

    Example: What a set was put together from
      Given Hana is signed in
      When Hana opens the order "000001015"
      Then the parts of the order are "Fieldmark Range, 24 balls, Kitebird Stand Bag, Fairway, Clubhouse Towel, Oak Tees, 50"

    Example: Which variant was chosen
      Given Hana is signed in
      When Hana opens the order "000001013"
      Then the details of "Fescue Polo" are "Colour: Navy, Size: M"

    Example: For whom a gift card was bought
      Given Hana is signed in
      When Hana opens the order "000001003"
      Then the details of "Gift Card" are "Mateo"

    Example: What it came to, and where it is
      Given Hana is signed in
      When Hana opens the order "000001013"
      Then the total of the past order is "USD 106.09"
      And the parcels of the order are "PW0000010137"
      And the end of the card number is "4242"

    Example: A parcel that has left can be followed
      Given Hana is signed in
      And the shop has shipped the order "000001017"
      When Hana opens the order "000001017"
      Then the parcels of the order are "PW0000010171"

    Example: An order that was paid back is closed
      Given Hana is signed in
      And the shop has refunded the order "000001013"
      When Hana opens her orders
      Then the state of the order "000001013" is "closed"

    @browser
    Example: A printed order has the club's name and nothing to press
      Given Hana is signed in
      When Hana opens the order "000001013"
      Then Hana reads that the printed order has the club's name and nothing to press

    Example: In a currency without decimals, with the tax inside
      Given Wataru is signed in
      When Wataru opens the order "000001016"
      Then the total of the past order is "JPY 22800"

    @commerce.customer-reads-own-data
    Example: Somebody else's is not to be found
      Given Mateo is signed in
      When Mateo opens the order "000001013"
      Then Mateo reads that there is no such order

  @commerce.reorder-errors
  Rule: What can be had comes into the cart, and what can't is told

    Example: All of it
      Given Hana is signed in
      And Hana has 2 pieces in the cart
      And Hana opens the order "000001010"
      When Hana orders the same again
      Then the cart of Hana holds 3 pieces
      And Hana reads that she is led to her cart
      And Hana reads that 3 pieces are in the cart

    Example: A second window counts what came into the cart
      Given Hana is signed in and remembered
      And Hana has 2 pieces in the cart
      And Hana has a second window open
      And Hana opens the order "000001010"
      When Hana orders the same again
      Then Hana reads that 3 pieces are in the cart in the second window

    @commerce.order-items-lookup-answer
    Example: All but what is sold out, and what the shop doesn't sell any more
      Given Hana is signed in
      And Hana has 2 pieces in the cart
      And Hana opens the order "000001013"
      When Hana orders the same again
      Then the cart of Hana holds 3 pieces
      And Hana reads that "Twelve putting drills, to print" is sold no more
      And Hana reads that "Oak Tees, 50" is sold out

    Example: Nothing of it
      Given Hana is signed in
      And Hana has 2 pieces in the cart
      And the shop has nothing left of "SM-WEDGE"
      And Hana opens the order "000001010"
      When Hana orders the same again
      Then the cart of Hana holds 2 pieces
      And Hana reads that "Saltmarsh Wedge 54°" is sold out

    Example: From the list
      Given Hana is signed in
      And Hana has 2 pieces in the cart
      And Hana opens her orders
      When Hana orders again what was in the order "000001010"
      Then the cart of Hana holds 3 pieces

    Example: Once, though the answer was lost
      Given Hana is signed in
      And Hana has 2 pieces in the cart
      And Hana opens the order "000001010"
      And the answer to ordering again gets lost
      When Hana orders the same again
      Then the cart of Hana holds 3 pieces
      And Hana reads that she is led to her cart
      And the club was asked once to order again

    Example: With trouble on the shop's side nothing comes into the cart
      Given Hana is signed in
      And Hana has 2 pieces in the cart
      And Hana opens the order "000001010"
      And ordering again is refused with code 17
      When Hana orders the same again
      Then Hana is told that nothing came into the cart
      And the cart of Hana holds 2 pieces
