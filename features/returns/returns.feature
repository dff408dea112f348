Feature: Returns
  A customer sends back what does not fit, and follows the return
  until it is settled.

  @returns.returns-pages @commerce.customer-abilities
  Rule: Returns are listed with the states that the shop gives them

    @returns.returns-filter-default @returns.returns-sort-default @returns.return-status-as-answered
    Example: The latest return comes first
      Given Hana is signed in
      When Hana looks at her returns
      Then the returns are
        | Starter Set  | Approved |
        | Oak Tees, 50 | Refunded |

    Example: A return leads to its order, which says what was paid
      Given Hana is signed in
      And Hana opens her latest return
      When Hana goes from the return to its order
      Then the total of the past order is "$355.06"

    @returns.returns-state-kept
    Example: The filter of returns by status stays when the customer comes back
      Given Hana has ten returns
      And Hana is signed in
      And Hana looks at her returns
      And Hana keeps only returns that are "Refunded"
      When Hana comes back to her returns
      Then the returns are
        | Oak Tees, 50 | Refunded |

    @returns.returns-date-filter
    Example: The filter of returns by dates includes both days
      Given Hana has ten returns
      And Hana is signed in
      And Hana looks at her returns
      When Hana keeps only returns from "2026-05-08" to "2026-05-08"
      Then the returns are
        | Starter Set | Approved |

    Example: A few returns are shown without filters
      Given Hana is signed in
      When Hana looks at her returns
      Then Hana sees that her returns have no filters

    Example: Returns that can't be loaded show an error
      Given Hana is signed in
      And loading the returns fails
      When Hana looks at her returns
      Then Hana sees the message that her returns can't be loaded

    @returns.settings-flags-gate-screens
    Example: A customer is told when the shop takes no returns
      Given the shop takes no returns
      And Hana is signed in
      When Hana looks at her returns
      Then Hana sees that returns are closed

  @returns.return-belongs-to-customer
  Rule: Customers can open only their own returns

    Example: Hana can't open Bram's return by its address
      Given Hana is signed in
      When Hana opens the address of Bram's return
      Then Hana sees that she has no such return
      And the club was never asked for messages

    Scenario Outline: Bram's return doesn't change when Hana <tries>
      Given Hana is signed in
      And Hana opens her latest return
      And Hana takes a return of Bram for her own
      When Hana <tries>
      Then Hana sees the message that <refusal>
      And that return is as it was

      Examples:
        | tries                                                  | refusal                          |
        | writes "Is Friday early enough?"                       | her message wasn't sent          |
        | adds the tracking number "1Z999AA10123456784" of "UPS" | the tracking number wasn't added |

    Example: Hana can't rate Bram's return
      Given Hana is signed in
      And the shop has refunded the return
      And Hana opens her latest return
      And Hana takes a return of Bram for her own
      When Hana rates the return with 1 and "Slow"
      Then Hana sees the message that the return wasn't rated
      And that return is as it was

    Example: Hana can't close Bram's return
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana requests 2 of "Oak Tees, 50"
      And Hana opens her latest return
      And Hana takes a return of Bram for her own
      When Hana closes the return
      Then Hana sees the message that the return wasn't closed
      And that return is as it was

    Example: Hana can't request a return with Bram's file
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana attaches a picture
      And Hana's form names a file of Bram
      When Hana requests 2 of "Oak Tees, 50"
      Then Hana sees the message that the return wasn't requested
      And the shop keeps 2 returns of Hana

  Rule: A return says what the shop decides about each item

    Example: The shop refuses an item of a return
      Given Hana is signed in
      And the shop refuses one item of the return
      When Hana opens her latest return
      Then the decisions about the items are "Rejected"

    Example: The shop takes back fewer pieces than were asked for
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana requests 2 of "Oak Tees, 50"
      And the shop takes back one piece of the item
      When Hana opens her latest return
      Then the pieces that were asked for are "2"

  Rule: A return says where the items are

    Example: A new return is requested
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana requests 2 of "Oak Tees, 50"
      When Hana opens her latest return
      Then the steps of the return are "requested"

    Example: A return is approved, not shipped, while it only has the shop's label
      Given Hana is signed in
      When Hana opens her latest return
      Then the steps of the return are "requested, approved"

    Example: A return is shipped once the customer has added a parcel
      Given Hana is signed in
      And Hana opens her latest return
      When Hana adds the tracking number "1Z999AA10123456784" of "UPS"
      Then the steps of the return are "requested, approved, shipped"

    Scenario Outline: A return is <step> when <event>
      Given Hana is signed in
      And <event>
      When Hana opens her latest return
      Then the steps of the return are "<steps>"

      Examples:
        | step     | event                            | steps                                            |
        | received | the shop receives the parcel     | requested, approved, shipped, received           |
        | resolved | the shop has refunded the return | requested, approved, shipped, received, resolved |

    Example: A refused return has no steps
      Given Hana is signed in
      And the shop refuses the return because "It was used."
      When Hana opens her latest return
      Then the steps of the return are ""

  Rule: A settled return shows when it was settled, and nothing that is over

    Example: A refunded return awaits no parcel
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana requests 2 of "Oak Tees, 50"
      And 12 hours pass
      And the shop has refunded the return
      When Hana opens her latest return
      Then the day on which the return was settled is "2026-05-14"
      And Hana sees that no parcel is awaited

  @returns.order-offers-return @returns.order-carries-returnability
  Rule: An order says whether it can be returned

    Scenario Outline: Order <order> offers <offer> return
      Given Hana is signed in
      When Hana opens the order "<order>"
      Then Hana sees that the order offers <offer> return
      And the reasons against a return are "<reason>"

      Examples:
        | order     | offer | reason                        |
        | 000001013 | a     | Fescue Polo: on sale          |
        | 000001010 | no    | Saltmarsh Wedge 54°: too late |
