Feature: Confirming a new account
  The club makes sure that it can reach a newcomer:
  a code is sent to the address or number and entered again.

  @session.verification-method-default
  Rule: The sign-up code is sent by email unless the newcomer chooses otherwise

    Example: The sign-up code is sent to the newcomer's email address
      Given Sol has started opening an account
      And Sol has filled in everything
      When Sol opens the account
      Then the club has sent a code to "sol@clubhouse.example" by email
      And Sol finds "sol@clubhouse.example" as the address that the code went to

    Example: Email is preselected for the sign-up code
      When Sol starts opening an account
      Then the way of the code is "email"

    Example: The sign-up code is sent by text message when the newcomer asks for it
      Given Sol has started opening an account
      And Sol has filled in everything
      And Sol wants the code by text message
      When Sol opens the account
      Then the club has sent a code to "+13125550190" by text
      And Sol finds "+13125550190" as the address that the code went to

  @session.email-verify-states
  @session.email-verify-failure
  Rule: Only the code that was sent confirms a new account

    Example: The right code confirms a new account
      Given Sol has reached the code
      When Sol confirms with the code
      Then Sol is asked for the terms
      And Sol's address is verified

    Example: A wrong code doesn't confirm a new account
      Given Sol has reached the code
      When Sol confirms with "000000"
      Then Sol sees the message that the code is wrong
      And Sol is still asked for the code

    Example: The right code confirms a new account after a wrong one
      Given Sol has reached the code
      And Sol has confirmed with "000000"
      When Sol confirms with the code
      Then Sol is asked for the terms

    Example: A missing sign-up code is reported
      Given Sol has reached the code
      When Sol confirms with " "
      Then Sol sees the message that the code is missing

    Example: A sign-up code expires after ten minutes
      Given Sol has reached the code
      And 11 minutes pass
      When Sol confirms with the code
      Then Sol sees the message that the code has expired

    Example: The first sign-up code no longer works after another was sent
      Given Sol has reached the code
      And 40 seconds pass
      And Sol has asked for another code instead
      When Sol confirms with the first code
      Then Sol sees the message that the code is wrong

    Example: The newer sign-up code works after another was sent
      Given Sol has reached the code
      And 40 seconds pass
      And Sol has asked for another code instead
      When Sol confirms with the code
      Then Sol is asked for the terms

    Example: A newcomer can request a link in place of the code
      Given Sol has reached the code
      When Sol asks for a link instead
      Then the club has sent a link to "sol@clubhouse.example"

    Example: A new account is opened even when the code can't be sent at first
      Given Sol has started opening an account
      And Sol has filled in everything
      And the sending of the code fails on the club's side
      When Sol opens the account
      Then Sol sees the message that something went wrong on the club's side
      And Sol is asked for the code
      And one account has the address of Sol
