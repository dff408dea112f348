Feature: Typing before the club has loaded
  Players can fill in the sign-in before the club has loaded,
  and find everything they typed once it has.

  Rule: Nothing typed before the club has loaded is lost

    Background:
      Given the club opens slowly to Hana

    Example: A typed email address is still there
      Given Hana has written her e-mail address at the door
      When the club opens to Hana
      Then Hana finds "hana@clubhouse.example" as the e-mail address to sign in

    Example: A player can go on typing while the club loads
      Given Hana has written half of her e-mail address at the door
      When the club opens to Hana while she writes on
      Then Hana finds "hana@clubhouse.example" as the e-mail address to sign in

    Example: A sign-in that was sent before the club has loaded succeeds
      Given Hana has signed in with her password
      When the club opens to Hana
      Then Hana finds herself signed in
      And the club was asked once to sign in

    Example: A sign-in without a password is reported once the club has loaded
      Given Hana has signed in without a password
      When the club opens to Hana
      Then Hana is told that a password is missing
      And the club was never asked to sign in

    Example: The choice to be remembered is kept
      Given Hana has wished at the door to be remembered
      When the club opens to Hana
      Then Hana reads that she is still to be remembered

    Example: The email address stays when the language was changed meanwhile
      Given Hana has written her e-mail address at the door
      And Hana has chosen the language ja
      When the club opens to Hana
      Then Hana finds "ja" as the language of the club
      And Hana finds "hana@clubhouse.example" as the e-mail address to sign in
