Feature: Clubs made to measure
  A cart may be about a set of clubs that the fitters make,
  which is paid and picked up at the club.

  @commerce.omni-set-on-cart
  Rule: Which set it is stands with the cart

    Example: The irons
      Given Hana is signed in
      And Hana opens the cart
      When Hana chooses "irons" as the set that is made for her
      Then the cart of Hana is about the "irons"

    Example: Still there at the next visit
      Given Hana is signed in
      And Hana opens the cart
      And Hana has chosen "putter" as the set that is made for her
      When Hana opens the cart
      Then the cart of Hana is about the "putter"

    Example: None after all
      Given Hana is signed in
      And Hana opens the cart
      And Hana has chosen "woods" as the set that is made for her
      When Hana thinks better of the set
      Then the cart of Hana is about no set
