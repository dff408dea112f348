Feature: Verifying a phone number
  Players prove with a code that a number is theirs,
  so that the club's messages reach nobody else.

  Background:
    Given Hana is signed in

  @session.password-reset-screens
  @session.phone-code-off
  Rule: Verifying starts with the phone number in the player's contact

    Example: The phone number is shown before any code is requested
      When Hana opens the verification of her number
      Then Hana finds "+1 312 555 0141" as the number to verify
      And the request for a code is not made
      And the verification of the number is not started

  Rule: The club sends a code to the phone number

    @session.phone-code-success
    Example: A code is sent to a phone number in full-width digits
      Given Hana opens the verification of her number
      When Hana asks for a code to "＋１ ３１２ ５５５ ０１４１"
      Then the request for a code is successful
      And a code has gone to "+13125550141"

    @session.phone-code-success
    Example: The code goes to the number of the player who asks
      Given Mateo is signed in
      And Mateo opens the verification of his number
      When Mateo asks for a code to "+1 (312) 555-0178"
      Then the request for a code is successful
      And a code has gone to "+13125550178"

    @session.phone-code-failed
    Example: The phone number stays when the club refuses to send a code
      Given Hana opens the verification of her number
      And sending a code to the number is refused with the words "Gateway 7 is full"
      When Hana asks for a code to "+1 312 555 0141"
      Then the request for a code is refused
      And only the number of the refused message's reason is kept
      And Hana finds "+1 312 555 0141" as the number to verify

    Example: Text that is no phone number can't be verified
      Given Hana opens the verification of her number
      When Hana asks for a code to "my number 📞"
      Then Hana sees the message that the phone number is invalid
      And the request for a code is not made

  @session.phone-verify-states
  Rule: The right code verifies a phone number

    Background:
      Given Hana opens the verification of her number
      And Hana has asked for a code to "+1 312 555 0141"

    Example: The code for a phone number is being checked while the club hasn't answered
      Given verifying the number gets no answer for 5 seconds
      When Hana sends back the code from "+13125550141" to verify her number
      Then the verification of the number is in progress

    Example: A phone number is verified with the right code
      When Hana sends back the code from "+13125550141" to verify her number
      Then the verification of the number is done
      And Hana sees the message that her number is verified
      And Hana's number counts as verified
      And Hana sees that her number is verified

  @session.phone-verify-failure
  Rule: A wrong code leaves a phone number unverified

    Background:
      Given Hana opens the verification of her number
      And Hana has asked for a code to "+1 312 555 0141"

    Example: A wrong code for a phone number is refused
      When Hana sends back the code "000000" to verify her number
      Then Hana sees the message that the code is wrong
      And the verification of the number is not started
      And the club's own message isn't shown
      And Hana's number does not count as verified

    Example: A phone number stays unverified when the check fails at the club
      Given verifying the number fails on the club's side
      When Hana sends back the code from "+13125550141" to verify her number
      Then Hana sees the message that something went wrong on the club's side
      And the verification of the number is not started
      And the club's own message isn't shown

    Example: A code for a phone number expires after ten minutes
      Given 10 minutes pass
      When Hana sends back the code from "+13125550141" to verify her number
      Then Hana sees the message that the code has expired
