Feature: The code for a new account
  The club makes sure that it reaches whoever opens an account:
  a code goes to the address or the number, and comes back.

  @session.verification-method-default
  Rule: The code comes by e-mail unless it is wanted otherwise

    Example: By e-mail
      Given Sol is about to open an account
      And Sol has written all that the club asks for
      When Sol opens the account
      Then the club has sent a code to "sol@clubhouse.example" by e-mail
      And Sol reads that the code went to "sol@clubhouse.example"

    Example: That is chosen already
      When Sol comes to open an account
      Then a code by e-mail is chosen

    Example: By text message
      Given Sol is about to open an account
      And Sol has written all that the club asks for
      And Sol wants the code by text message
      When Sol opens the account
      Then the club has sent a code to "+13125550190" by text
      And Sol reads that the code went to "+13125550190"

  @session.email-verify-states
  @session.email-verify-failure
  Rule: The code that was sent verifies, any other leaves it to be tried again

    Example: The right one
      Given Sol has an account that waits for its code
      When Sol confirms with the code
      Then the club asks Sol for the terms
      And Sol's address is verified

    Example: A wrong one
      Given Sol has an account that waits for its code
      When Sol confirms with "000000"
      Then the club finds the code wrong
      And the club still asks Sol for the code

    Example: A wrong one, then the right one
      Given Sol has an account that waits for its code
      And Sol has confirmed with "000000"
      When Sol confirms with the code
      Then the club asks Sol for the terms

    Example: None
      Given Sol has an account that waits for its code
      When Sol confirms with " "
      Then the club finds the code missing

    Example: Too late
      Given Sol has an account that waits for its code
      And 11 minutes pass
      When Sol confirms with the code
      Then the club finds the code expired

    Example: The first one, after another was sent
      Given Sol has an account that waits for its code
      And 40 seconds pass
      And Sol has wanted another code
      When Sol confirms with the first code
      Then the club finds the code wrong

    Example: The other one
      Given Sol has an account that waits for its code
      And 40 seconds pass
      And Sol has wanted another code
      When Sol confirms with the code
      Then the club asks Sol for the terms

    Example: A link instead
      Given Sol has an account that waits for its code
      When Sol asks for a link instead
      Then the club has sent a link to "sol@clubhouse.example"

    Example: The code can't be sent at first
      Given Sol is about to open an account
      And Sol has written all that the club asks for
      And the sending of the code fails on the club's side
      When Sol opens the account
      Then Sol is told that something went wrong on the club's side
      And the club asks Sol for the code
      And one account has the address of Sol
