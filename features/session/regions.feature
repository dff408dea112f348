Feature: Clubs in other regions
  A player who signs in at another region's club is taken to their own club,
  and doesn't sign in twice.

  @session.login-wrong-region-90015
  @session.four-sign-in-flows
  Rule: Players who sign in at another region's club are taken to their own club

    @session.login-redirect-targets
    @session.login-redirect-authtoken
    Example: Priya is taken to her own club and is signed in there
      When Priya signs in with her password and waits
      Then Priya is at the club of the Emirates
      And Priya finds herself signed in
      And Priya sees that nothing secret is left in the address

    Example: Priya can go to her own club at once
      When Priya signs in with her password and goes on at once
      Then Priya is at the club of the Emirates
      And Priya finds herself signed in

    @session.failed-sign-in-stays-out
    Example: Priya can stay at this club, signed out
      When Priya signs in with her password and stays
      Then Priya sees the message that the account belongs to another region
      And Priya sees the address of the club of the Emirates
      And Priya is at the club of North America
      And Priya finds herself signed out
      And nothing of Priya's account is kept on the device

    Example: A player stays when the club names no region
      Given the sign-in is answered as for another region, which the club leaves out
      When Hana signs in with her password
      Then Hana sees the message that email address and password don't match
      And Hana is at the club of North America
      And Hana finds herself signed out

  @session.login-redirect-authtoken
  Rule: A sign-in from another region is accepted for two minutes

    Example: Priya has to sign in again after more than two minutes
      Given Priya has signed in with her password and stayed
      And 3 minutes pass
      When Priya goes on after all
      Then Priya sees the message that she has to sign in at this club
      And Priya is at the club of the Emirates
      And Priya finds herself signed out

    Example: A forged sign-in from another region is refused
      Given Hana followed a link with a forged sign-in from another region
      When Hana opens the club
      Then Hana sees the message that she has to sign in at this club
      And Hana finds herself signed out
      And Hana sees that nothing secret is left in the address

    Example: A forged sign-in doesn't sign out the current player
      Given Hana is signed in
      And Hana followed a link with a forged sign-in from another region
      When Hana opens the club
      Then Hana finds herself signed in
      And Hana sees that nothing secret is left in the address
      And the club was never asked to sign in
