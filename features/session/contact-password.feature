Feature: Changing the password
  Players change their password themselves, and nobody else does,
  not even the club's own staff.

  Background:
    Given Hana is signed in

  @session.change-password-states
  Rule: Players who know their current password can choose a new one

    Example: No password is sent before the player submits the change
      When Hana opens the change of her password
      Then the change of the password is not started

    Example: Changing the password is in progress until the club answers
      Given Hana opens the change of her password
      And changing the password gets no answer for 5 seconds
      When Hana changes her password to "links-hana"
      Then the change of the password is in progress

    Scenario Outline: The new password "<password>" is valid once the club has changed it
      Given Hana opens the change of her password
      When Hana changes her password to "<password>"
      Then the change of the password is done
      And Hana sees the message that her password was changed
      And no password is left in the form
      And the club lets Hana in with "<password>"

      Examples:
        | password             |
        | links-hana           |
        | Two birdies, 1 eagle |

  @session.change-password-only-200
  Rule: Only a clear confirmation changes the password

    Example: An unconfirmed change doesn't change the password
      Given Hana opens the change of her password
      And changing the password is accepted but not confirmed
      When Hana changes her password to "links-hana"
      Then the change of the password is not started
      And the club lets Hana in with "fairway-hana"

  @session.account-errors-keep-body
  Rule: A refused change keeps the old password, and the input stays in the form

    Example: A wrong current password is refused
      Given Hana opens the change of her password
      When Hana changes her password from "nearly right" to "links-hana"
      Then Hana sees the message that this is not her current password
      And the change of the password is not started
      And the club's own message isn't shown
      And "nearly right" and "links-hana" are still in the form

    Example: The old password stays valid when the change fails at the club
      Given Hana opens the change of her password
      And changing the password fails on the club's side
      When Hana changes her password to "links-hana"
      Then Hana sees the message that something went wrong on the club's side
      And the club's own message isn't shown
      And the club lets Hana in with "fairway-hana"

  @session.change-password-clear
  Rule: The result of changing the password can be cleared

    Example: Clearing the password form after a change removes the result
      Given Hana opens the change of her password
      And Hana has changed her password to "links-hana"
      When Hana clears the form for the password
      Then the change of the password is not started
      And Hana sees no further message

    Example: Clearing the password form after a failure removes the passwords
      Given Hana opens the change of her password
      And changing the password fails on the club's side
      And Hana has changed her password to "links-hana"
      When Hana clears the form for the password
      Then the change of the password is not started
      And Hana sees no further message
      And no password is left in the form

  Rule: Invalid passwords are reported before anything is sent

    Example: Missing passwords are reported
      Given Hana opens the change of her password
      When Hana changes her password from "" to ""
      Then Hana sees the message that her current password is missing
      And Hana sees the message that a new password is missing
      And the club was never asked to change the password

    Example: Two different new passwords are reported
      Given Hana opens the change of her password
      When Hana changes her password to "links-hana", repeated as "links-hanna"
      Then Hana sees the message that the two new passwords differ
      And the club was never asked to change the password

    Example: A password of fewer than eight characters is reported
      Given Hana opens the change of her password
      When Hana changes her password to "links"
      Then Hana sees the message that a new password has at least 8 characters
      And the club was never asked to change the password

    Example: A password of more than a thousand characters is reported
      Given Hana opens the change of her password
      When Hana changes her password to one of 1001 characters
      Then Hana sees the message that the new password is too long
      And the club was never asked to change the password

  Rule: Staff who act in a player's name can't change the password

    Example: The password can't be changed by ticket
      Given the club's staff act in Hana's name
      When Hana opens the change of her password
      Then Hana sees the message that only the player can change the password
      And Hana sees that her password can't be changed here
