Feature: Bucks, coupons and gift cards
  A player sees bucks and coupons from the club, uses a coupon in the cart
  in one step, and checks the balance of a gift card.

  @commerce.bucks-list @commerce.coupon-list-status-zero
  Rule: Bucks and coupons are listed by their expiry

    Example: Hana sees her bucks and coupons
      Given Hana is signed in
      When Hana opens her bucks and coupons
      Then the bucks given by the club are
        | Birthday present             | $10.00 |
        | Thanks for bringing a friend | $15.00 |
      And the coupons given by the club are "TEEOFF, WELCOME10"

    Example: Coupons are listed even when the bucks can't be loaded
      Given Hana is signed in
      And loading the bucks fails
      When Hana opens her bucks and coupons
      Then Hana sees the message that her bucks can't be loaded
      And the coupons given by the club are "TEEOFF, WELCOME10"

  Rule: Coupons are offered where they can be used

    Example: A used coupon is no longer offered
      Given Hana is signed in
      And Hana opens the cart
      And the coupons offered in the cart are "WELCOME10, TEEOFF"
      When Hana uses the offered coupon "WELCOME10"
      Then the codes in use are "WELCOME10"
      And the coupons offered in the cart are "TEEOFF"

  @commerce.gift-card-service-token
  Rule: The balance of a gift card is shown without identifying the customer

    Example: The balance is found for a code with spaces
      Given Hana is signed in
      And Hana opens the cart
      When Hana checks the balance of the gift code "gift 2026 usd"
      Then the balance of the gift code is "$50.00"

    Example: An unknown code shows no balance
      Given Hana is signed in
      And Hana opens the cart
      When Hana checks the balance of the gift code "NO-SUCH"
      Then no balance of the gift code is shown

  @commerce.gift-card-bought-and-redeemed @commerce.gift-code-required
  Rule: A gift code is accepted in any notation

    Example: A gift code is accepted in small letters without hyphens
      Given Hana is signed in
      And Hana opens the cart
      When Hana uses the gift code "gift2026usd"
      Then the codes in use are "GIFT-2026-USD"
