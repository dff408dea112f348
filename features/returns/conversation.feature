Feature: The conversation about a return
  Customer and shop write to each other until a return is settled,
  so that nobody has to call.

  @returns.message-sender-flags @returns.messages-since-last-id
  Rule: Each message about a return shows its sender

    Example: Messages about a return come from the customer, the shop and the system
      Given Hana is signed in
      When Hana opens her latest return
      Then the senders of the messages are
        | system   |
        | customer |
        | shop     |

    @returns.sent-message-answer
    Example: A new message about a return is added at the end
      Given Hana is signed in
      And Hana opens her latest return
      When Hana writes "Is Friday early enough?"
      Then the last message is "Is Friday early enough?"
      And the club was asked once to send a message

    Example: A message about a return is sent once although the answer was lost
      Given Hana is signed in
      And Hana opens her latest return
      And the answer to sending a message gets lost
      When Hana writes "Is Friday early enough?"
      Then the last message is "Is Friday early enough?"
      And the club was asked once to send a message

    Example: An unsent message about a return stays in the form
      Given Hana is signed in
      And Hana opens her latest return
      And sending a message never arrives
      When Hana writes "Is Friday early enough?"
      Then Hana sees the message that her message wasn't sent
      And the message not yet sent is "Is Friday early enough?"

    @returns.delete-own-messages-only
    Example: Only the customer's own messages offer to be deleted
      Given Hana is signed in
      When Hana opens her latest return
      Then the messages that can be deleted are "The bag is too tall for my daughter."

    @returns.delete-own-messages-only @call:returns.delete-message
    Example: A customer can delete their own message about a return
      Given Hana is signed in
      And Hana opens her latest return
      When Hana deletes her message and leaves
      Then the number of messages that the shop keeps is 2

    @returns.delete-own-messages-only
    Example: A deleted message stays deleted when the customer comes back
      Given Hana is signed in
      And Hana opens her latest return
      When Hana deletes her message and comes back at once
      Then the number of messages that the shop keeps is 2

  @returns.tracking-number-answer @returns.remove-own-tracking-only
  Rule: Customers can remove only their own tracking numbers

    Example: A customer adds a tracking number to a return
      Given Hana is signed in
      And Hana opens her latest return
      When Hana adds the tracking number "1Z999AA10123456784" of "UPS"
      Then the parcels of the return are "PWR0000427, 1Z999AA10123456784"
      And the parcels that she can remove are "1Z999AA10123456784"

    @call:returns.remove-tracking-number
    Example: A customer removes a tracking number from a return
      Given Hana is signed in
      And Hana opens her latest return
      And Hana adds the tracking number "1Z999AA10123456784" of "UPS"
      When Hana removes the tracking number "1Z999AA10123456784"
      Then the parcels of the return are "PWR0000427"

  @returns.return-actions
  Rule: A return can be rated and closed

    Example: A customer rates a return
      Given Hana is signed in
      And the shop has refunded the return
      And Hana opens her latest return
      When Hana rates the return with 4 and "Quick answers"
      Then the rating that the shop keeps is 4

    @returns.close-return-integer-id
    Example: A customer closes a return
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana requests 2 of "Oak Tees, 50"
      And Hana opens her latest return
      When Hana closes the return
      Then Hana sees that the return of "Oak Tees, 50" is "Closed"

    @returns.close-return-integer-id
    Example: A customer closes the newer of two returns
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana requests 1 of "Oak Tees, 50"
      And 1 minute passes
      And Hana begins a return of the order "000001013"
      And Hana requests 1 of "Oak Tees, 50"
      When Hana closes the return
      Then Hana sees that the return of "Oak Tees, 50" is "Closed"

    @returns.returns-error-fields
    Example: A return that the shop refunded meanwhile can't be closed
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana requests 2 of "Oak Tees, 50"
      And Hana opens her latest return
      And the shop has refunded the return
      When Hana closes the return
      Then Hana sees the message that the return wasn't closed

  @returns.settings-flags-gate-screens
  Rule: The shop decides which parts of a return are shown

    Example: A return shows conversation, policy and contact when the shop allows them
      Given Hana is signed in
      When Hana opens her latest return
      Then the parts of the return are
        | conversation |
        | policy       |
        | contact      |

    Example: A return hides conversation, policy and contact when the shop disables them
      Given the shop shows neither conversation, policy nor contact
      And Hana is signed in
      When Hana opens her latest return
      Then there are no parts of the return

  @returns.return-status-as-answered
  Rule: The shop settles a return step by step

    Example: The shop approves a return and sends a shipping label
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana requests 2 of "Oak Tees, 50"
      And the shop approves the return
      And the shop attaches a shipping label
      When Hana opens her latest return
      Then Hana sees that the return of "Oak Tees, 50" is "Approved"
      And the documents of the return are
        | label |
        | slip  |

    Example: Each step of a return is a notification that opens it
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana requests 2 of "Oak Tees, 50"
      And the shop approves the return
      And Hana has opened her notifications
      When Hana opens the notification "Approved"
      Then Hana sees that the return of "Oak Tees, 50" is "Approved"

    Example: An open return follows what the shop does
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana requests 2 of "Oak Tees, 50"
      And Hana opens her latest return
      And the shop approves the return
      When 10 seconds pass
      Then Hana sees that the return of "Oak Tees, 50" is "Approved"

    Example: The shop refunds a return after its parcel arrived
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana requests 2 of "Oak Tees, 50"
      And the shop approves the return
      And the shop receives the parcel
      And the shop refunds the return
      When Hana opens her latest return
      Then Hana sees that the return of "Oak Tees, 50" is "Refunded"

    Example: The shop refuses a return with a reason
      Given Hana is signed in
      And Hana begins a return of the order "000001013"
      And Hana requests 2 of "Oak Tees, 50"
      And the shop refuses the return because "The seal is broken."
      When Hana opens her latest return
      Then Hana sees that the return of "Oak Tees, 50" is "Refused"
      And the last message is "The seal is broken."

    Example: The shop asks the customer for a picture
      Given Hana is signed in
      And the shop writes about the return "Could you send us a picture?"
      When Hana opens her latest return
      Then the last message is "Could you send us a picture?"
