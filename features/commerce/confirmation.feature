Feature: Order confirmation
  After ordering a customer sees the order's number and where it was confirmed,
  and has an empty cart for the next order.

  @commerce.place-order-result
  Rule: A placed order shows its number

    Example: A customer sees the order's number and items
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has chosen the delivery method "Pinewood Parcel · Standard"
      When Hana pays with a card
      Then Hana reads the order's number, confirmed to "hana@clubhouse.example"
      And the items bought are "2 Clubhouse Towel"

    Example: A guest sees the order's number, items, address and total
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      And Hana has gone to the checkout
      And Hana has written "hana@home.example" as the email address for the order
      And Hana has it shipped to Leeds
      When Hana pays with a card
      Then Hana reads the order's number, confirmed to "hana@home.example"
      And the items bought are "2 Fieldmark Range, 24 balls"
      And Hana sees that the order goes to "7 Ash Road", at a total of "$78.00"

    Example: A confirmation can be opened again by the order's number
      Given Hana is signed in
      And Hana opens home
      When Hana comes to the confirmation of "000001017"
      Then Hana sees that the order is placed

    Example: An unknown order number shows no confirmation
      Given Hana is signed in
      And Hana opens home
      When Hana comes to the confirmation of "000009999"
      Then Hana sees that no order is placed

  @commerce.cart-lifecycle
  Rule: Placing an order empties the cart

    Example: An order contains the items and coupon of the cart
      Given Hana is signed in
      And Hana's cart is empty, and she adds "Clubhouse Towel"
      And Hana has used the coupon "WELCOME10" in the cart
      And Hana has gone to the checkout
      And Hana has chosen the delivery method "Pinewood Parcel · Standard"
      When Hana pays with a card
      Then the shop has one new order for 1 "Clubhouse Towel", with the coupon "WELCOME10", by "Pinewood Parcel - Standard"
      And the cart of Hana holds 0 items

    Example: A customer's cart is empty after the order
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has chosen the delivery method "Pinewood Parcel · Standard"
      When Hana pays with a card
      Then Hana sees that 0 items are in the cart
      And the cart of Hana holds 0 items

    Example: A guest's cart is empty after the order
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      And Hana has gone to the checkout
      And Hana has written "hana@home.example" as the email address for the order
      And Hana has it shipped to Leeds
      And Hana has paid with a card
      When Hana opens the cart
      Then Hana sees that nothing is in the cart
