Feature: Deposits of custom-fit clubs
  Clubs that a fitter has chosen are ordered with a deposit,
  which is charged once whatever goes wrong.

  Background:
    Given Hana is signed in and begins the deposit of "CC000000031"

  @commerce.fitting-leads-to-deposit
  Rule: Ordering charges the deposit of the chosen set once

    @commerce.club-order-fields @commerce.custom-club-query @commerce.club-payment-steps
    @commerce.club-conversion-input @commerce.club-conversion-answer @commerce.payment-config-by-order
    @commerce.deposit-request-fields @commerce.payment-code-club-order @commerce.club-order-shipping-method
    @commerce.omni-set-on-cart
    Example: A deposit is paid by card
      Given the step of the deposit is "choice of the set"
      And Hana orders the set "The 54° wedge"
      When Hana pays the deposit with a card
      Then Hana sees that the deposit is paid
      And the shop has one new order, paid by "payment at the club"
      And the shop has one new order, sent by "At your club - Picked up"
      And the club has taken once from Hana: "$50.00 by card for The 54° wedge"

    @browser
    Example: Submitting ten times in two windows charges a deposit once
      When Hana pays the deposit of "CC000000031" in two windows at once, pressing ten times in each
      Then the club has taken once from Hana: "$150.00 by card for All three wedges"
      And the shop has 1 new order

    Example: A deposit whose answer was lost is charged once
      Given the answer to taking a deposit gets lost
      When Hana pays the deposit with a card
      Then Hana sees that the deposit is paid
      And the club was asked once to take a deposit

    Example: An order of custom-fit clubs is placed once although the answer was lost
      Given the answer to ordering gets lost
      When Hana pays the deposit with a card
      Then Hana sees that the deposit is paid
      And the shop has 1 new order

    Example: An unpaid deposit of a placed order can be paid later
      Given taking a deposit never arrives
      And Hana pays the deposit with a card
      And everything works again
      And Hana comes back to the deposit of the order "CC000000031"
      When Hana pays the deposit with a card
      Then Hana sees that the deposit is paid
      And the club has taken once from Hana: "$150.00 by card for All three wedges"

    Example: Another card can pay a deposit after one is declined
      Given Hana has paid the deposit with a card that is declined in vain
      When Hana pays the deposit with a card
      Then Hana sees that the deposit is paid
      And the shop has 1 new order

    Example: A deposit is paid after the bank's confirmation
      Given Hana pays the deposit with a card whose bank asks her
      When Hana confirms the deposit to her bank
      Then Hana sees that the deposit is paid
      And the amount paid is "$150.00"

    Example: A deposit is paid although the provider is slow
      Given the provider is slow with Hana's next deposit
      And Hana pays the deposit with a card
      When 1 minute passes
      Then Hana sees that the deposit is paid
      And the club was asked once to take a deposit

    @call:commerce.affirm-deposit-take-payment
    Example: A deposit is paid in instalments
      When Hana pays the deposit in instalments
      Then Hana sees that the deposit is paid
      And the club has taken once from Hana: "$150.00 in instalments for All three wedges"

    @commerce.removal-id-integer
    Example: Another set can be chosen before the deposit is paid
      Given Hana has paid the deposit with a card that is declined in vain
      And Hana deletes the placed order
      And Hana begins the deposit of the order "CC000000031"
      And Hana orders the set "The 54° wedge"
      When Hana pays the deposit with a card
      Then Hana sees that the deposit is paid
      And the club has taken once from Hana: "$50.00 by card for The 54° wedge"

    Example: Another player's clubs are paid in Japan
      Given Wataru is signed in and begins the deposit of "CC000000032"
      When Wataru pays the deposit with a card
      Then Wataru sees that the deposit is paid
      And the club has taken once from Wataru: "JP¥22,500 by card for All three wedges"

    Example: The chosen set is paid in instalments
      Given Hana orders the set "The 54° wedge"
      When Hana pays the deposit in instalments
      Then Hana sees that the deposit is paid
      And the club has taken once from Hana: "$50.00 in instalments for The 54° wedge"

    Example: Another player deletes a placed order
      Given Wataru is signed in and begins the deposit of "CC000000032"
      And Wataru has paid the deposit with a card that is declined in vain
      And Wataru deletes the placed order
      And Wataru begins the deposit of the order "CC000000032"
      And Wataru orders the set "The 54° wedge"
      When Wataru pays the deposit with a card
      Then the club has taken once from Wataru: "JP¥7,500 by card for The 54° wedge"

  @commerce.deposit-coupon-check-fields @commerce.deposit-gift-check-fields @commerce.deposit-coupon-above-zero
  Rule: Coupons and gift codes reduce the deposit once the shop has checked them

    Example: A coupon and a gift code reduce a deposit paid by card
      Given Hana uses the coupon for the deposit "TEEOFF"
      And Hana uses the gift code for the deposit "GIFT-2026-USD"
      And the sums of the deposit are
        | Deposit   | $150.00 |
        | Coupon    | −$15.00 |
        | Gift code | −$50.00 |
        | Due now   | $85.00  |
      When Hana pays the deposit with a card
      Then Hana sees that the deposit is paid
      And the club has taken once from Hana: "$85.00 by card for All three wedges"

    @call:commerce.zero-deposit-take-payment
    Example: A gift code pays a whole deposit
      Given Hana orders the set "The 54° wedge"
      And Hana uses the coupon for the deposit "NOSUCH"
      And Hana sees the message that the coupon is not valid for the deposit
      And Hana uses the gift code for the deposit "GIFT-2026-USD"
      And the sums of the deposit are
        | Deposit   | $50.00  |
        | Gift code | −$50.00 |
        | Due now   | $0.00   |
      When Hana confirms the deposit
      Then the club has taken once from Hana: "$0.00 by gift code for The 54° wedge"

    Scenario Outline: The coupon <coupon> reduces a deposit of "<set>" paid in instalments
      Given Hana orders the set "<set>"
      And Hana uses the coupon for the deposit "<coupon>"
      When Hana pays the deposit in instalments
      Then Hana sees that the deposit is paid
      And the club has taken once from Hana: "<amount> in instalments for <set>"

      Examples:
        | coupon    | set              | amount  |
        | TEEOFF    | All three wedges | $135.00 |
        | WELCOME10 | The 54° wedge    | $45.00  |

    Example: A gift code reduces a deposit paid in instalments
      Given Hana uses the gift code for the deposit "GIFT-2026-USD"
      When Hana pays the deposit in instalments
      Then Hana sees that the deposit is paid
      And the club has taken once from Hana: "$100.00 in instalments for All three wedges"

    Scenario Outline: The coupon <coupon> and a gift code pay the whole deposit of "<set>"
      Given the club has sold for $200 the gift code "GIFT-LARGE"
      And Hana orders the set "<set>"
      And Hana uses the coupon for the deposit "<coupon>"
      And Hana uses the gift code for the deposit "GIFT-LARGE"
      When Hana confirms the deposit
      Then the club has taken once from Hana: "$0.00 by gift code for <set>"

      Examples:
        | coupon    | set              |
        | TEEOFF    | The 54° wedge    |
        | WELCOME10 | The 54° wedge    |
        | TEEOFF    | All three wedges |

    Example: A coupon takes ten per cent off another player's deposit
      Given Wataru is signed in and begins the deposit of "CC000000032"
      And Wataru uses the coupon for the deposit "WELCOME10"
      And Wataru uses the gift code for the deposit "GIFT-2026-JPY"
      When Wataru pays the deposit with a card
      Then Wataru sees that the deposit is paid
      And the club has taken once from Wataru: "JP¥12,250 by card for All three wedges"

    Example: A gift code pays another player's whole deposit
      Given Wataru is signed in and begins the deposit of "CC000000032"
      And Wataru orders the set "The 54° wedge"
      And Wataru uses the gift code for the deposit "GIFT-2026-JPY"
      When Wataru confirms the deposit
      Then the club has taken once from Wataru: "JP¥0 by gift code for The 54° wedge"

  @commerce.club-payment-steps @commerce.club-first-error-kept @commerce.graphql-first-error-kept
  Rule: A refused order of custom-fit clubs says which step to correct

    @commerce.club-error-1002-order
    Example: Withdrawn clubs can't be ordered
      Given choosing the set of clubs is refused because they are withdrawn, with the words "No longer to be had."
      And Hana pays the deposit with a card
      And the step of the deposit is "order refused"
      And the shop's message about the deposit is "No longer to be had."
      When Hana closes the deposit
      Then Hana sees that there are no such clubs to order
      And the shop has 0 new orders

    @commerce.club-error-1003-to-1006
    Example: A deposit can be paid after the shop first refused the payment method
      Given choosing how clubs are paid is refused because the shop no longer takes that method
      And Hana pays the deposit with a card
      And the step of the deposit is "payment refused"
      And Hana tries the deposit again, with nothing in the way
      When Hana confirms the deposit
      Then Hana sees that the deposit is paid
      And the shop has 1 new order

    @commerce.club-error-other-address
    Example: The billing address of a deposit can be changed after the shop refused it
      Given billing the clubs is refused
      And Hana pays the deposit with a card
      And the step of the deposit is "address refused"
      And Hana bills the deposit to "401 North Wabash Avenue"
      And Hana tries the deposit again, with nothing in the way
      When Hana confirms the deposit
      Then the shop has one new order, billed to "401 North Wabash Avenue"
