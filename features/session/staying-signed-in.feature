Feature: Staying signed in
  Players return to an open club as long as they want to be remembered,
  and never notice that passes expire and are renewed.

  @session.only-three-states-persist
  Rule: The device keeps only the account, the settings and the language

    Example: A returning player is still signed in
      Given Hana is signed in
      When Hana reloads the club
      Then Hana finds herself signed in

    Example: An unfinished booking isn't kept on the device
      Given Hana is signed in
      And Marisol Vance is free on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana reloads the club
      Then the device keeps only the account, the settings and the language

    Example: The password is never kept on the device
      When Hana signs in with her password
      Then Hana's password is nowhere on the device

  Rule: Remembered players stay signed in until they sign out, others until they close the browser

    Example: A remembered player is still signed in after closing the browser
      Given Hana is signed in and remembered
      When Hana closes the browser and comes back
      Then Hana finds herself signed in

    Example: A player who isn't remembered is signed out after closing the browser
      Given Hana is signed in
      When Hana closes the browser and comes back
      Then Hana finds herself signed out

    @browser
    Example: A new window is signed in when another window is
      Given Hana is signed in
      And Hana has opened the club
      When Hana opens the club in a second window
      Then Hana is welcomed at home as Hana in the second window

    @browser
    Example: A new window is signed out after signing out
      Given Hana is signed in
      And Hana has signed out
      When Hana opens the club in a second window
      Then Hana finds herself signed out in the second window

  @session.token-refresh-on-401
  Rule: An expired pass is renewed without the player noticing

    Example: The lessons load although the pass has expired
      Given Hana is signed in
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana's pass has expired
      When Hana opens her lessons
      Then the chosen day is Thursday 21 May
      And the club was asked once to renew the pass

    Example: A booking with an expired pass is made exactly once
      Given Hana is signed in
      And Marisol Vance is free on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana's pass has expired
      When Hana books
      Then Hana sees the message that the lesson is booked
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am

    @session.no-refresh-when-signed-out
    Example: A failed sign-in renews no pass
      When Hana signs in with a wrong password
      Then Hana finds herself signed out
      And the club was never asked to renew a pass

  @session.token-refresh-single-flight
  Rule: The pass is renewed only once, however many requests need it

    Example: Opening home renews an expired pass once for all its parts
      Given Hana is signed in
      And Hana's pass has expired
      When Hana opens home
      Then the club was asked once to renew the pass
      And Hana is welcomed at home

    @browser
    Example: Four windows renew an expired pass once
      Given Hana is signed in and remembered
      And Hana has 4 windows open
      And Hana's pass has expired
      When Hana opens home in 4 windows at once
      Then the club was asked once to renew the pass
      And Hana finds herself signed in

    @browser
    Example: Two windows renew an expired pass once
      Given Hana is signed in and remembered
      And Hana has a second window open
      And Hana's pass has expired
      When Hana opens home in 2 windows at once
      Then the club was asked once to renew the pass
      And Hana finds herself signed in

  @session.token-refresh-waiters-retry
  Rule: Requests wait while the pass is being renewed

    Example: A second request during the renewal waits for it
      Given Hana is signed in and has been here before
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana's pass has expired
      And renewing the pass gets no answer for 1 second
      When Hana looks at her lessons and begins to book meanwhile
      Then the club was asked once to renew the pass
      And the chosen day is Thursday 21 May
      And Hana sees no further message

  @session.token-refresh-replaces-shop-values
  Rule: The shop's pass is renewed together with the club's

    Example: The cart loads with the shop's new pass
      Given Hana is signed in
      And Hana has 2 items in the cart
      And Hana's passes for the club and the shop have expired
      When Hana opens home
      Then Hana sees that 2 items are in the cart
      And the club was asked once to renew the pass

  @session.token-refresh-failure-signs-out
  Rule: Players whose pass can't be renewed are signed out and told why

    Example: The player is signed out when the club refuses to renew the pass
      Given Hana is signed in and remembered
      And Hana's pass can't be renewed any more
      When Hana opens her lessons
      Then Hana finds herself signed out
      And Hana sees the message that the session has expired
      And Hana sees that she is still set to be remembered

    Example: The player is signed out when even the new pass is refused
      Given Hana is signed in
      And no pass of Hana is accepted any more
      When Hana opens her lessons
      Then Hana finds herself signed out
      And the club was asked once to renew the pass

    Example: The player is signed out when renewing the pass fails at the club
      Given Hana is signed in
      And Hana's pass has expired
      And renewing the pass fails on the club's side
      When Hana opens her lessons
      Then Hana finds herself signed out

    Example: The player stays signed in when the connection fails during the renewal
      Given Hana is signed in
      And Hana's pass has expired
      And renewing the pass never arrives
      When Hana opens her lessons
      Then Hana finds herself signed in
      And Hana sees the message that there is no connection

    Example: A player who signs out during the renewal stays signed out
      Given Hana is signed in
      And Hana's pass has expired
      And renewing the pass gets no answer for 1 second
      When Hana looks at her lessons and signs out meanwhile
      Then Hana finds herself signed out
      And nothing of Hana's account is kept on the device

  Rule: The club opens whatever the device has stored

    Scenario Outline: The club opens when the device has stored <what was kept>
      Given Hana's device has stored <what was kept>
      When Hana reloads the club
      Then Hana finds herself signed out
      And Hana can sign in

      Examples:
        | what was kept                 |
        | half a sentence               |
        | an account without a pass     |
        | an account of a newer version |
        | nothing                       |

    Example: A player can stay signed in on a device that stores nothing
      Given Hana's device can't store data
      When Hana signs in with her password
      Then Hana finds herself signed in

  Rule: A link can't make a player act for another player's child

    Scenario Outline: A link that names <whom> as the child is ignored
      Given Hana is signed in
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana followed a link that names <whom> as the child
      When Hana opens her lessons
      Then the chosen day is Thursday 21 May
      And the club has seen only Hana's pass

      Examples:
        | whom                     |
        | Wren                     |
        | the last child           |
        | another part of the club |
