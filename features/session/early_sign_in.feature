Feature: At the door
  Players write at the door before the club is open,
  and find all of it again once it is.

  Rule: Nothing is lost of what was written before the club was open

    Background:
      Given the club opens slowly to Hana

    Example: Written, and left
      Given Hana has written her e-mail address at the door
      When the club opens to Hana
      Then Hana finds "hana@clubhouse.example" as the e-mail address to sign in

    Example: Still writing
      Given Hana has written half of her e-mail address at the door
      When the club opens to Hana while she writes on
      Then Hana finds "hana@clubhouse.example" as the e-mail address to sign in

    Example: Signed in in haste
      Given Hana has signed in with her password
      When the club opens to Hana
      Then Hana finds herself signed in
      And the club was asked once to sign in

    Example: Haste without a password
      Given Hana has signed in without a password
      When the club opens to Hana
      Then Hana is told that a password is missing
      And the club was never asked to sign in

    Example: The wish to be remembered
      Given Hana has wished at the door to be remembered
      When the club opens to Hana
      Then Hana reads that she is still to be remembered

    Example: In another language
      Given Hana has written her e-mail address at the door
      And Hana has chosen the language ja
      When the club opens to Hana
      Then Hana finds "ja" as the language of the club
      And Hana finds "hana@clubhouse.example" as the e-mail address to sign in
