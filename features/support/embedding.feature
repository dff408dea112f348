Feature: The club inside an app
  The club's own app, and other apps that it knows, show the club in a frame.
  There it looks as on a phone, stays embedded on every way, and leads back to the app.

  @support.embed-mode-on
  Rule: A club that was opened embedded stays embedded

    Example: Links and reloads keep an embedded club embedded
      Given Hana is signed in
      And Hana followed a link that embeds the club
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana opens home
      And Hana sees that each link keeps the club embedded
      When Hana opens her next lesson and reloads it
      Then Hana sees that the address keeps the club embedded
      And Hana sees that there is no navigation of the club

    Example: Signing in keeps an embedded club embedded
      Given Hana followed a link to her lessons in the embedded club, signed out
      And Hana sees that the address keeps the club embedded
      When Hana signs in with her password
      Then Hana sees that there is no lesson on the chosen day
      And Hana sees that the address keeps the club embedded

    Example: Moving to the club of another region keeps it embedded
      Given Priya followed a link that embeds the club
      When Priya signs in with her password and waits
      Then Priya is at the club of the Emirates
      And Priya sees that the address keeps the club embedded

  Rule: Only apps that the club knows can control it, and only they offer a way back

    @browser
    Example: A player can go back to the app
      Given Hana is signed in
      And Hana has opened the club inside the app
      And Hana sees that the club offers a way back to the app
      When Hana goes back to the app
      Then Hana sees that the app is shown again

    @browser
    @support.embed-mode-on
    Example: The app can open the library in the club
      Given Hana is signed in
      And Hana has opened the club inside the app
      When Hana lets the app open the library
      Then Hana sees that the address keeps the club embedded
      And there are 7 categories of the library

    @browser
    Example: Another site can't open anything in the club
      Given Hana is signed in
      And Hana has opened the club inside the app
      When Hana is sent to the library by another site
      Then Hana is welcomed at home

    Example: The club offers no way back when no app surrounds it
      Given Hana is signed in
      And Hana followed a link that embeds the club
      When Hana opens home
      Then Hana sees that the club offers no way back to an app

  @browser
  @support.embed-mode-on
  @support.embed-mobile-only
  Rule: Players can do everything inside the app

    Example: A player books a lesson inside the app
      Given Hana is signed in
      And Marisol Vance is free on Thursday 21 May at 7:30 am
      And Hana has opened the club inside the app
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana books
      Then the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana sees that the address keeps the club embedded
      And Hana sees that there is no navigation of the club

    @support.layout-flags
    Example: A player adds a product to the cart inside the app
      Given Hana is signed in
      And Hana has opened the club inside the app
      And Hana looks at "Clubhouse Towel" in the shop
      When Hana adds it to the cart
      Then Hana sees that 3 items are in the cart
      And Hana sees that the address keeps the club embedded

    Example: A player enters a hole inside the app
      Given Jonah is signed in
      And Jonah has opened the club inside the app
      And Jonah opens the card of his round
      When Jonah enters 4 strokes and 1 putt on hole 8
      Then the club knows 4 strokes on hole 8 of Jonah's round
      And Jonah sees that the address keeps the club embedded

    Example: An unknown site can't show the club
      Given Hana is signed in
      When Hana opens the club inside an unknown site
      Then Hana sees that the frame is empty
