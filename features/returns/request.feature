Feature: Requesting a return
  A customer chooses what to return and why,
  and the shop receives the request once.

  @returns.only-returnable-items-chosen @returns.returnable-quantity-and-reason
  Rule: Only items that the shop takes back can be chosen

    Example: Each item of an order shows its quantity or why it can't be returned
      Given Hana is signed in
      When Hana begins a return of the order "000001013"
      Then the items for a return are
        | Oak Tees, 50 | 3       |
        | Fescue Polo  | on sale |

    Example: A customer reads what the shop says of an item that can't be returned
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      When Hana asks why the shop takes no return of "Fescue Polo"
      Then the sentence of the explanation is "The shop decides for each item of an order how many can still be returned."
      And the figures of the explanation are
        | Order                 | 000001013   |
        | Ordered on            | 19 Apr 2026 |
        | Can still be returned | 0           |

    Example: Orders are offered with their number and their day
      Given Hana is signed in
      When Hana begins a return of the order "000001013"
      Then the orders to return from are
        | #000001013, 19 Apr 2026 |

    @returns.return-choices-from-settings
    Example: The reasons for a return are listed in the shop's order
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      When Hana chooses the item "Oak Tees, 50"
      Then the reasons to choose from are
        | It arrived damaged     |
        | The wrong item arrived |
        | I changed my mind      |
        | It doesn’t fit         |

    @returns.return-quantity-limits
    Scenario Outline: A customer can't return <quantity> of three items
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      When Hana requests <quantity> of "Oak Tees, 50"
      Then the club was never asked to return

      Examples:
        | quantity |
        | 0        |
        | 4        |

    Example: A reason says who pays for the parcel
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana chooses the item "Oak Tees, 50"
      When Hana says that it "It arrived damaged"
      Then Hana sees that the shop pays for the parcel

    Example: An item that is already being returned leads to its return
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana requests 2 of "Oak Tees, 50"
      When Hana begins a return of the order "000001013"
      Then Hana sees that an item leads to its return

  @returns.placed-return-answered-whole @returns.return-actions
  Rule: A return is requested once

    @engines
    Example: A customer returns two of three items
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      When Hana requests 2 of "Oak Tees, 50"
      Then Hana sees that the return of "Oak Tees, 50" is "New"
      And the club was asked once to return

    Example: Submitting a return ten times requests it once
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      When Hana requests 2 of "Oak Tees, 50" by pressing ten times
      Then Hana sees that the return of "Oak Tees, 50" is "New"
      And the club was asked once to return

    Example: A return whose answer was lost is requested once
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And the answer to requesting the return gets lost
      When Hana requests 2 of "Oak Tees, 50"
      Then Hana sees that the return of "Oak Tees, 50" is "New"
      And the club was asked once to return

    Example: An unsent request for a return survives leaving the form
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana notes "The box is torn"
      When Hana begins a return of the order "000001013"
      Then the note of the return is "The box is torn"

  @returns.attachment-limit
  Rule: A file for a return is checked by its content before it is sent

    Scenario Outline: A file for a return that is <kind> is rejected
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      When Hana attaches a file that is <kind>
      Then Hana sees the message that the file is <kind>
      And the club was never asked to store a file

      Examples:
        | kind                   |
        | empty                  |
        | too large              |
        | of an unsupported type |
        | wrongly named          |

    Example: A photo as phones store it has to be saved in another format
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      When Hana attaches a HEIC photo
      Then Hana sees the message that the file is of an unsupported type

    @call:returns.upload-attachment @engines
    Example: A picture is attached to a return
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      When Hana attaches a picture
      Then the files of the return are "torn-box.png"
