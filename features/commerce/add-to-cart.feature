Feature: Into the cart
  What is chosen goes into the cart, and what can't be had is told,
  without anything that was chosen being lost.

  Rule: It is on its way until the shop has answered

    @commerce.add-status-flow
    Example: On its way
      Given Hana is signed in
      And Hana looks at "Clubhouse Towel" in the shop
      And adding to the cart stays without an answer for 10 seconds
      When Hana adds it to the cart
      Then it is on its way into the cart

    @commerce.add-status-flow
    Example: Answered
      Given Hana is signed in
      And Hana has 0 pieces in the cart
      And Hana looks at "Clubhouse Towel" in the shop
      And it is neither on its way nor added
      When Hana adds it to the cart
      Then it is added
      And Hana finds 1 "Clubhouse Towel" in the cart
      And Hana reads that 1 piece is in the cart

    @commerce.add-status-cleared
    Example: Over, once the cart has been looked at
      Given Hana is signed in
      And Hana looks at "Clubhouse Towel" in the shop
      And Hana has added it to the cart
      When Hana goes on looking
      Then it is neither on its way nor added

    Example: As many as are wanted
      Given Hana is signed in
      And Hana has 0 pieces in the cart
      And Hana looks at "Clubhouse Towel" in the shop
      And Hana has wanted 3 of it
      When Hana adds it to the cart
      Then Hana finds 3 "Clubhouse Towel" in the cart

    Example: By a guest, whose cart is made with it
      Given Hana looks at "Clubhouse Towel" in the shop
      When Hana adds it to the cart
      Then Hana finds 1 "Clubhouse Towel" in the cart

    Example: Once, though the answer was lost
      Given Hana is signed in
      And Hana has 0 pieces in the cart
      And Hana looks at "Clubhouse Towel" in the shop
      And the answer to adding to the cart gets lost
      When Hana adds it to the cart
      Then Hana finds 1 "Clubhouse Towel" in the cart
      And the club was asked once to add to the cart

  @commerce.product-kinds
  Rule: Every kind of product is chosen and added in its own way

    Example: As it is made for one person
      Given Hana is signed in
      And Hana has 0 pieces in the cart
      And Hana looks at "Saltmarsh Wedge 54°" in the shop
      And Hana has chosen "Midsize" as "Grip"
      And Hana has written "HANA" as "Engraving, up to 12 characters"
      When Hana adds it to the cart
      Then it is added
      And Hana finds 1 "Saltmarsh Wedge 54°" in the cart

    @commerce.bundle-configurable-always-added
    Example: One of many variants
      Given Hana is signed in
      And Hana has 0 pieces in the cart
      And Hana looks at "Ironwood Driver" in the shop
      And Hana has chosen "Left" as "Hand"
      And Hana has chosen "Stiff" as "Shaft flex"
      When Hana adds it to the cart
      Then it is added
      And Hana finds 1 "Ironwood Driver" in the cart

    @commerce.bundle-add-result
    Example: A set, as the shop suggests it
      Given Hana is signed in
      And Hana has 0 pieces in the cart
      And Hana looks at "Starter Set" in the shop
      When Hana adds it to the cart
      Then it is added
      And Hana finds 1 "Starter Set" in the cart

    Example: Nothing that is shipped
      Given Hana is signed in
      And Hana has 0 pieces in the cart
      And Hana looks at "Club Fitting" in the shop
      When Hana adds it to the cart
      Then it is added
      And Hana finds 1 "Club Fitting" in the cart

    Example: Nothing that is shipped, with something beside it
      Given Hana is signed in
      And Hana has 0 pieces in the cart
      And Hana looks at "Three Lessons" in the shop
      And Hana has chosen "Film of each lesson" as "Also"
      When Hana adds it to the cart
      Then it is added
      And Hana finds 1 "Three Lessons" in the cart

    Example: A gift card
      Given Hana is signed in
      And Hana has 0 pieces in the cart
      And Hana looks at "Printed Gift Card" in the shop
      And Hana has written on the gift card
        | amount   | 75                |
        | for whom | Jonah             |
        | words    | For your birthday |
      When Hana adds it to the cart
      Then it is added
      And Hana finds 1 "Printed Gift Card" in the cart

  Rule: A gift card has the design that its buyer chose

    Example: The designs that the club offers
      Given Hana is signed in
      When Hana looks at "Gift Card" in the shop
      Then the designs to choose among are "Green at dawn, First tee, Evening round"

    Example: The chosen design is in the cart
      Given Hana is signed in
      And Hana has 0 pieces in the cart
      And Hana looks at "Printed Gift Card" in the shop
      And Hana has written on the gift card
        | amount   | 75    |
        | for whom | Jonah |
      And Hana has chosen "First tee" as "Design"
      When Hana adds it to the cart
      Then the designs in the cart are "First tee"

  Rule: By subscription, too

    Example: A plan
      Given Hana is signed in
      And Hana has 0 pieces in the cart
      And Hana looks at "Fieldmark Tour" in the shop
      And Hana has chosen "Every 2 months" as "How you buy"
      When Hana adds it to the cart
      Then it is added
      And Hana finds 1 "Fieldmark Tour" in the cart

    @commerce.subscription-add-shows-success
    Example: A plan for a variant
      Given Mateo is signed in
      And Mateo looks at "Fescue Cabretta Glove" in the shop
      And Mateo has chosen "Left" as "Hand"
      And Mateo has chosen "M" as "Size"
      And Mateo has chosen "Every month" as "How you buy"
      When Mateo adds it to the cart
      Then it is added
      And Mateo finds 1 "Fescue Cabretta Glove" in the cart

  Rule: What is written is engraved as it is written

    Example: A year, with something that comes along
      Given Hana is signed in
      And Hana has 0 pieces in the cart
      And Hana looks at "Saltmarsh Wedge 54°" in the shop
      And Hana has chosen "Standard" as "Grip"
      And Hana has written "1974" as "Engraving, up to 12 characters"
      And Hana also adds "Fieldmark Tour"
      When Hana adds it to the cart
      Then "1974" is written on Hana's "Saltmarsh Wedge 54°"

  Rule: What goes with it comes along

    Example: Of another kind
      Given Mateo is signed in
      And Mateo looks at "Fieldmark Tour" in the shop
      And Mateo also adds "Fieldmark Range, 24 balls"
      When Mateo adds it to the cart
      Then the items of the mini cart are
        | 1 Fieldmark Range, 24 balls |
        | 1 Fieldmark Tour            |

    Example: By the same plan
      Given Mateo is signed in
      And Mateo looks at "Fieldmark Distance" in the shop
      And Mateo has chosen "Every month" as "How you buy"
      And Mateo also adds "Fieldmark Tour"
      When Mateo adds it to the cart
      Then the items of the mini cart are "1 Fieldmark Tour, 1 Fieldmark Distance"

  Rule: What is refused is told, and what was chosen stays

    @commerce.simple-add-stops-on-message
    Example: Sold out in the meantime
      Given Hana is signed in
      And Hana looks at "Clubhouse Towel" in the shop
      And 0 "Clubhouse Towel" are left in the shop
      When Hana adds it to the cart
      Then it is stopped on the way
      And Hana reads that the shop can't sell it like this

    @commerce.bundle-add-result @commerce.bundle-configurable-always-added
    Example: A set of which a part is sold out
      Given Hana is signed in
      And Hana looks at "Starter Set" in the shop
      And 0 "Fieldmark Range, 24 balls" are left in the shop
      When Hana adds it to the cart
      Then it is answered, and not added
      And Hana reads that the shop can't sell it like this

    Example: Wanted once more, and fewer of it
      Given Mateo is signed in
      And Mateo looks at "Clubhouse Towel" in the shop
      And 2 "Clubhouse Towel" are left in the shop
      And Mateo has wanted 3 of it
      And Mateo has added it to the cart
      And Mateo has wanted 2 of it
      When Mateo adds it to the cart
      Then Mateo finds 2 "Clubhouse Towel" in the cart

    Example: Fewer than are wanted
      Given Hana is signed in
      And Hana looks at "Clubhouse Towel" in the shop
      And 2 "Clubhouse Towel" are left in the shop
      And Hana has wanted 3 of it
      When Hana adds it to the cart
      Then Hana reads that only 2 are left

    Example: With trouble on the shop's side
      Given Hana is signed in
      And Hana looks at "Clubhouse Towel" in the shop
      And adding to the cart is refused with code 17
      When Hana adds it to the cart
      Then Hana reads that the shop can't sell it like this

  @commerce.required-option-chosen
  Rule: What must be chosen is chosen first

    Example: An option
      Given Hana is signed in
      And Hana looks at "Saltmarsh Wedge 54°" in the shop
      When Hana adds it to the cart
      Then the options to choose first are "Grip"
      And the club was never asked to add to the cart

    Example: A variant
      Given Hana is signed in
      And Hana looks at "Ironwood Driver" in the shop
      And Hana has chosen "Left" as "Hand"
      When Hana adds it to the cart
      Then the options to choose first are "Shaft flex"
      And the club was never asked to add to the cart

    Example: What a gift card is worth, and where it goes
      Given Hana is signed in
      And Hana looks at "Gift Card" in the shop
      And Hana has written on the gift card
        | address | nowhere |
      When Hana adds it to the cart
      Then the options to choose first are "amount, recipientName, recipientEmail"
      And the club was never asked to add to the cart
