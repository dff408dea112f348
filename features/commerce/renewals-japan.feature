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

    Example: A player in Japan renews with a gift code at another centre
      Given Wataru is signed in
      And Wataru has opened the renewals
      And Wataru has chosen to renew "Complete game plan"
      And Wataru takes the lessons in "Osaka" at "Umeda Garden"
      And Wataru renews with the gift code "midori-2026 jp"
      When Wataru pays the renewal with a card
      Then the plan is renewed
      And the club was asked for a renewal with
        | plans      | Complete game plan |
        | gift codes | MIDORI2026JP       |
        | centre     | Umeda Garden       |

    Example: A player in Japan renews lessons with bucks
      Given Wataru is signed in
      And Wataru has opened the renewals
      And Wataru looks at the lesson packs to renew
      And Wataru has chosen to renew "10 lessons"
      When Wataru uses his bucks
      Then the club was asked for a renewal with
        | packs | 10 lessons |
        | bucks | 1500       |

    Example: A player in Japan renews another number of lessons
      Given Wataru is signed in
      And Wataru has opened the renewals
      And Wataru looks at the lesson packs to renew
      And Wataru has chosen to renew "5 lessons"
      And the club has sold in Japan the gift code "SAKURA2026JP"
      When Wataru renews with the gift code "SAKURA-2026-JP"
      Then the club was asked for a renewal with
        | packs      | 5 lessons    |
        | gift codes | SAKURA2026JP |

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
