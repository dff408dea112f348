Feature: Contact details and messages
  Players choose the phone number that the club calls, and what it may send
  by email and by text message.

  @session.change-email-tab-remembered
  Rule: The contact reopens at the part that the player used last

    Example: The contact reopens at the messages after a visit to home
      Given Hana is signed in
      And Hana opens her contact
      And Hana switches to messages
      And Hana opens home
      When Hana opens her contact
      Then Hana finds "Messages" as the open part of her contact

    Example: Another player on the device starts with the first part of the contact
      Given Hana is signed in
      And Hana opens her contact
      And Hana switches to phone
      And Hana has signed out
      And Mateo has signed in on the same device
      When Mateo opens his contact
      Then Mateo finds "Email" as the open part of his contact

    Example: The profile leads to the phone number, whichever part was used last
      Given Hana is signed in
      And Hana opens her contact
      And Hana switches to messages
      And Hana opens her personal details
      When Hana goes from her profile to her phone number
      Then Hana finds "Phone" as the open part of her contact

  Rule: The club sends the messages a player chose, and changes no other subscription

    Background:
      Given Hana is signed in
      And Hana is subscribed to text messages about lessons and a newsletter of earlier days
      And Hana opens her contact
      And Hana switches to messages

    Example: Choosing one more kind of message keeps the others
      When Hana subscribes to news by email
      Then Hana sees the message that her choice of messages was saved
      And the club may send Hana text messages about lessons, a newsletter of earlier days and news by email
      And the club reaches Hana at "hana@clubhouse.example"

    Example: Dropping one kind of message keeps the others
      When Hana unsubscribes from text messages about lessons
      Then the club may send Hana a newsletter of earlier days
      And Hana sees that she is subscribed to nothing

    Example: A choice of messages that couldn't be saved stays selected
      Given changing the contact fails on the club's side
      When Hana subscribes to news by email
      Then Hana sees the message that something went wrong on the club's side
      And Hana sees that she is subscribed to news by email and text messages about lessons

  Rule: A new phone number has to be verified again

    Background:
      Given Hana is signed in
      And Hana has a verified number
      And Hana opens her contact
      And Hana switches to phone

    Example: A new phone number is saved in the standard notation and needs verification
      When Hana changes her number to "＋１ (312) 555－0199"
      Then Hana sees the message that her phone number was changed
      And the club reaches Hana at "+13125550199"
      And Hana's number does not count as verified

    Example: The same phone number in another notation stays verified
      When Hana changes her number to "+1-312-555-0141"
      Then Hana's number counts as verified

    Example: Text that is no phone number isn't saved
      When Hana changes her number to "call me"
      Then Hana sees the message that the phone number is invalid
      And the club was never asked to change the contact

  Rule: Contact details that couldn't be loaded can't be changed by mistake

    Example: The contact shows an error when it can't be loaded
      Given Hana is signed in
      And loading the contact fails on the club's side
      When Hana opens her contact
      Then Hana sees the message that something went wrong on the club's side
