Feature: Support in a player's name
  Staff open the club with a ticket and see what the player sees.
  They are told whose club it is, and no signed-in player is signed out by a ticket.

  @session.ticket-sign-in
  @session.three-ways-to-sign-in
  @session.four-sign-in-flows
  Rule: A ticket opens the club in the player's name without a password

    Example: A ticket signs staff in as the player
      Given Noor followed a link to the lessons with a ticket for Hana
      When Noor opens the club
      Then Noor finds herself signed in
      And Noor acts in the name of Hana Lindqvist
      And Noor sees that nothing secret is left in the address

    @session.skytrak-ticket-sign-in
    @session.ticket-sign-in-skytrak-parameter
    Example: A launch-monitor ticket signs staff in as its customer
      Given Noor followed a link with a launch-monitor ticket for Odette
      When Noor opens the club
      Then Noor finds herself signed in
      And Noor acts in the name of Odette Kirsanov
      And the club was asked once to sign in by a launch-monitor ticket
      And the device keeps the mark of a launch-monitor sign-in

    Example: A sign-in by ticket ends when the browser is closed
      Given Noor followed a link with a ticket for Hana
      And Noor has opened the club
      When Noor closes the browser and comes back
      Then Noor finds herself signed out

    @browser
    Example: A sign-in by ticket doesn't reach other windows
      Given Noor followed a link with a ticket for Hana
      And Noor has opened the club
      When Noor opens the club in a second window
      Then Noor finds herself signed out in the second window

    Example: Leaving the player's account deletes it from the device
      Given Noor followed a link with a ticket for Hana
      And Noor has opened the club
      When Noor leaves
      Then Noor finds herself signed out
      And nothing of Hana's account is kept on the device

    Example: A player's own sign-in isn't marked as support
      Given Hana is signed in
      When Hana opens home
      Then Hana acts in the name of nobody else

  @session.failed-sign-in-stays-out
  @session.sign-in-failure-keeps-payload
  Rule: An invalid support ticket doesn't open the club

    Example: A used support ticket is refused
      Given Noor followed a link with a ticket for Hana
      And somebody has used that ticket before
      When Noor opens the club
      Then Noor sees the message that the ticket is no longer valid
      And Noor finds herself signed out
      And Noor sees that nothing secret is left in the address

    Example: A support ticket older than ten minutes is refused
      Given Noor followed a link with a ticket for Hana
      And 11 minutes pass
      When Noor opens the club
      Then Noor sees the message that the ticket is no longer valid
      And Noor finds herself signed out

    Example: Noor stays signed out when the sign-in by ticket fails
      Given Noor followed a link with a ticket for Hana
      And the sign-in by ticket fails on the club's side
      When Noor opens the club
      Then Noor sees the message that something went wrong on the club's side
      And Noor finds herself signed out

  Rule: A ticket doesn't sign out a signed-in player

    Example: Hana stays signed in when she follows a ticket for Mateo
      Given Hana is signed in
      And Hana followed a link with a ticket for Mateo
      When Hana opens the club
      Then Hana finds "Hana Lindqvist" as her name
      And Hana sees that nothing secret is left in the address
      And the club was never asked to sign in by ticket

  Rule: Staff with a ticket can't pay

    Example: The checkout tells staff that only the player can pay
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Noor followed a link with a ticket for Hana
      And Noor has opened the club
      When Noor goes to the checkout
      Then Noor sees the message that only the player can pay
      And the club was never asked to order

  Rule: Players can create a ticket for the help desk

    Example: The help desk opens the club with Hana's ticket
      Given Hana is signed in
      When Hana brings the ticket to the desk, where Noor opens the club with it
      Then Noor acts in the name of Hana Lindqvist
      And Hana finds herself signed in

    @session.ticket-failure-code-only
    Example: Only the error code is kept when no ticket can be created
      Given Hana is signed in
      And getting a ticket is refused with the words "Ledger shard 4 is down"
      When Hana asks for a ticket for the desk
      Then Hana sees the message that no ticket could be created
      And only the number of the refusal's reason is kept
