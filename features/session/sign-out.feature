Feature: Signing out
  Players leave the club on a device at once and completely,
  so that nobody after them sees their data.

  Background:
    Given Hana is signed in and remembered

  @session.sign-out-resets-session
  Rule: Signing out deletes the account from the device

    Example: Nothing of the account is left on the device after signing out
      When Hana signs out
      Then Hana finds herself signed out
      And nothing of Hana's account is kept on the device

    Example: The next player sees no lessons of the previous one
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana has opened her lessons
      And Hana has signed out
      When Mateo signs in on the same device
      Then Mateo sees no lesson of Hana

    Example: Signing out works without a connection
      Given Hana has signed out
      And Hana signs in with her password
      And Hana has lost the connection
      When Hana signs out
      Then Hana finds herself signed out
      And nothing of Hana's account is kept on the device

  @session.logout-resets-everything-else
  Rule: Signing out clears every part of the club except settings and language

    Example: The next player sees their own credits and cart
      Given Hana has 2 items in the cart
      And Mateo has 3 credits of 5, of which 1 end on Tuesday 30 June
      And Hana opens home
      And Hana has signed out
      When Mateo signs in on the same device
      Then Mateo has 3 credits left in his profile
      And Mateo sees that 0 items are in the cart

    Example: An unfinished booking is cleared on signing out
      Given Marisol Vance is free on Thursday 28 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 28 May at 7:30 am
      And Hana has signed out
      When Mateo signs in on the same device
      Then Mateo finds nothing chosen for a booking

    Example: The next player finds the language unchanged
      Given Hana has chosen French
      And Hana has signed out
      When Mateo signs in on the same device
      Then Mateo reads the club in French

  @session.sign-out-keeps-remember-me
  Rule: The choice to be remembered stays after signing out

    Example: The next sign-in is still set to remember the player
      When Hana signs out
      Then Hana sees that she is still set to be remembered

  @session.sign-out-keeps-skytrak-flag
  Rule: The device still knows after signing out that a launch monitor was used

    Example: The device knows after signing out that a launch monitor was used
      Given Odette is signed in by way of a launch monitor
      When Odette signs out
      Then the device keeps the mark of a launch-monitor sign-in

    Example: The device knows after the next sign-in that a launch monitor was used
      Given Odette is signed in by way of a launch monitor
      When Odette signs out and in again
      Then the device keeps the mark of a launch-monitor sign-in

  @session.sign-out-marker
  Rule: Signing out reaches every window

    Example: The device records that the player signed out
      When Hana signs out
      Then the device keeps the mark of a sign-out

    @browser @engines
    Example: Signing out signs out the other window, too
      Given Hana has a second window open
      When Hana signs out
      Then Hana finds herself signed out in the second window

    @browser
    Example: Signing out signs out a duplicated window in the background
      Given Hana is signed in
      And Hana has duplicated the window
      And Hana has signed out
      And Mateo has signed in on the same device
      When Hana reloads the club in the second window
      Then Hana finds herself signed out in the second window
      And Mateo finds himself signed in

    Example: The next sign-in deletes the record of the sign-out
      Given Hana has signed out
      When Hana signs in with her password
      Then the device keeps no mark of a sign-out

  @session.sign-out-revokes-shop-token
  Rule: Signing out of the club signs out of the shop, too, without waiting for it

    Example: Signing out revokes the shop's pass
      When Hana signs out
      Then Hana's pass for the shop is revoked

    Example: The player is signed out even if the shop doesn't answer
      Given signing out of the shop gets no answer
      When Hana signs out
      Then Hana finds herself signed out

    Example: An expired shop pass isn't renewed just to sign out
      Given Hana has opened her lessons
      And Hana's pass for the shop has expired
      When Hana signs out
      Then Hana finds herself signed out
      And the club was never asked to renew a pass
