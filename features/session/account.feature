Feature: The account as a place
  Players find everything of their own in one place,
  and come back to it the same way from each of its parts.

  @session.account-screens
  Rule: The account lists its parts in four groups

    Example: Everything that is a player's own is in one of the groups
      Given Hana is signed in
      When Hana opens her account
      Then the groups of the account are "You, Club and lessons, Shop, Help"
      And the parts in the group "You" are "Personal details, Contact details, Password, Notifications, Family"
      And the parts in the group "Club and lessons" are "Your plans, Recommended gear, Club fitting"
      And the parts in the group "Shop" are "Orders, Purchases and receipts, Returns, Bucks and coupons, Address book"
      And the parts in the group "Help" are "Questions and answers, Contact the club, Desk access"

    Example: A player with a launch monitor alone is offered no lessons
      Given Odette is signed in
      When Odette opens her account
      Then the parts in the group "Club and lessons" are "Your plans, Club fitting, Launch monitors"

  Rule: The account shows beside its parts what matters now

    Example: What renews, ends or expires next is beside its part
      Given Hana is signed in
      When Hana opens her account
      Then the note beside "Your plans" is "Renews on 22 May 2026"
      And the note beside "Bucks and coupons" is "Expires on 25 May 2026"
      And the note beside "Contact details" is "hana@clubhouse.example"

    Example: The number of unread notifications is beside them
      Given the club has notified Hana
        | The bays have new mats   | read |
        | Longer evenings          |      |
        | Your swing is ready      |      |
      And Hana is signed in
      When Hana opens her account
      Then the note beside "Notifications" is "2 unread"

    Example: What can't be loaded isn't shown beside its part
      Given Hana is signed in
      And loading the subscriptions fails
      When Hana opens her account
      Then the note beside "Your plans" is "Ends on 2 Jun 2026"
      And the note beside "Notifications" is ""
      And the note beside "Orders" is ""

  Rule: Each part of the account leads back to it, and belongs to no area of the navigation

    Scenario Outline: <part> leads back to the account
      Given Hana is signed in
      And Hana has opened her account
      And Hana goes on to the part "<part>"
      And the areas lit in the navigation are ""
      And Hana sees that she is in her account
      When Hana goes back to her account
      Then the heading is "Your account"

      Examples:
        | part                   |
        | Orders                 |
        | Personal details       |
        | Notifications          |
        | Your plans             |
        | Bucks and coupons      |
        | Returns                |
        | Address book           |
        | Recommended gear       |
        | Purchases and receipts |
        | Club fitting           |
        | Desk access            |

    Example: The shop is no part of the account
      Given Hana is signed in
      When Hana opens the shop
      Then the areas lit in the navigation are "Shop"
      And Hana sees that she isn't in her account

  Rule: The account shows what ends or renews within thirty days, and what kind of thing it is

    Example: In French the membership's level can't be mistaken for a conjunction
      Given Hana is signed in
      And Hana has chosen French
      When Hana opens her account
      Then the things that end or renew soon are
        | Abonnement : Fieldmark Tour             | Friday 22 May 2026  |
        | 10,00 $ en bucks : Birthday present     | Monday 25 May 2026  |
        | Adhésion Or                     | Tuesday 2 June 2026 |
        | Code promo : $15 off your cart          | Friday 12 June 2026 |

    Example: What ends or renews soon is listed by date
      Given Hana is signed in
      When Hana opens her account
      Then the things that end or renew soon are
        | Subscription: Fieldmark Tour          | Friday 22 May 2026  |
        | $10.00 bucks: Birthday present        | Monday 25 May 2026  |
        | Gold membership                       | Tuesday 2 June 2026 |
        | Coupon: $15 off your cart             | Friday 12 June 2026 |

    Example: What ends or renews soon is shown even when the profile can't be loaded
      Given Hana is signed in
      And loading the profile fails
      When Hana opens her account
      Then the things that end or renew soon are
        | Subscription: Fieldmark Tour          | Friday 22 May 2026  |
        | $10.00 bucks: Birthday present        | Monday 25 May 2026  |
        | Gold membership                       | Tuesday 2 June 2026 |
        | Coupon: $15 off your cart             | Friday 12 June 2026 |
