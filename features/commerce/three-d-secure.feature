Feature: Confirming a card payment with the bank
  Before a card pays, its bank may ask the customer to confirm.
  Without the bank's approval nothing is ordered.

  Rule: The bank decides whether the card may pay

    @commerce.3d-secure-optional @commerce.3d-secure-lookup-first
    Example: A bank that can't be asked doesn't stop the order
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card
      Then Hana sees that the order is placed
      And the club was never asked to authenticate the payment

    @commerce.3d-secure-final-result
    Example: A bank that recognises the customer asks nothing
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card that her bank accepts at once
      Then Hana sees that the order is placed
      And the club was asked once to authenticate the payment

    Example: The bank learns whose card pays for an order
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a brother's card
      Then Hana sees that the order is placed
      And the club was asked to authenticate the payment with
        | card holder | Nils Lindqvist |
        | last month  | 11             |
        | last year   | 2031           |

    Example: The bank learns whose card pays for a subscription
      Given Bram has a subscription to "Simulator Round, 9 holes" in the cart
      And Bram is signed in
      And Bram has gone to the checkout
      When Bram pays with a brother's card
      Then the shop has one new order, paid by "card"
      And the club was asked to authenticate the payment with
        | card holder | Nils Lindqvist |
        | last month  | 11             |
        | last year   | 2031           |

    @commerce.3d-secure-method-step
    Example: A bank that checks the browser first accepts the card
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card whose bank looks at the browser
      Then Hana sees that the order is placed
      And the club was asked twice to authenticate the payment

    @commerce.3d-secure-error-stops-payment
    Example: A bank that fails stops the order
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card whose bank fails
      Then Hana sees the message that her bank refused the payment
      And the shop has no new order

    Example: A bank that refuses stops the order
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card that her bank refuses
      Then Hana sees the message that her bank refused the payment
      And the shop has no new order

  @commerce.3d-secure-challenge-step
  Rule: The customer confirms the payment when the bank asks

    Example: The bank shows the total when it asks
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      When Hana pays with a card whose bank asks her
      Then Hana sees that her bank shows the total
      And the shop has no new order

    Example: An order is placed after the customer confirms the payment to the bank
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has paid with a card whose bank asks her
      When Hana confirms that to her bank
      Then Hana sees that the order is placed
      And the shop has one new order

    Example: An order is placed after the bank's browser check and the confirmation
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has paid with a card whose bank looks at the browser and asks her
      When Hana confirms that to her bank
      Then Hana sees that the order is placed
      And the shop has one new order

    @call:commerce.process-3d-authentication-alt
    Example: A subscription is ordered after the customer confirms the payment to the bank
      Given Hana has a subscription to "Simulator Round, 9 holes" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has paid with a card whose bank asks her
      When Hana confirms that to her bank
      Then Hana sees that the order is placed
      And the shop has one new order

    Example: No order is placed when the customer denies the payment to the bank
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has paid with a card whose bank asks her
      When Hana denies that to her bank
      Then Hana sees the message that her bank refused the payment
      And the shop has no new order

    Example: Cancelling the bank's question allows another attempt
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has paid with a card whose bank asks her
      And Hana cancels her bank's question
      When Hana pays with a card whose bank asks her
      Then Hana sees that her bank asks her

    Example: No order is placed when the customer cancels the bank's question
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has paid with a card whose bank asks her
      When Hana cancels her bank's question
      Then Hana sees the message that she cancelled her bank's question
      And the shop has no new order

    Example: The billing address is kept when the customer cancels the bank's question
      Given Hana has 1 "Club Fitting" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has paid with a card whose bank asks her
      When Hana cancels her bank's question
      Then Hana sees that the billing address is saved
