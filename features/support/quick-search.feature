Feature: Quick search
  From anywhere, a few letters lead to another place in the club,
  to a lesson, a video, a product, a course or an order.

  Rule: Places are found by a part of their name

    Example: The places that players visit most are offered first
      Given Hana is signed in
      When Hana opens the quick search
      Then the results of the quick search are
        | Book a lesson  |
        | Appointments   |
        | Rounds         |
        | Learn          |
        | Your orders    |
        | Shop           |
        | Your account   |

    Example: The first result opens with Enter
      Given Hana is signed in
      And Hana searches the club for "recei"
      When Hana takes the first result
      Then the heading is "Purchases and receipts"

    Example: Places are found in the player's language
      Given Wataru is signed in
      And Wataru has chosen Japanese
      And Wataru searches the club for "カレンダー"
      When Wataru takes the result "ラウンドのカレンダー"
      Then the heading is "ラウンドのカレンダー"

    Example: Places outside a player's membership aren't found
      Given Hana is signed in
      When Hana searches the club for "launch"
      Then the results among the "places" are ""

  Rule: What belongs to a player and what the club offers is found by its name

    Example: A lesson is found by its coach
      Given Hana is signed in
      And Hana has an Iron play lesson with Marisol Vance at Lakeshore Tempo Room on Thursday 14 May at 7:30 am
      When Hana searches the club for "vance"
      Then the results of the quick search are "Iron play with Marisol Vance"

    Example: Videos and products are found together
      Given Hana is signed in
      When Hana searches the club for "putt"
      Then the results among the "videos" are "A putt that breaks, Nine breaking putts, Before every putt"
      And the results among the "products" are "Fescue Garden Putter, Ironwood Half-moon Putter, Putter Fitting, Putting Mat"

    Example: A course is found by its city
      Given Hana is signed in
      And Hana searches the club for "naperville"
      When Hana takes the result "Tallgrass Prairie"
      Then the heading is "Tallgrass Prairie"

    Example: An order is found by one of its items
      Given Hana is signed in
      When Hana searches the club for "fescue polo"
      Then the results among the "orders" are "Order 000001013, Order 000001004"

    Example: An older order is found by its number
      Given Hana is signed in
      And Hana searches the club for "000001002"
      When Hana takes the result "Order 000001002"
      Then the heading is "Order 000001002"

    Example: A search without a match says so
      Given Hana is signed in
      When Hana searches the club for "croquet"
      Then Hana sees that nothing of the club was found

    Example: What can't be searched is named, and the rest is found
      Given Hana is signed in
      And searching the library fails on the club's side
      When Hana searches the club for "putt"
      Then Hana sees the message that the videos can't be searched
      And the results among the "products" are "Fescue Garden Putter, Ironwood Half-moon Putter, Putter Fitting, Putting Mat"
