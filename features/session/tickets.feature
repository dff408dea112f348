Feature: Help in a player's name
  Somebody of the staff sees with a ticket what a player sees.
  Everybody knows whose club it is, and nobody's own is taken away by it.

  @session.ticket-sign-in
  @session.three-ways-to-sign-in
  @session.four-sign-in-flows
  Rule: A ticket opens the club without a password, in the player's name

    Example: Wherever it leads
      Given Noor came by an address to the lessons with a ticket for Hana
      When Noor opens the club
      Then Noor finds herself signed in
      And Noor is here in the name of Hana Lindqvist
      And Noor reads that nothing of it is left in the address

    @session.skytrak-ticket-sign-in
    @session.ticket-sign-in-skytrak-parameter
    Example: In the name of a launch monitor's customer
      Given Noor came by an address with a launch-monitor ticket for Odette
      When Noor opens the club
      Then Noor finds herself signed in
      And Noor is here in the name of Odette Kirsanov
      And the club was asked once to sign in by a launch-monitor ticket
      And the device keeps the mark of a launch-monitor sign-in

    Example: It is over with the browser
      Given Noor came by an address with a ticket for Hana
      And Noor has opened the club
      When Noor closes the browser and comes back
      Then Noor finds herself signed out

    Example: A sign-in by ticket stays in its window
      Given Noor came by an address with a ticket for Hana
      And Noor has opened the club
      When Noor opens the club in a second window
      Then Noor finds herself signed out in the second window

    Example: It is over when she leaves
      Given Noor came by an address with a ticket for Hana
      And Noor has opened the club
      When Noor leaves
      Then Noor finds herself signed out
      And nothing of Hana's account is kept on the device

    Example: Nothing says so to a player who is here as herself
      Given Hana is signed in
      When Hana goes home
      Then Hana is here in the name of nobody else

  @session.failed-sign-in-stays-out
  @session.sign-in-failure-keeps-payload
  Rule: A ticket that does not open the club leaves it closed

    Example: It has been used
      Given Noor came by an address with a ticket for Hana
      And somebody has used that ticket before
      When Noor opens the club
      Then Noor is told that the ticket is not good any more
      And Noor finds herself signed out
      And Noor reads that nothing of it is left in the address

    Example: It is older than ten minutes
      Given Noor came by an address with a ticket for Hana
      And 11 minutes pass
      When Noor opens the club
      Then Noor is told that the ticket is not good any more
      And Noor finds herself signed out

    Example: Trouble on the club's side
      Given Noor came by an address with a ticket for Hana
      And the sign-in by ticket fails on the club's side
      When Noor opens the club
      Then Noor is told that something went wrong on the club's side
      And Noor finds herself signed out

  Rule: Nobody who is signed in is put out by a ticket

    Example: Hana stays Hana
      Given Hana is signed in
      And Hana came by an address with a ticket for Mateo
      When Hana opens the club
      Then Hana finds "Hana Lindqvist" as her name
      And Hana reads that nothing of it is left in the address
      And the club was never asked to sign in by ticket

  Rule: Nothing is paid by ticket

    Example: The checkout says that only the player can pay
      Given Hana has 2 "Clubhouse Towel" in the cart
      And Noor came by an address with a ticket for Hana
      And Noor has opened the club
      When Noor goes to the checkout
      Then Noor is told that nothing can be paid by ticket
      And the club was never asked to order

  Rule: A player lets the desk in with a ticket of her own

    Example: It opens her club to the desk
      Given Hana is signed in
      When Hana brings the ticket to the desk, where Noor opens the club with it
      Then Noor is here in the name of Hana Lindqvist
      And Hana finds herself signed in

    @session.ticket-failure-code-only
    Example: Where none can be had, the code alone is kept of the reason
      Given Hana is signed in
      And getting a ticket is refused with code 50300 and the words "Ledger shard 4 is down"
      When Hana asks for a ticket for the desk
      Then Hana is told that no ticket can be had
      And nothing but the code 50300 is kept of the reason
