Feature: Renewing in Japan
  In Japan game plans and lesson packs are sold with the centre
  of the lessons, the player's coupon and earlier orders.

  @commerce.renewal-japan @commerce.renewal-japan-fields @commerce.japan-renewal-reads
  Rule: A player in Japan sees plans and orders and chooses a centre

    Example: Wataru's own coupon reduces the price of a renewal
      Given Wataru is signed in
      And Wataru has opened the renewals
      And Wataru has chosen to renew "Essential game plan"
      When Wataru uses his own coupon
      Then the renewal costs
        | Plan         | ¥121,400 |
        | Coupon       | −¥18,210 |
        | Total        | ¥103,190 |
        | Included tax | ¥9,381   |

    Example: A renewal needs a centre before it is paid
      Given Wataru is signed in
      And Wataru has opened the renewals
      And Wataru has chosen to renew "Essential game plan"
      When Wataru pays the renewal with a card
      Then Wataru sees the message that a centre is missing
      And the club was never asked to pay a renewal

    Example: A paid renewal is listed among the orders
      Given Wataru is signed in
      And Wataru has opened the renewals
      And Wataru has chosen to renew "Essential game plan"
      And Wataru takes the lessons in "Kanagawa" at "Minato Mirai"
      And Wataru pays the renewal with a card
      When Wataru begins another renewal
      Then the orders of renewals are "Essential game plan"
      And the club has renewed once for Wataru
