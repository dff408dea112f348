Feature: Changing the email address
  Players change the email address that the club uses,
  and lose nothing when something goes wrong.

  @session.change-email-states
  @session.confirm-code-states
  Rule: A new email address counts once the player has entered the code that was sent to it

    Background:
      Given Hana is signed in
      And Hana opens her contact

    Example: The old email address stays until the code is entered
      When Hana asks for the address "hana.new@clubhouse.example"
      Then the code for the new address is not started
      And the change of the contact is not started
      And the club reaches Hana at "hana@clubhouse.example"

    Example: The code for a new email address is being checked while the club hasn't answered
      Given Hana has asked for the address "hana.new@clubhouse.example"
      And confirming the new address gets no answer for 5 seconds
      When Hana sends back the code from "hana.new@clubhouse.example"
      Then the code for the new address is in progress
      And the change of the contact is not started

    Example: The new email address is being saved while the club hasn't answered
      Given Hana has asked for the address "hana.new@clubhouse.example"
      And changing the contact gets no answer for 5 seconds
      When Hana sends back the code from "hana.new@clubhouse.example"
      Then the code for the new address is done
      And the change of the contact is in progress

    Example: The new email address is saved once the code is confirmed
      Given Hana has asked for the address "hana.new@clubhouse.example"
      When Hana sends back the code from "hana.new@clubhouse.example"
      Then the code for the new address is done
      And the change of the contact is done
      And Hana finds "hana.new@clubhouse.example" as her email address
      And the club reaches Hana at "hana.new@clubhouse.example"

    Example: Phone number and subscriptions stay when the address changes
      Given Hana is subscribed to text messages about lessons and a newsletter of earlier days
      And Hana has asked for the address "hana.new@clubhouse.example"
      When Hana sends back the code from "hana.new@clubhouse.example"
      Then the club may send Hana text messages about lessons and a newsletter of earlier days
      And the club reaches Hana at "+1 312 555 0141"
      And Hana sees the message that her email address was changed

  Rule: Players see whether their address is verified, and can verify it

    Example: A verified address is shown as verified
      Given Hana is signed in
      When Hana opens her contact
      Then Hana sees that her address is verified

    Example: An unverified address is shown as unverified
      Given Mateo is signed in
      When Mateo opens his contact
      Then Mateo sees that his address is not verified

    @call:session.player-email
    Example: A player can request a link to verify the address
      Given Mateo is signed in
      And Mateo opens his contact
      When Mateo asks for a link to verify his address
      Then Mateo sees the message that a link to verify the address was sent
      And "mateo@clubhouse.example" was sent 1 link to verify the address

  Rule: A wrong code keeps the old email address, and the player can get another one

    Background:
      Given Hana is signed in
      And Hana opens her contact
      And Hana has asked for the address "hana.new@clubhouse.example"

    @session.account-errors-keep-body
    Example: A wrong code for a new email address is refused
      When Hana sends back the code "000000"
      Then Hana sees the message that the code is wrong
      And the code for the new address is not started
      And the club's own message isn't shown
      And the club reaches Hana at "hana@clubhouse.example"

    Example: An empty code for a new email address isn't sent
      When Hana sends back an empty code
      Then Hana sees the message that the code is missing
      And the club was never asked to confirm the new address

    Example: A code for a new email address expires after ten minutes
      Given 10 minutes pass
      When Hana sends back the code from "hana.new@clubhouse.example"
      Then Hana sees the message that the code has expired

    Example: Another code for a new email address can be sent after half a minute
      Given 30 seconds pass
      When Hana asks for another code to the new address
      Then Hana sees the message that another code was sent

    Example: Another code for a new email address can't be sent at once
      When Hana asks for another code to the new address
      Then Hana sees the message that she has to wait a moment

  @session.change-email-failure
  @session.account-errors-keep-body
  Rule: A failed change keeps the old email address, and can be tried again

    Background:
      Given Hana is signed in
      And Hana opens her contact

    Example: An email address of another player is refused
      When Hana asks for the address "mateo@clubhouse.example"
      Then Hana sees the message that the email address belongs to another player
      And the club's own message isn't shown
      And Hana finds "mateo@clubhouse.example" as the new address

    Example: An email address that another player took meanwhile is refused
      Given Hana has asked for the address "hana.new@clubhouse.example"
      And Mateo's address is "hana.new@clubhouse.example"
      When Hana sends back the code from "hana.new@clubhouse.example"
      Then Hana sees the message that the email address belongs to another player
      And the change of the contact is not started
      And the club's own message isn't shown

    Example: The old email address stays when the new one can't be saved
      Given Hana has asked for the address "hana.new@clubhouse.example"
      And changing the contact fails on the club's side
      When Hana sends back the code from "hana.new@clubhouse.example"
      Then Hana sees the message that something went wrong on the club's side
      And the change of the contact is not started
      And the club's own message isn't shown

    Example: Saving a new email address again needs no other code
      Given Hana has asked for the address "hana.new@clubhouse.example"
      And changing the contact fails on the club's side
      And Hana has sent back the code from "hana.new@clubhouse.example"
      And everything works again
      When Hana saves her new address once more
      Then the club reaches Hana at "hana.new@clubhouse.example"

  Rule: An impossible email address is reported before anything is sent

    Scenario Outline: An impossible new email address is reported: <case>
      Given Hana is signed in
      And Hana opens her contact
      When Hana asks for the address "<address>"
      Then Hana sees the message that <told>
      And the club was never asked to send a code to the new address
      And Hana finds "<address>" as the new address

      Examples:
        | case            | address                 | told                              |
        | Nothing         |                         | the new email address is missing  |
        | Half an address | hana@clubhouse          | the new email address is invalid  |
        | Her own         | HANA@clubhouse.example  | this is already her email address |

    Example: An address in full-width letters is accepted
      Given Hana is signed in
      And Hana opens her contact
      When Hana asks for the address "ｈａｎａ．ｎｅｗ＠ｃｌｕｂｈｏｕｓｅ．ｅｘａｍｐｌｅ"
      Then a code has gone to "hana.new@clubhouse.example"
