Feature: Staying signed in
  Players come back to an open club, as long as they want to be known,
  and never notice that passes run out and are renewed.

  @session.only-three-states-persist
  Rule: Who is signed in and the language are kept on the device, and nothing else

    Example: Coming back
      Given Hana is signed in
      When Hana opens the club anew
      Then Hana finds herself signed in

    Example: A choice that was not booked is gone
      Given Hana is signed in
      And Marisol Vance is free on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana opens the club anew
      Then the device keeps only the account, the settings and the language

    Example: A password is never kept
      When Hana signs in with her password
      Then Hana's password is nowhere on the device

  Rule: Who wants to be remembered is, until signing out; others until they close the browser

    Example: Remembered
      Given Hana is signed in and remembered
      When Hana closes the browser and comes back
      Then Hana finds herself signed in

    Example: Not remembered
      Given Hana is signed in
      When Hana closes the browser and comes back
      Then Hana finds herself signed out

    Example: A window that is opened while another one is signed in is signed in too
      Given Hana is signed in
      And Hana has opened the club
      When Hana opens the club in a second window
      Then Hana is welcomed at home as Hana in the second window

    Example: A window that is opened after the sign-out is signed out
      Given Hana is signed in
      And Hana has signed out
      When Hana opens the club in a second window
      Then Hana finds herself signed out in the second window

  @session.token-refresh-on-401
  Rule: A pass that has run out is renewed without a word

    Example: The lessons come all the same
      Given Hana is signed in
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana's pass has run out
      When Hana opens her lessons
      Then the chosen day is Thursday 21 May
      And the club was asked once to renew the pass

    Example: A booking under way is sent once more and made once
      Given Hana is signed in
      And Marisol Vance is free on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana's pass has run out
      When Hana books
      Then Hana is told that the lesson is booked
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am

    @session.no-refresh-when-signed-out
    Example: Without an account there is nothing to renew
      When Hana signs in with a wrong password
      Then Hana finds herself signed out
      And the club was never asked to renew a pass

  @session.token-refresh-single-flight
  Rule: However many need a new pass at once, one is fetched

    Example: Everything on the home needs it
      Given Hana is signed in
      And Hana's pass has run out
      When Hana goes home
      Then the club was asked once to renew the pass
      And Hana is welcomed at home

    Example: Four windows at once
      Given Hana is signed in and remembered
      And Hana has 4 windows open
      And Hana's pass has run out
      When Hana goes home in 4 windows at once
      Then the club was asked once to renew the pass
      And Hana finds herself signed in

    Example: Two windows at once
      Given Hana is signed in and remembered
      And Hana has a second window open
      And Hana's pass has run out
      When Hana goes home in 2 windows at once
      Then the club was asked once to renew the pass
      And Hana finds herself signed in

  @session.token-refresh-waiters-retry
  Rule: Whoever meets the run-out pass while a new one is on its way waits for it

    Example: A second wish during the renewal
      Given Hana is signed in and has been here before
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana's pass has run out
      And renewing the pass stays without an answer for 1 second
      When Hana looks at her lessons and begins to book meanwhile
      Then the club was asked once to renew the pass
      And the chosen day is Thursday 21 May
      And Hana is told nothing more

  @session.token-refresh-replaces-shop-values
  Rule: A new pass comes with a new pass for the shop

    Example: The shop's old pass is not used any more
      Given Hana is signed in
      And Hana has 2 pieces in the cart
      And Hana's passes for the club and the shop have run out
      When Hana goes home
      Then Hana reads that 2 pieces are in the cart
      And the club was asked once to renew the pass

  @session.token-refresh-failure-signs-out
  Rule: When the pass can't be renewed, the player is signed out and told why

    Example: The club refuses to renew it
      Given Hana is signed in and remembered
      And Hana's pass can't be renewed any more
      When Hana opens her lessons
      Then Hana finds herself signed out
      And Hana is told that the session has run out
      And Hana reads that she is still to be remembered

    Example: Not even the new pass is accepted
      Given Hana is signed in
      And no pass of Hana is accepted any more
      When Hana opens her lessons
      Then Hana finds herself signed out
      And the club was asked once to renew the pass

    Example: Trouble on the club's side while renewing
      Given Hana is signed in
      And Hana's pass has run out
      And renewing the pass fails on the club's side
      When Hana opens her lessons
      Then Hana finds herself signed out

    Example: A lost connection while renewing costs no sign-in
      Given Hana is signed in
      And Hana's pass has run out
      And renewing the pass never arrives
      When Hana opens her lessons
      Then Hana finds herself signed in
      And Hana is told that there is no connection

    Example: Signing out during a renewal stays signed out
      Given Hana is signed in
      And Hana's pass has run out
      And renewing the pass stays without an answer for 1 second
      When Hana looks at her lessons and signs out meanwhile
      Then Hana finds herself signed out
      And nothing of Hana's account is kept on the device

  Rule: Whatever the device has kept, the club opens

    Scenario Outline: <what was kept>
      Given <what was kept> is what the device has kept of Hana
      When Hana opens the club anew
      Then Hana finds herself signed out
      And Hana can sign in

      Examples:
        | what was kept                |
        | half a sentence              |
        | an account without a pass    |
        | an account of a newer club   |
        | nothing                      |

    Example: Keeping is forbidden on the device
      Given nothing can be kept on Hana's device
      When Hana signs in with her password
      Then Hana finds herself signed in

  Rule: An address can't make a player act for somebody else's child

    Scenario Outline: The address names <whom>
      Given Hana is signed in
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana came by an address that names <whom> as the child
      When Hana opens her lessons
      Then the chosen day is Thursday 21 May
      And the club has seen no pass but Hana's

      Examples:
        | whom                     |
        | Wren                     |
        | true                     |
        | ../admin                 |
