Feature: Coupons and gift codes
  A code makes the cart cost less,
  and the shop says by how much.

  Rule: A coupon is taken off

    Example: Ten per cent
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana uses the coupon "WELCOME10"
      Then the codes in use are "WELCOME10"
      And the total of the cart is "35.07"

    Example: Taken back
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      And Hana has used the coupon "WELCOME10"
      When Hana removes the coupon "WELCOME10"
      Then there are no codes in use
      And the total of the cart is "38.97"

    Example: A code that the shop does not know
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana uses the coupon "NO-SUCH"
      Then Hana is told that this coupon is no good here
      And the total of the cart is "38.97"

    Example: No code at all
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana uses the coupon " "
      Then Hana is told that the code is missing from the form

  @commerce.gift-card-bought-and-redeemed
  Rule: A gift card that was paid for pays for something else

    Example: Its recipient gets a code by email
      Given Hana has a gift card of 50 for "jonah@home.example" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has paid with a card
      And Hana has 1 "Clubhouse Towel" in the cart
      And Hana has opened the cart
      When Hana uses the gift code that was sent to "jonah@home.example"
      Then the total of the cart is "0"

  @commerce.gift-code-answers-cart
  Rule: A gift code pays

    @commerce.gift-amount-optional-variant
    Example: As much as it can
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana uses the gift code "GIFT-2026-USD"
      Then the codes in use are "GIFT-2026-USD"
      And the total of the cart is "0"

    Example: A part of it
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana uses "10.50" of the gift code "GIFT-2026-USD"
      Then the total of the cart is "28.47"

    @commerce.gift-code-removal-flag
    Example: Taken back
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      And Hana has used the gift code "GIFT-2026-USD"
      When Hana removes the gift code "GIFT-2026-USD"
      Then there are no codes in use
      And the total of the cart is "38.97"

    @commerce.gift-code-removal-flag
    Example: All of them taken back at once
      Given Hana has 2 "Clubhouse Towel" in the cart
      And 5 of the gift code "GIFT-OF-OLD" and 10 of "GIFT-OF-NEW" are used for Hana's cart
      And Hana is signed in
      And Hana opens the cart
      When Hana removes all gift codes
      Then there are no codes in use
      And the total of the cart is "38.97"

    @commerce.gift-amount-required
    Example: No amount at all
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana uses "plenty" of the gift code "GIFT-2026-USD"
      Then Hana is told that this is no amount
      And the club was never asked to use a gift code
      And there are no codes in use

    Example: More than there is on it
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana uses "50.01" of the gift code "GIFT-2026-USD"
      Then Hana is told that this gift code is no good here
