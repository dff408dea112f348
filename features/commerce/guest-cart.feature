Feature: A guest's cart
  Whoever is not signed in fills a cart all the same,
  and takes it along at the sign-in.

  @commerce.guest-cart-by-id
  Rule: A guest's cart is the device's

    Example: There again at the next visit
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      When Hana opens the cart
      Then Hana finds 2 "Fieldmark Range, 24 balls" in the cart

  Rule: What was chosen before the sign-in comes along

    Example: Beside what is in the cart already
      Given Hana has 1 pieces in the cart
      And Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      When Hana signs in with her password
      Then Hana is told that 2 pieces came along
      And Hana reads that 3 pieces are in the cart

    Example: Nobody's any more afterwards
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      And Hana signs in with her password
      And Hana has read what came along
      And Hana signs out
      When Hana opens the cart
      Then Hana reads that nothing is in the cart
