Feature: How the club reaches a player
  Players say at which number the club calls them, and what it may send,
  by e-mail and by text message.

  @session.account-screens
  Rule: Contact, number and password each have a place in the account

    Example: All of them
      Given Hana is signed in
      When Hana opens her contact
      Then the account has places for contact, phone and password

  @session.change-email-tab-remembered
  Rule: Who comes back finds the part of the contact that was open last

    Example: After a look at something else
      Given Hana is signed in
      And Hana opens her contact
      And Hana turns to messages
      And Hana goes home
      When Hana opens her contact
      Then Hana finds "messages" as the open part of her contact

    Example: Somebody else begins with the first
      Given Hana is signed in
      And Hana opens her contact
      And Hana turns to phone
      And Hana has signed out
      And Mateo has signed in on the same device
      When Mateo opens his contact
      Then Mateo finds "e-mail" as the open part of his contact

  Rule: The club sends what is wished for, and leaves alone what it was not asked about

    Background:
      Given Hana is signed in
      And Hana wishes to be sent smsClubhouse and unheardOf
      And Hana opens her contact
      And Hana turns to messages

    Example: One more
      When Hana wishes for emailNews
      Then Hana is told that her wishes are saved
      And the club may send Hana smsClubhouse, unheardOf and emailNews
      And the club reaches Hana at "hana@clubhouse.example"

    Example: One less
      When Hana no longer wishes for smsClubhouse
      Then the club may send Hana unheardOf
      And Hana reads that she wishes for nothing

    Example: It fails, and the wish still stands there
      Given changing the contact fails on the club's side
      When Hana wishes for emailNews
      Then Hana is told that something went wrong on the club's side
      And Hana reads that she wishes for emailNews and smsClubhouse

  Rule: A number can be changed, and has to be verified anew then

    Background:
      Given Hana is signed in
      And Hana has a verified number
      And Hana opens her contact
      And Hana turns to phone

    Example: Another number, written as one writes it
      When Hana changes her number to "＋１ (312) 555－0199"
      Then Hana is told that her number is changed
      And the club reaches Hana at "+13125550199"
      And Hana's number does not count as verified

    Example: The same number, written otherwise
      When Hana changes her number to "+1-312-555-0141"
      Then Hana's number counts as verified

    Example: No number
      When Hana changes her number to "call me"
      Then Hana is told that this is no number
      And the club was never asked to change the contact

  Rule: When the contact can't be read, nothing can be changed by mistake

    Example: Something goes wrong on the club's side
      Given Hana is signed in
      And reading the contact fails on the club's side
      When Hana opens her contact
      Then Hana is told that something went wrong on the club's side
