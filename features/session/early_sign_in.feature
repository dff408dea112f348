Feature: Typing before the club has loaded
  Players can fill in the sign-in before the club has loaded,
  and find everything they typed once it has.

  @browser
  Rule: Nothing typed before the club has loaded is lost

    Background:
      Given the club loads slowly for Hana

    Example: An email address typed before the club has loaded is still there
      Given Hana has typed her email address at the sign-in
      When the club has loaded for Hana
      Then Hana finds "hana@clubhouse.example" as the email address to sign in

    Example: A player can go on typing while the club loads
      Given Hana has typed half of her email address at the sign-in
      When the club has loaded for Hana while she goes on typing
      Then Hana finds "hana@clubhouse.example" as the email address to sign in

    Example: A sign-in that was sent before the club has loaded succeeds
      Given Hana has signed in with her password
      When the club has loaded for Hana
      Then Hana finds herself signed in
      And the club was asked once to sign in

    Example: A sign-in without a password is reported once the club has loaded
      Given Hana has signed in without a password
      When the club has loaded for Hana
      Then Hana sees the message that a password is missing
      And the club was never asked to sign in

    Example: The choice to be remembered is kept while the club loads
      Given Hana has chosen at the sign-in to be remembered
      When the club has loaded for Hana
      Then Hana sees that she is still set to be remembered

    Example: A typed email address stays when the language changes while the club loads
      Given Hana has typed her email address at the sign-in
      And Hana has chosen Japanese
      When the club has loaded for Hana
      Then Hana reads the club in Japanese
      And Hana finds "hana@clubhouse.example" as the email address to sign in
