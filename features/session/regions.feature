Feature: Clubs in other regions
  A player who signs in at another region's club is taken to the own one,
  and does not sign in twice.

  @session.login-wrong-region-90015
  @session.four-sign-in-flows
  Rule: Who signs in at another region's club is taken to the own one

    @session.login-redirect-targets
    @session.login-redirect-authtoken
    Example: In a moment, and signed in there
      When Priya signs in with her password and waits
      Then Priya finds "ae" as the region of the club
      And Priya finds herself signed in
      And Priya reads that nothing of it is left in the address

    Example: At once
      When Priya signs in with her password and goes on at once
      Then Priya finds "ae" as the region of the club
      And Priya finds herself signed in

    @session.failed-sign-in-stays-out
    Example: Not at all, for who would rather stay
      When Priya signs in with her password and stays
      Then Priya is told that the account belongs to another region
      And Priya finds "ae.localhost" as the site of her club
      And Priya finds "global" as the region of the club
      And Priya finds herself signed out
      And nothing of Priya's account is kept on the device

    Example: Nobody is taken anywhere whose region is not told
      Given the sign-in is answered with code 90015 beside the good news
      When Hana signs in with her password
      Then Hana is told that address and password don't match
      And Hana finds "global" as the region of the club
      And Hana finds herself signed out

  @session.login-redirect-authtoken
  Rule: The own club takes the other one's word for two minutes

    Example: After that she signs in there
      Given Priya has signed in with her password and stayed
      And 3 minutes pass
      When Priya goes on after all
      Then Priya is told that she has to sign in at this club
      And Priya finds "ae" as the region of the club
      And Priya finds herself signed out

    Example: A word that nobody gave opens nothing
      Given Hana came by an address that another region is said to have sealed
      When Hana opens the club
      Then Hana is told that she has to sign in at this club
      And Hana finds herself signed out
      And Hana reads that nothing of it is left in the address

    Example: It puts nobody out who is signed in
      Given Hana is signed in
      And Hana came by an address that another region is said to have sealed
      When Hana opens the club
      Then Hana finds herself signed in
      And Hana reads that nothing of it is left in the address
      And the club was never asked to sign in
