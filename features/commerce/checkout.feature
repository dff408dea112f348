Feature: Checkout
  A customer chooses address, delivery and payment,
  and places one order whatever goes wrong.

  @commerce.checkout-parts
  Rule: The checkout asks for everything that an order needs

    Example: A customer is asked for shipping, delivery, billing and card
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      When Hana goes to the checkout
      Then the parts of the checkout are "Shipping address, Delivery, Billing address, Payment"

    Example: A guest is asked for an email address as well
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      When Hana goes to the checkout
      Then the parts of the checkout are "Contact details, Shipping address, Delivery, Billing address, Payment"

    Example: An order that isn't shipped needs no shipping address
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      When Hana goes to the checkout
      Then the parts of the checkout are "Billing address, Payment"

    Example: An empty cart can't be ordered
      Given Hana has 0 items in the cart
      And Hana is signed in
      When Hana goes to the checkout
      Then Hana sees that there is nothing to order

  @commerce.default-addresses-preselected
  Rule: A customer's default addresses are preselected

    Example: One default address is used for order and bill
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      When Hana goes to the checkout
      Then the shipping address is "2214 North Orchard Street"
      And the billing address is "2214 North Orchard Street"

    Example: A separate default address is used for the bill
      Given Hana has 2 "Clubhouse Towel" in the cart
      And the bills of Hana go to "401 North Wabash Avenue"
      And Hana is signed in
      When Hana goes to the checkout
      Then the shipping address is "2214 North Orchard Street"
      And the billing address is "401 North Wabash Avenue"

    Example: A customer chooses another shipping address
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has the order sent to "401 North Wabash Avenue"
      And Hana has chosen the delivery method "Pinewood Parcel · Express"
      When Hana pays with a card
      Then the shop has one new order, sent to "401 North Wabash Avenue"
      And the shop has one new order, billed to "401 North Wabash Avenue"

    Example: A customer chooses another billing address alone
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has chosen the delivery method "Pinewood Parcel · Standard"
      And Hana has the bill sent to "401 North Wabash Avenue"
      When Hana pays with a card
      Then the shop has one new order, sent to "2214 North Orchard Street"
      And the shop has one new order, billed to "401 North Wabash Avenue"

    Example: A new address can be saved during the checkout
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana has it shipped to Leeds and saves that address
      Then the shipping address is "7 Ash Road"
      And the shop keeps the addresses "2214 North Orchard Street, 401 North Wabash Avenue, 錦小路通堺町東入ル 218-4, 7 Ash Road" of Hana

  Rule: Each delivery method shows its price or why it is unavailable

    @commerce.unavailable-shipping-disabled
    Example: Delivery methods within the country show their prices
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      When Hana goes to the checkout
      Then the delivery methods are
        | Pinewood Parcel · Standard $6.00 |
        | Pinewood Parcel · Express $16.00 |

    @commerce.shipping-method-error @commerce.unavailable-shipping-disabled
    Example: A delivery method that doesn't ship abroad says so
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana has it shipped to Leeds
      Then the reason against delivery by "Pinewood Parcel · Express" is "This carrier does not go there."
      And the delivery method is "Pinewood Parcel · Standard"

    Example: The cheapest delivery method is preselected
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      When Hana goes to the checkout
      Then the delivery method is "Pinewood Parcel · Standard"

    Example: The price of the delivery is part of the total
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana chooses the delivery method "Pinewood Parcel · Express"
      Then the delivery method is "Pinewood Parcel · Express"
      And the total of the order is "$56.29"

    Example: A coupon can be used at the checkout
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has chosen the delivery method "Pinewood Parcel · Express"
      When Hana uses the coupon "WELCOME10" at the checkout
      Then the total of the order is "$52.39"
      And Hana sees that the order can be placed at the total of the summary

    @commerce.totals-of-store-view
    Example: A player reads which lines make up the total of an order
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has chosen the delivery method "Pinewood Parcel · Express"
      When Hana asks why that is the total
      Then the figures of the explanation are
        | Number of items | 2      |
        | Items           | $36.00 |
        | Shipping        | $16.00 |
        | Sales tax       | $4.29  |
        | Total           | $56.29 |

  Rule: Nothing is ordered at a total that the player hasn't seen

    Example: An order stops when a new address changes the total
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      And Hana has gone to the checkout
      And Hana has written "hana@home.example" as the email address for the order
      And Hana has written an address in Leeds to ship to
      When Hana pays with a card
      Then Hana sees the message that the new total has to be checked before ordering
      And Hana sees that the order can be placed at the total of the summary
      And the shop has no new order

    Example: An order is placed after the new total was checked
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      And Hana has gone to the checkout
      And Hana has written "hana@home.example" as the email address for the order
      And Hana has written an address in Leeds to ship to
      And Hana has paid with a card
      When Hana orders
      Then the total of the new order is "$78.00"

    Example: An order stops when another device changes the cart
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And another device of Hana adds "Clubhouse Towel" to the cart
      When Hana pays with a card
      Then Hana sees the message that the new total has to be checked before ordering
      And the shop has no new order

  Rule: Missing details are reported before anything is sent

    Example: A guest is told everything that is missing
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      And Hana has gone to the checkout
      When Hana orders
      Then the details that the order still needs are
        | Enter your email.         |
        | Enter a shipping address. |
        | Check your card details.  |
      And the shop has no new order

    Example: A corrected detail of an order is no longer reported
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      And Hana has gone to the checkout
      And Hana has ordered too early
      When Hana writes "hana@home.example" as the email address for the order
      Then the details that the order still needs are
        | Enter a shipping address. |
        | Check your card details.  |

    Example: An invalid email address of a guest is reported
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      And Hana has gone to the checkout
      When Hana writes "hana at home" as the email address for the order
      Then Hana sees the message that the email address is invalid

  @commerce.checkout-input-names
  Rule: A guest can order without an account

    Example: A guest orders with a newly entered address
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      And Hana has gone to the checkout
      And Hana has written "hana@home.example" as the email address for the order
      And Hana has it shipped to Leeds
      When Hana pays with a card
      Then Hana reads the order's number, confirmed to "hana@home.example"
      And the shop has one new order, sent to "7 Ash Road"
      And the shop has one new order, billed to "7 Ash Road"

    Example: Every part of an entered address is on the order
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      And Hana has gone to the checkout
      And Hana has written "hana@home.example" as the email address for the order
      And Hana has it shipped to Leeds as follows
        | title       | Dr.         |
        | middle name | Mai         |
        | name suffix | PhD         |
        | VAT number  | GB123456789 |
        | fax number  | 0113 9      |
      When Hana pays with a card
      Then the shop has one new order to Leeds as follows
        | title       | Dr.         |
        | middle name | Mai         |
        | name suffix | PhD         |
        | VAT number  | GB123456789 |
        | fax number  | 0113 9      |

    Example: An unsent billing address survives a reload
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has written "9 Mill Lane" as the street for the bill
      And Hana reloads the club
      When Hana goes to the checkout
      Then the billing address is "9 Mill Lane"

    Example: A chosen billing address survives a reload
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has the bill sent to "401 North Wabash Avenue"
      And Hana reloads the club
      When Hana goes to the checkout
      Then the billing address is "401 North Wabash Avenue"

    Example: An entered address stays when the shop can't save it
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      And saving the shipping address fails on the club's side
      And Hana has gone to the checkout
      When Hana has it shipped to Leeds
      Then Hana sees the message that the shipping address wasn't saved
      And Hana finds "7 Ash Road" as the street for the order

  Rule: The checkout works with the keyboard alone

    @browser
    Example: A player orders with the keyboard on a narrow phone
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays by keyboard alone with a card
      Then Hana sees that the order is placed
      And the shop has one new order, sent by "Pinewood Parcel - Standard"

    @browser
    Example: A player goes from the shop's home to the order with the keyboard
      Given Hana is signed in
      And Hana has 0 items in the cart
      When Hana buys "Clubhouse Towel" from the shop's home on by keyboard alone, with a card
      Then Hana sees that the order is placed
      And the items bought are "1 Clubhouse Towel"

  Rule: Repeated attempts place only one order

    Example: Submitting ten times places one order
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has chosen the delivery method "Pinewood Parcel · Standard"
      When Hana pays by pressing ten times with a card
      Then the shop has one new order
      And the club was asked once to order

    @browser
    Example: Paying in two windows places one order
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in and remembered
      When Hana pays in two windows at once with a card
      Then the shop has one new order

    Example: An order of the cart is placed once although the answer was lost
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has chosen the delivery method "Pinewood Parcel · Standard"
      And the answer to ordering gets lost
      When Hana pays with a card
      Then Hana sees that the order is placed
      And the shop has one new order

    Example: An order that never reached the shop is reported, and the cart stays
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has chosen the delivery method "Pinewood Parcel · Standard"
      And ordering never arrives
      When Hana pays with a card
      Then Hana sees the message that nothing was ordered
      And the cart of Hana holds 2 items

  Rule: Sold-out products aren't ordered, and nothing is lost

    Example: The cart stays when a product sold out meanwhile
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has chosen the delivery method "Pinewood Parcel · Standard"
      And 1 "Clubhouse Towel" is left in the shop
      When Hana pays with a card
      Then Hana sees the message that a product has sold out
      And the cart of Hana holds 2 items
