Feature: Another password
  Players change their password themselves, and nobody else does,
  not even the club's own staff.

  Background:
    Given Hana is signed in

  @session.change-password-states
  Rule: Whoever knows the current password gives the account another one

    Example: Before anything is sent
      When Hana opens the change of her password
      Then the change of the password is not begun

    Example: While the club changes it
      Given Hana opens the change of her password
      And changing the password stays without an answer for 5 seconds
      When Hana changes her password to "links-hana"
      Then the change of the password is under way

    Example: Once it is changed
      Given Hana opens the change of her password
      When Hana changes her password to "links-hana"
      Then the change of the password is done
      And Hana is told that her password is changed
      And nothing of the passwords stands anywhere any more
      And the club lets Hana in with "links-hana"

  @session.change-password-only-200
  Rule: Only a plain yes counts

    Example: Merely taken note of
      Given Hana opens the change of her password
      And changing the password is answered as merely taken note of
      When Hana changes her password to "links-hana"
      Then the change of the password is not begun
      And the club lets Hana in with "fairway-hana"

  @session.account-errors-keep-body
  Rule: A no changes nothing, and what was typed stays

    Example: Another current password
      Given Hana opens the change of her password
      When Hana changes her password from "nearly right" to "links-hana"
      Then Hana is told that this is not her current password
      And the change of the password is not begun
      And the club's no, with what was asked, is kept, and its own words are not shown
      And "nearly right" and "links-hana" still stand there

    Example: Something goes wrong on the club's side
      Given Hana opens the change of her password
      And changing the password fails on the club's side
      When Hana changes her password to "links-hana"
      Then Hana is told that something went wrong on the club's side
      And the club's no, with what was asked, is kept, and its own words are not shown
      And the club lets Hana in with "fairway-hana"

  @session.change-password-clear
  Rule: What came of a change can be cleared away

    Example: After a change
      Given Hana opens the change of her password
      And Hana has changed her password to "links-hana"
      When Hana clears the form for the password
      Then the change of the password is not begun
      And Hana is told nothing more

    Example: After a failure
      Given Hana opens the change of her password
      And changing the password fails on the club's side
      And Hana has changed her password to "links-hana"
      When Hana clears the form for the password
      Then the change of the password is not begun
      And Hana is told nothing more
      And nothing of the passwords stands anywhere any more

  Rule: What can't be changed is said before anybody is asked

    Example: Nothing is typed
      Given Hana opens the change of her password
      When Hana changes her password from "" to ""
      Then Hana is told that her current password is missing
      And Hana is told that a new password is missing
      And the club was never asked to change the password

    Example: Twice, and not the same
      Given Hana opens the change of her password
      When Hana changes her password to "links-hana", repeated as "links-hanna"
      Then Hana is told that the two new passwords differ
      And the club was never asked to change the password

    Example: Fewer than eight characters
      Given Hana opens the change of her password
      When Hana changes her password to "links"
      Then Hana is told that a new password has at least 8 characters
      And the club was never asked to change the password

    Example: More than a thousand characters
      Given Hana opens the change of her password
      When Hana changes her password to one of 1001 characters
      Then Hana is told that the new password is too long
      And the club was never asked to change the password

  Rule: The club's staff, in a player's name, leave the password alone

    Example: By ticket
      Given the club's staff are in the club in Hana's name
      When Hana opens the change of her password
      Then Hana is told that the password is the player's alone
      And Hana reads that her password can't be changed here
