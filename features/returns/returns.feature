Feature: Returns
  A customer sends back what does not fit, and follows the return
  until it is settled.

  @returns.returns-pages @commerce.customer-abilities
  Rule: Returns are listed as the shop names their states

    @returns.returns-filter-default @returns.returns-sort-default @returns.return-status-as-answered
    Example: The latest is first
      Given Hana is signed in
      When Hana looks at her returns
      Then the returns are "Starter Set, Approved; Oak Tees, 50, Refunded"

    @returns.returns-state-kept
    Example: A chosen status stays while Hana is elsewhere
      Given Hana is signed in
      And Hana looks at her returns
      And Hana keeps only returns that are "Refunded"
      When Hana comes back to her returns
      Then the returns are "Oak Tees, 50, Refunded"

    @returns.returns-date-filter
    Example: Both days belong to the range
      Given Hana is signed in
      And Hana looks at her returns
      When Hana keeps only returns from "2026-05-08" to "2026-05-08"
      Then the returns are "Starter Set, Approved"

    Example: They can't be read
      Given Hana is signed in
      And reading the returns fails
      When Hana looks at her returns
      Then Hana is told that her returns can't be read

    @returns.settings-flags-gate-screens
    Example: The shop takes no returns
      Given the shop takes no returns
      And Hana is signed in
      When Hana looks at her returns
      Then Hana reads that returns are closed

  @returns.return-belongs-to-customer
  Rule: A return is its customer's alone

    Example: Hana guesses the address of Bram's return
      Given Hana is signed in
      When Hana opens the address of Bram's return
      Then Hana reads that she has no such return
      And the club was never asked for messages

    Scenario Outline: Taking Bram's return for her own, Hana <tries>
      Given Hana is signed in
      And Hana opens her latest return
      And Hana takes a return of Bram for her own
      When Hana <tries>
      Then Hana is told that <refusal>
      And that return is as it was

      Examples:
        | tries                                                  | refusal                          |
        | writes "Is Friday early enough?"                       | her message is not sent          |
        | adds the tracking number "1Z999AA10123456784" of "UPS" | the tracking number is not added |
        | rates the return with 1 and "Slow"                     | the return is not rated          |
        | closes the return                                      | the return is not closed         |

    Example: The file in Hana's form is one of Bram's
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana attaches a picture
      And Hana's form names a file of Bram
      When Hana requests 2 of "Oak Tees, 50"
      Then Hana is told that the return is not placed
      And the shop keeps 2 returns of Hana

  @returns.order-offers-return @returns.order-carries-returnability
  Rule: An order says whether it can be returned

    Scenario Outline: <order> offers <offer> return
      Given Hana is signed in
      When Hana opens the order "<order>"
      Then Hana reads that the order offers <offer> return
      And the reasons against a return are "<reasons>"

      Examples:
        | order     | offer | reasons                 |
        | 000001013 | a     | Fescue Polo: onSale     |
        | 000001010 | no    | Saltmarsh Wedge 54°: tooLate |
