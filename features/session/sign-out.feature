Feature: Signing out
  Players leave the club on a device, at once and wholly,
  so that nobody after them sees what is theirs.

  Background:
    Given Hana is signed in and remembered

  @session.sign-out-resets-session
  Rule: Signing out leaves nothing of the account on the device

    Example: Nothing is left
      When Hana signs out
      Then Hana finds herself signed out
      And nothing of Hana's account is kept on the device

    Example: The next player sees nothing of the one before
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana has opened her lessons
      And Hana has signed out
      When Mateo signs in on the same device
      Then Mateo sees no lesson of Hana

    Example: It does not take a connection
      Given Hana has signed out
      And Hana signs in with her password
      And Hana has lost the connection
      When Hana signs out
      Then Hana finds herself signed out
      And nothing of Hana's account is kept on the device

  @session.logout-resets-everything-else
  Rule: Signing out empties every part of the club but its settings and language

    Example: Credits and cart
      Given Hana has 2 pieces in the cart
      And Mateo has 3 credits of 5, of which 1 end on Tuesday 30 June
      And Hana goes home
      And Hana has signed out
      When Mateo signs in on the same device
      Then Mateo has 3 credits left in his profile
      And Mateo reads that 0 pieces are in the cart

    Example: A choice that was not booked
      Given Marisol Vance is free on Thursday 28 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 28 May at 7:30 am
      And Hana has signed out
      When Mateo signs in on the same device
      Then Mateo finds nothing chosen for a booking

    Example: The language stays
      Given Hana has chosen the language fr
      And Hana has signed out
      When Mateo signs in on the same device
      Then Mateo finds "fr" as the language of the club

  @session.sign-out-keeps-remember-me
  Rule: The wish to be remembered outlives the sign-out

    Example: It is still set at the next sign-in
      When Hana signs out
      Then Hana reads that she is still to be remembered

  @session.sign-out-keeps-skytrak-flag
  Rule: The mark of a launch-monitor sign-in outlives the sign-out

    Example: It is still set
      Given Odette is signed in by way of a launch monitor
      When Odette signs out
      Then the device keeps the mark of a launch-monitor sign-in

    Example: It outlives the next sign-in too
      Given Odette is signed in by way of a launch monitor
      When Odette signs out and in again
      Then the device keeps the mark of a launch-monitor sign-in

  @session.sign-out-marker
  Rule: A sign-out leaves its mark on the device and reaches every window

    Example: The mark is there
      When Hana signs out
      Then the device keeps the mark of a sign-out

    Example: The other window is signed out too
      Given Hana has a second window open
      When Hana signs out
      Then Hana finds herself signed out in the second window

    Example: A duplicated window that nobody has looked at since is signed out too
      Given Hana is signed in
      And Hana has duplicated the window
      And Hana has signed out
      And Mateo has signed in on the same device
      When Hana opens the club anew in the second window
      Then Hana finds herself signed out in the second window
      And Mateo finds himself signed in

    Example: The next sign-in removes the mark
      Given Hana has signed out
      When Hana signs in with her password
      Then the device keeps no mark of a sign-out

  @session.sign-out-revokes-shop-token
  Rule: The shop is told too, and nobody waits for it

    Example: The shop's pass is worth nothing any more
      When Hana signs out
      Then Hana's pass for the shop is revoked

    Example: The shop does not answer
      Given signing out of the shop stays without an answer
      When Hana signs out
      Then Hana finds herself signed out

    Example: The shop does not take the pass any more, and nothing is renewed for its sake
      Given Hana has opened her lessons
      And Hana's pass for the shop has run out
      When Hana signs out
      Then Hana finds herself signed out
      And the club was never asked to renew a pass
