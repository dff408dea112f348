Feature: Adding to the cart
  A customer adds a configured product to the cart and learns what is unavailable,
  without losing any choice.

  Rule: Adding is in progress until the shop has answered

    @commerce.add-status-flow
    Example: Adding is in progress while the shop hasn't answered
      Given Hana is signed in
      And Hana looks at "Clubhouse Towel" in the shop
      And adding to the cart gets no answer for 10 seconds
      When Hana adds it to the cart
      Then it is being added to the cart

    @commerce.add-status-flow
    Example: The product is in the cart once the shop has answered
      Given Hana is signed in
      And Hana has 0 items in the cart
      And Hana looks at "Clubhouse Towel" in the shop
      And it is neither being added nor added
      When Hana adds it to the cart
      Then it is added
      And Hana finds 1 "Clubhouse Towel" in the cart
      And Hana sees that 1 item is in the cart

    @commerce.add-status-cleared
    Example: The confirmation ends when the customer continues shopping
      Given Hana is signed in
      And Hana looks at "Clubhouse Towel" in the shop
      And Hana has added it to the cart
      When Hana continues shopping
      Then it is neither being added nor added

    Example: A customer adds several of a product
      Given Hana is signed in
      And Hana has 0 items in the cart
      And Hana looks at "Clubhouse Towel" in the shop
      And Hana has wanted 3 of it
      When Hana adds it to the cart
      Then Hana finds 3 "Clubhouse Towel" in the cart

    Example: A guest's first product creates a cart
      Given Hana looks at "Clubhouse Towel" in the shop
      When Hana adds it to the cart
      Then Hana finds 1 "Clubhouse Towel" in the cart

    Example: A product is added once although the answer was lost
      Given Hana is signed in
      And Hana has 0 items in the cart
      And Hana looks at "Clubhouse Towel" in the shop
      And the answer to adding to the cart gets lost
      When Hana adds it to the cart
      Then Hana finds 1 "Clubhouse Towel" in the cart
      And the club was asked once to add to the cart

  @commerce.product-kinds
  Rule: Every kind of product can be configured and added

    Example: A custom-made product is added with its grip and engraving
      Given Hana is signed in
      And Hana has 0 items in the cart
      And Hana looks at "Saltmarsh Wedge 54°" in the shop
      And Hana has chosen "Midsize" as "Grip"
      And Hana has written "HANA" as "Engraving, up to 12 characters"
      When Hana adds it to the cart
      Then it is added
      And Hana finds 1 "Saltmarsh Wedge 54°" in the cart

    @commerce.bundle-configurable-always-added
    Example: A chosen variant is added
      Given Hana is signed in
      And Hana has 0 items in the cart
      And Hana looks at "Ironwood Driver" in the shop
      And Hana has chosen "Left" as "Hand"
      And Hana has chosen "Stiff" as "Shaft flex"
      When Hana adds it to the cart
      Then it is added
      And Hana finds 1 "Ironwood Driver" in the cart

    @commerce.bundle-configurable-always-added
    Scenario Outline: <number> of the chosen variant of "<product>" are added
      Given Mateo is signed in
      And Mateo looks at "<product>" in the shop
      And Mateo has chosen "<value>" as "<choice>"
      And Mateo has chosen "<other value>" as "<other choice>"
      And Mateo has wanted <number> of it
      When Mateo adds it to the cart
      Then Mateo finds <number> "<product>" in the cart
      And the club was asked to add to the cart with
        | quantity | <number>  |
        | variant  | <variant> |

      Examples:
        | product               | choice | value | other choice | other value | number | variant       |
        | Ironwood Driver       | Hand   | Right | Shaft flex   | Senior      | 2      | right, senior |
        | Fescue Cabretta Glove | Hand   | Right | Size         | L           | 3      | right, l      |

    Scenario Outline: <number> of "<product>" are added as they were configured
      Given Mateo is signed in
      And Mateo looks at "<product>" in the shop
      And Mateo has chosen "<value>" as "<option>"
      And Mateo has wanted <number> of it
      When Mateo adds it to the cart
      Then Mateo finds <number> "<product>" in the cart
      And the club was asked to add to the cart with
        | quantity | <number> |

      Examples:
        | product             | option | value               | number |
        | Saltmarsh Wedge 54° | Grip   | Cord                | 2      |
        | Three Lessons       | Also   | Video of each lesson | 3      |
        | Starter Set         | Balls  | Fieldmark Tour      | 2      |
        | First Tee Set       | Balls  | Fieldmark Tour      | 3      |

    @commerce.bundle-add-result
    Example: A set is added as the shop suggests it
      Given Hana is signed in
      And Hana has 0 items in the cart
      And Hana looks at "Starter Set" in the shop
      When Hana adds it to the cart
      Then it is added
      And Hana finds 1 "Starter Set" in the cart

    @call:commerce.add-virtual-products-to-cart
    Example: A service that isn't shipped is added
      Given Hana is signed in
      And Hana has 0 items in the cart
      And Hana looks at "Club Fitting" in the shop
      When Hana adds it to the cart
      Then it is added
      And Hana finds 1 "Club Fitting" in the cart

    @call:commerce.add-virtual-with-options
    Example: A service is added together with an extra
      Given Hana is signed in
      And Hana has 0 items in the cart
      And Hana looks at "Three Lessons" in the shop
      And Hana has chosen "Video of each lesson" as "Also"
      When Hana adds it to the cart
      Then it is added
      And Hana finds 1 "Three Lessons" in the cart

    @call:commerce.product-options
    Example: A day is sent in the shop's form
      Given Hana is signed in
      And Hana has 0 items in the cart
      And Hana looks at "Clubhouse Cart Towel" in the shop
      And Hana has chosen "Gold thread" as "Thread"
      And Hana has written "For the best caddie" as "Embroidered words"
      And Hana has written "2026-12-24" as "Needed by"
      When Hana adds it to the cart
      Then "2026-12-24 00:00:00" is written on Hana's "Clubhouse Cart Towel"

    Example: Several places, a moment and a time go into the cart
      Given Hana looks at "Clubhouse Cart Towel" in the shop
      And Hana has chosen "Gold thread" as "Thread"
      And Hana has chosen "Front" as "Embroidered on"
      And Hana has chosen "Hem" as "Embroidered on"
      And Hana has written "2026-12-22T17:30" as "Picked up at"
      And Hana has written "09:45" as "Call me at"
      When Hana adds it to the cart
      Then it is added

    Example: A gift card is added with its amount and message
      Given Hana is signed in
      And Hana has 0 items in the cart
      And Hana looks at "Printed Gift Card" in the shop
      And Hana has written on the gift card
        | amount   | 75                |
        | for whom | Jonah             |
        | words    | For your birthday |
      When Hana adds it to the cart
      Then it is added
      And Hana finds 1 "Printed Gift Card" in the cart

  Rule: A gift card has the design that its buyer chose

    Example: The club's designs are offered for a gift card
      Given Hana is signed in
      When Hana looks at "Gift Card" in the shop
      Then the designs to choose among are "Green at dawn, First tee, Evening round"

    Example: The chosen design is in the cart
      Given Hana is signed in
      And Hana has 0 items in the cart
      And Hana looks at "Printed Gift Card" in the shop
      And Hana has written on the gift card
        | amount   | 75    |
        | for whom | Jonah |
      And Hana has chosen "First tee" as "Design"
      When Hana adds it to the cart
      Then the designs in the cart are "First tee"

  Rule: Products can be bought by subscription

    Example: A product is added with a subscription plan
      Given Hana is signed in
      And Hana has 0 items in the cart
      And Hana looks at "Fieldmark Tour" in the shop
      And Hana has chosen "Every 2 months" as "How you buy"
      When Hana adds it to the cart
      Then it is added
      And Hana finds 1 "Fieldmark Tour" in the cart

    @commerce.subscription-add-shows-success
    Example: A variant is added with a subscription plan
      Given Mateo is signed in
      And Mateo looks at "Fescue Cabretta Glove" in the shop
      And Mateo has chosen "Left" as "Hand"
      And Mateo has chosen "M" as "Size"
      And Mateo has chosen "Every month" as "How you buy"
      When Mateo adds it to the cart
      Then it is added
      And Mateo finds 1 "Fescue Cabretta Glove" in the cart

    Example: Two of another variant are added with another plan
      Given Bram is signed in
      And Bram looks at "Fescue Cabretta Glove" in the shop
      And Bram has chosen "Right" as "Hand"
      And Bram has chosen "L" as "Size"
      And Bram has chosen "Every 2 months" as "How you buy"
      And Bram has wanted 2 of it
      When Bram adds it to the cart
      Then Bram finds 2 "Fescue Cabretta Glove" in the cart

    Example: Several of a product are subscribed to by another player
      Given Mateo is signed in
      And Mateo looks at "Fieldmark Tour" in the shop
      And Mateo has chosen "Every month" as "How you buy"
      When Mateo adds it to the cart
      Then Mateo finds 1 "Fieldmark Tour" in the cart

  Rule: An engraving keeps the text exactly as it was written

    Example: A year stays a year when another product is added with it
      Given Hana is signed in
      And Hana has 0 items in the cart
      And Hana looks at "Saltmarsh Wedge 54°" in the shop
      And Hana has chosen "Standard" as "Grip"
      And Hana has written "1974" as "Engraving, up to 12 characters"
      And Hana also adds "Fieldmark Tour"
      When Hana adds it to the cart
      Then "1974" is written on Hana's "Saltmarsh Wedge 54°"

  Rule: Related products can be added together with a product

    Example: A related product is added together with the product
      Given Mateo is signed in
      And Mateo looks at "Fieldmark Tour" in the shop
      And Mateo also adds "Fieldmark Range, 24 balls"
      When Mateo adds it to the cart
      Then the items of the mini cart are
        | 1 Fieldmark Range, 24 balls |
        | 1 Fieldmark Tour            |

    @call:commerce.add-subscription-items
    Example: A related product is added with the same subscription plan
      Given Mateo is signed in
      And Mateo looks at "Fieldmark Distance" in the shop
      And Mateo has chosen "Every month" as "How you buy"
      And Mateo also adds "Fieldmark Tour"
      When Mateo adds it to the cart
      Then the items of the mini cart are "1 Fieldmark Tour, 1 Fieldmark Distance"

    Example: A related product is added to a cart with the same subscription plan
      Given Hana is signed in
      And Hana has 0 items in the cart
      And Hana looks at "Fieldmark Distance" in the shop
      And Hana has chosen "Every 2 months" as "How you buy"
      And Hana also adds "Fieldmark Tour"
      When Hana adds it to the cart
      Then the items of the mini cart are "1 Fieldmark Tour, 1 Fieldmark Distance"

  Rule: A refusal is explained, and the choices stay

    @commerce.simple-add-stops-on-message
    Example: A product that sold out meanwhile is refused
      Given Hana is signed in
      And Hana looks at "Clubhouse Towel" in the shop
      And 0 "Clubhouse Towel" are left in the shop
      When Hana adds it to the cart
      Then it is refused
      And Hana sees that the shop refuses it

    @commerce.bundle-add-result @commerce.bundle-configurable-always-added
    Example: A set is refused when one of its parts is sold out
      Given Hana is signed in
      And Hana looks at "Starter Set" in the shop
      And 0 "Fieldmark Range, 24 balls" are left in the shop
      When Hana adds it to the cart
      Then it is answered but not added
      And Hana sees that the shop refuses it

    Example: A smaller quantity can be added after a refusal
      Given Mateo is signed in
      And Mateo looks at "Clubhouse Towel" in the shop
      And 2 "Clubhouse Towel" are left in the shop
      And Mateo has wanted 3 of it
      And Mateo has added it to the cart
      And Mateo has wanted 2 of it
      When Mateo adds it to the cart
      Then Mateo finds 2 "Clubhouse Towel" in the cart

    Example: The customer is told how many are left
      Given Hana is signed in
      And Hana looks at "Clubhouse Towel" in the shop
      And 2 "Clubhouse Towel" are left in the shop
      And Hana has wanted 3 of it
      When Hana adds it to the cart
      Then Hana sees that only 2 are left

    Example: The customer is told that a product is sold in larger quantities
      Given Hana is signed in
      And Hana looks at "Foam Balls, 12" in the shop
      And Hana has wanted 3 of it
      When Hana adds it to the cart
      Then the shop's reason is "The fewest you may purchase is 4"

    Example: The customer is told that a product is sold in even numbers
      Given Hana is signed in
      And Hana looks at "Foam Balls, 12" in the shop
      And Hana has wanted 7 of it
      When Hana adds it to the cart
      Then the shop's reason is "You can buy this product only in quantities of 2 at a time."

    Example: A product is refused when the shop can't add it
      Given Hana is signed in
      And Hana looks at "Clubhouse Towel" in the shop
      And adding to the cart is refused
      When Hana adds it to the cart
      Then Hana sees that the shop refuses it

  @commerce.required-option-chosen
  Rule: Required options must be chosen first

    Example: A missing option is reported before anything is sent
      Given Hana is signed in
      And Hana looks at "Saltmarsh Wedge 54°" in the shop
      When Hana adds it to the cart
      Then the options to choose first are "Grip"
      And the club was never asked to add to the cart

    Example: A missing variant is reported before anything is sent
      Given Hana is signed in
      And Hana looks at "Ironwood Driver" in the shop
      And Hana has chosen "Left" as "Hand"
      When Hana adds it to the cart
      Then the options to choose first are "Shaft flex"
      And the problem of the choice is "Choose an option for “Shaft flex”."
      And the club was never asked to add to the cart

    Example: A gift card without amount and recipient is reported before anything is sent
      Given Hana is signed in
      And Hana looks at "Gift Card" in the shop
      And Hana has written on the gift card
        | address | nowhere |
      When Hana adds it to the cart
      Then the options to choose first are "Amount, Recipient’s name, Recipient’s email"
      And the club was never asked to add to the cart

  @commerce.out-of-stock-not-added
  Rule: A product is sold out when a required choice has nothing left to choose

    Example: A set is sold out when the shop has withdrawn all products of a required part
      Given the shop has withdrawn "Fieldmark Range, 24 balls"
      And the shop has withdrawn "Fieldmark Tour"
      When Hana looks at "Starter Set" in the shop
      Then Hana sees that it is sold out

    Example: A set is bought with the one product of a required part that is left
      Given Hana is signed in
      And Hana has 0 items in the cart
      And the shop has withdrawn "Fieldmark Range, 24 balls"
      And Hana looks at "Starter Set" in the shop
      And Hana has chosen "Fieldmark Tour" as "Balls"
      When Hana adds it to the cart
      Then Hana finds 1 "Starter Set" in the cart

    Example: A product is sold out when the shop has withdrawn all its variants
      Given the shop has withdrawn "Fescue Polo"
      When Hana looks at "Fescue Polo" in the shop
      Then Hana sees that it is sold out
