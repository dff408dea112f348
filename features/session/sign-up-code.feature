Feature: The code for a new account
  The club makes sure that it reaches whoever opens an account:
  a code goes to the address or the number, and comes back.

  @session.verification-method-default
  Rule: The code comes by e-mail unless it is wanted otherwise

    Example: By e-mail
      Given Sol has come to open an account
      And Sol has written all that the club asks for
      When Sol opens the account
      Then the club has sent a code to "sol@clubhouse.example" by e-mail
      And Sol finds "sol@clubhouse.example" as the address that the code went to

    Example: That is chosen already
      When Sol comes to open an account
      Then the way of the code is "e-mail"

    Example: By text message
      Given Sol has come to open an account
      And Sol has written all that the club asks for
      And Sol wants the code by text message
      When Sol opens the account
      Then the club has sent a code to "+13125550190" by text
      And Sol finds "+13125550190" as the address that the code went to

  @session.email-verify-states
  @session.email-verify-failure
  Rule: The code that was sent verifies, any other leaves it to be tried again

    Example: The right one
      Given Sol has come as far as the code
      When Sol confirms with the code
      Then Sol is asked for the terms
      And Sol's address is verified

    Example: A wrong one
      Given Sol has come as far as the code
      When Sol confirms with "000000"
      Then Sol finds "wrong" as the problem with the code
      And Sol is still asked for the code

    Example: A wrong one, then the right one
      Given Sol has come as far as the code
      And Sol has confirmed with "000000"
      When Sol confirms with the code
      Then Sol is asked for the terms

    Example: None
      Given Sol has come as far as the code
      When Sol confirms with " "
      Then Sol finds "missing" as the problem with the code

    Example: Too late
      Given Sol has come as far as the code
      And 11 minutes pass
      When Sol confirms with the code
      Then Sol finds "expired" as the problem with the code

    Example: The first one, after another was sent
      Given Sol has come as far as the code
      And 40 seconds pass
      And Sol has asked for another code instead
      When Sol confirms with the first code
      Then Sol finds "wrong" as the problem with the code

    Example: The other one
      Given Sol has come as far as the code
      And 40 seconds pass
      And Sol has asked for another code instead
      When Sol confirms with the code
      Then Sol is asked for the terms

    Example: A link instead
      Given Sol has come as far as the code
      When Sol asks for a link instead
      Then the club has sent a link to "sol@clubhouse.example"

    Example: The code can't be sent at first
      Given Sol has come to open an account
      And Sol has written all that the club asks for
      And the sending of the code fails on the club's side
      When Sol opens the account
      Then Sol is told that something went wrong on the club's side
      And Sol is asked for the code
      And one account has the address of Sol
