Feature: Quick view of a product
  A customer can view a product without leaving the list,
  and add it to the cart from there.

  @commerce.quick-view
  Rule: A product can be viewed without leaving the list

    Example: The quick view shows name and price
      Given Hana looks at "Fieldmark Tour" in the shop
      When Hana opens the quick view of "Fieldmark Range, 24 balls"
      Then the product is "Fieldmark Range, 24 balls"
      And the unit price is "$26.00"

    Example: A product is added to the cart from the quick view
      Given Mateo is signed in
      And Mateo looks at "Fieldmark Tour" in the shop
      And Mateo opens the quick view of "Fieldmark Range, 24 balls"
      When Mateo adds it to the cart
      Then Mateo finds 1 "Fieldmark Range, 24 balls" in the cart

    Example: Required options are chosen in the quick view
      Given Mateo is signed in
      And Mateo looks at "Ironwood Driver" in the shop
      And Mateo opens the quick view of "Saltmarsh Wedge 54°"
      When Mateo adds it to the cart
      Then the options to choose first are "Grip"
