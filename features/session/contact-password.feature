Feature: Changing the password
  Players change their password themselves, and nobody else does,
  not even the club's own staff.

  Background:
    Given Hana is signed in

  @session.change-password-states
  Rule: Players who know their current password can choose a new one

    Example: Nothing is sent before the player submits the change
      When Hana opens the change of her password
      Then the change of the password is not begun

    Example: The change is in progress until the club answers
      Given Hana opens the change of her password
      And changing the password stays without an answer for 5 seconds
      When Hana changes her password to "links-hana"
      Then the change of the password is under way

    Example: The new password is valid once the club has changed it
      Given Hana opens the change of her password
      When Hana changes her password to "links-hana"
      Then the change of the password is done
      And Hana is told that her password is changed
      And nothing of the passwords stands anywhere any more
      And the club lets Hana in with "links-hana"

  @session.change-password-only-200
  Rule: Only a clear confirmation counts as a change

    Example: An accepted but unconfirmed change doesn't count
      Given Hana opens the change of her password
      And changing the password is answered as merely taken note of
      When Hana changes her password to "links-hana"
      Then the change of the password is not begun
      And the club lets Hana in with "fairway-hana"

  @session.account-errors-keep-body
  Rule: A refusal changes nothing, and the passwords stay in the form

    Example: A wrong current password is refused
      Given Hana opens the change of her password
      When Hana changes her password from "nearly right" to "links-hana"
      Then Hana is told that this is not her current password
      And the change of the password is not begun
      And the club's no, with what was asked, is kept, and its own words are not shown
      And "nearly right" and "links-hana" still stand there

    Example: The old password stays valid when the change fails at the club
      Given Hana opens the change of her password
      And changing the password fails on the club's side
      When Hana changes her password to "links-hana"
      Then Hana is told that something went wrong on the club's side
      And the club's no, with what was asked, is kept, and its own words are not shown
      And the club lets Hana in with "fairway-hana"

  @session.change-password-clear
  Rule: The result of a change can be cleared

    Example: Clearing the form after a change removes the result
      Given Hana opens the change of her password
      And Hana has changed her password to "links-hana"
      When Hana clears the form for the password
      Then the change of the password is not begun
      And Hana is told nothing more

    Example: Clearing the form after a failure removes the passwords
      Given Hana opens the change of her password
      And changing the password fails on the club's side
      And Hana has changed her password to "links-hana"
      When Hana clears the form for the password
      Then the change of the password is not begun
      And Hana is told nothing more
      And nothing of the passwords stands anywhere any more

  Rule: Invalid passwords are reported before anything is sent

    Example: Missing passwords are reported
      Given Hana opens the change of her password
      When Hana changes her password from "" to ""
      Then Hana is told that her current password is missing
      And Hana is told that a new password is missing
      And the club was never asked to change the password

    Example: Two different new passwords are reported
      Given Hana opens the change of her password
      When Hana changes her password to "links-hana", repeated as "links-hanna"
      Then Hana is told that the two new passwords differ
      And the club was never asked to change the password

    Example: A password of fewer than eight characters is reported
      Given Hana opens the change of her password
      When Hana changes her password to "links"
      Then Hana is told that a new password has at least 8 characters
      And the club was never asked to change the password

    Example: A password of more than a thousand characters is reported
      Given Hana opens the change of her password
      When Hana changes her password to one of 1001 characters
      Then Hana is told that the new password is too long
      And the club was never asked to change the password

  Rule: Staff who act in a player's name can't change the password

    Example: The password can't be changed by ticket
      Given the club's staff are in the club in Hana's name
      When Hana opens the change of her password
      Then Hana is told that the password is the player's alone
      And Hana reads that her password can't be changed here
