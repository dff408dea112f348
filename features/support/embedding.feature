Feature: The club inside an app
  The club's own app, and other apps that it knows, show the club in a frame.
  Inside it the club looks as on a phone, stays as it is on every way, and leads back to the app.

  @support.embed-mode-on
  Rule: Once embedded, the club stays embedded

    @browser
    Example: From one place to the next, and anew
      Given Hana is signed in
      And Hana came by an address that says true about being embedded
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana goes home
      And Hana reads that each link keeps the club embedded
      When Hana follows her next lesson and loads it anew
      Then Hana reads that the address keeps the club embedded
      And Hana finds no navigation of the club's own

    @browser
    Example: Through the sign-in and back
      Given Hana came to her lessons embedded, without a session
      And Hana reads that the address keeps the club embedded
      When Hana signs in with her password
      Then Hana reads that there is no lesson on the chosen day
      And Hana reads that the address keeps the club embedded

    Example: To the club in another region
      Given Priya came by an address that says true about being embedded
      When Priya signs in with her password and waits
      Then Priya finds "ae" as the region of the club
      And Priya reads that the address keeps the club embedded

  Rule: Only an app that the club knows leads it, and is told of the way back

    Example: Back to the app
      Given Hana is signed in
      And Hana has opened the club inside the app
      And Hana reads that the way back to the app is offered
      When Hana goes back to the app
      Then Hana reads that the app shows itself again

    @support.embed-mode-on
    Example: The app opens the library
      Given Hana is signed in
      And Hana has opened the club inside the app
      When Hana follows the app to "/learn"
      Then Hana reads that the address keeps the club embedded
      And there are 7 categories of the library

    Example: Nobody else opens anything
      Given Hana is signed in
      And Hana has opened the club inside the app
      When Hana is sent by somebody else to "/learn"
      Then Hana is welcomed at home

    Example: Outside a frame no way leads back
      Given Hana is signed in
      And Hana came by an address that says true about being embedded
      When Hana goes home
      Then Hana reads that no app is around the club

  @browser
  @support.embed-mode-on
  @support.embed-mobile-only
  Rule: A player does everything inside the app

    Example: Booking a lesson
      Given Hana is signed in
      And Marisol Vance is free on Thursday 21 May at 7:30 am
      And Hana has opened the club inside the app
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana books
      Then the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana reads that the address keeps the club embedded
      And Hana finds no navigation of the club's own

    @support.layout-flags
    Example: Choosing something in the shop
      Given Hana is signed in
      And Hana has opened the club inside the app
      And Hana looks at "Clubhouse Towel" in the shop
      When Hana adds it to the cart
      Then Hana reads that 3 pieces are in the cart
      And Hana reads that the address keeps the club embedded

    Example: Entering a hole
      Given Jonah is signed in
      And Jonah has opened the club inside the app
      And Jonah opens the card of his round
      When Jonah enters 4 strokes and 1 putt on hole 8
      Then the club knows 4 strokes on hole 8 of Jonah's round
      And Jonah reads that the address keeps the club embedded

    Example: A site that the club doesn't know shows nothing
      Given Hana is signed in
      When Hana opens the club inside an unknown site
      Then Hana reads that the frame is empty
