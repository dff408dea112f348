Feature: A card's bank
  Before a card pays, its bank may ask whether it is its holder,
  and without a good answer nothing is ordered.

  Rule: The bank decides whether the card pays

    @commerce.3d-secure-optional @commerce.3d-secure-lookup-first
    Example: A bank that can't be asked
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card
      Then Hana reads that the order is placed
      And the club was never asked whether it is her

    @commerce.3d-secure-final-result
    Example: A bank that knows her at once
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card that her bank knows at once
      Then Hana reads that the order is placed
      And the club was asked once whether it is her

    @commerce.3d-secure-method-step
    Example: A bank that looks at the browser first
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card whose bank looks at the browser
      Then Hana reads that the order is placed
      And the club was asked twice whether it is her

    @commerce.3d-secure-error-stops-payment
    Example: A bank that breaks down
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card whose bank breaks down
      Then Hana is told that her bank did not allow it
      And the shop has no new order

    Example: A bank that refuses
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card that her bank refuses
      Then Hana is told that her bank did not allow it
      And the shop has no new order

  @commerce.3d-secure-challenge-step
  Rule: Where the bank asks, the shopper answers

    Example: She is asked
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And nobody hurries
      And Hana has gone to the checkout
      When Hana pays with a card whose bank asks her
      Then Hana reads that her bank names the total
      And the shop has no new order

    Example: It is her
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And nobody hurries
      And Hana has gone to the checkout
      And Hana has paid with a card whose bank asks her
      When Hana confirms that to her bank
      Then Hana reads that the order is placed
      And the shop has one new order

    Example: After the bank has looked at the browser
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And nobody hurries
      And Hana has gone to the checkout
      And Hana has paid with a card whose bank looks at the browser and asks her
      When Hana confirms that to her bank
      Then Hana reads that the order is placed
      And the shop has one new order

    Example: For a subscription
      Given Hana has a subscription to "Simulator Round, 9 holes" in the cart
      And Hana is signed in
      And nobody hurries
      And Hana has gone to the checkout
      And Hana has paid with a card whose bank asks her
      When Hana confirms that to her bank
      Then Hana reads that the order is placed
      And the shop has one new order

    Example: It is not her
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And nobody hurries
      And Hana has gone to the checkout
      And Hana has paid with a card whose bank asks her
      When Hana denies that to her bank
      Then Hana is told that her bank did not allow it
      And the shop has no new order

    Example: She turned away, and pays once more
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And nobody hurries
      And Hana has gone to the checkout
      And Hana has paid with a card whose bank asks her
      And Hana turns away from her bank
      When Hana pays with a card whose bank asks her
      Then Hana reads that her bank asks her

    Example: She turns away
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And nobody hurries
      And Hana has gone to the checkout
      And Hana has paid with a card whose bank asks her
      When Hana turns away from her bank
      Then Hana is told that she has turned away from her bank
      And the shop has no new order

    Example: The billing address is saved when she turns away
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And nobody hurries
      And Hana has gone to the checkout
      And Hana has paid with a card whose bank asks her
      When Hana turns away from her bank
      Then Hana reads that the billing address is saved
