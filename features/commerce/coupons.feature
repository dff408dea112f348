Feature: Coupons and gift codes
  A code reduces the price of the cart,
  and the shop says by how much.

  Rule: A coupon reduces the total

    Example: A coupon takes ten per cent off
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana uses the coupon "WELCOME10"
      Then the codes in use are "WELCOME10"
      And the total of the cart is "$35.07"

    @call:commerce.remove-coupon
    Example: A removed coupon no longer reduces the total
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      And Hana has used the coupon "WELCOME10"
      When Hana removes the coupon "WELCOME10"
      Then there are no codes in use
      And the total of the cart is "$38.97"

    Example: Another player's coupon is removed from that player's cart
      Given Mateo has 2 "Clubhouse Towel" in the cart
      And Mateo is signed in
      And Mateo opens the cart
      And Mateo has used the coupon "TEEOFF"
      And the codes in use are "TEEOFF"
      When Mateo removes the coupon "TEEOFF"
      Then there are no codes in use

    Example: An unknown coupon is refused
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana uses the coupon "NO-SUCH"
      Then Hana sees the message that the coupon is invalid
      And the total of the cart is "$38.97"

    Example: An empty coupon code is reported
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana uses the coupon " "
      Then Hana sees the message that the coupon or gift code is missing

  @commerce.gift-card-bought-and-redeemed
  Rule: A gift card can be spent after it was bought

    Example: The recipient uses the emailed gift code
      Given Hana has a gift card of 50 for "jonah@home.example" in the cart
      And Hana is signed in
      And Hana has gone to the checkout
      And Hana has paid with a card
      And Hana has 1 "Clubhouse Towel" in the cart
      And Hana has opened the cart
      When Hana uses the gift code that was sent to "jonah@home.example"
      Then the total of the cart is "$0.00"

  @commerce.gift-code-answers-cart
  Rule: A gift code pays for the cart

    @commerce.gift-amount-optional-variant
    Example: A gift code pays as much as it can
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana uses the gift code "GIFT-2026-USD"
      Then the codes in use are "GIFT-2026-USD"
      And the total of the cart is "$0.00"

    @call:commerce.apply-gift-code
    Example: A gift code pays a chosen amount
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana uses "$10,50" of the gift code "GIFT-2026-USD"
      Then the total of the cart is "$28.47"

    @commerce.gift-code-removal-flag
    Example: A removed gift code no longer pays
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      And Hana has used the gift code "GIFT-2026-USD"
      When Hana removes the gift code "GIFT-2026-USD"
      Then there are no codes in use
      And the total of the cart is "$38.97"

    Scenario Outline: A player in Japan uses <amount> of a gift code and removes it
      Given Wataru has 2 "Clubhouse Towel" in the cart
      And Wataru is signed in
      And Wataru opens the cart
      And Wataru uses "<amount>" of the gift code "GIFT-2026-JPY"
      And the total of the cart is "<total>"
      When Wataru removes the gift code "GIFT-2026-JPY"
      Then there are no codes in use

      Examples:
        | amount | total  |
        | 400    | ¥5,000 |
        | 2400   | ¥3,000 |
        | 1,000  | ¥4,400 |

    @commerce.gift-code-removal-flag
    Example: All gift codes are removed at once
      Given Hana has 2 "Clubhouse Towel" in the cart
      And 5 of the gift code "GIFT-OF-OLD" and 10 of "GIFT-OF-NEW" are used for Hana's cart
      And Hana is signed in
      And Hana opens the cart
      When Hana removes all gift codes
      Then there are no codes in use
      And the total of the cart is "$38.97"

    @commerce.gift-amount-required
    Scenario Outline: An amount that is none or could be two isn't sent: <amount>
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana uses "<amount>" of the gift code "GIFT-2026-USD"
      Then Hana sees the message that the amount is invalid
      And the club was never asked to use a gift code
      And there are no codes in use

      Examples:
        | amount |
        | plenty |
        | 1.000  |
        | 0x5    |
        | 1e1    |

    Example: An amount above the balance is refused
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Hana is signed in
      And Hana opens the cart
      When Hana uses "50.01" of the gift code "GIFT-2026-USD"
      Then Hana sees the message that the gift code is invalid
