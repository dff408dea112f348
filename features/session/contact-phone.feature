Feature: A number that is a player's own
  Players show that a number is theirs by a code that comes to it,
  so that the club's messages reach them and nobody else.

  Background:
    Given Hana is signed in

  @session.password-reset-screens
  @session.phone-code-off
  Rule: The verification begins with the number that the club knows

    Example: No code has been asked for
      When Hana opens the verification of her number
      Then Hana finds "+1 312 555 0141" as the number to verify
      And the request for a code is OFF
      And the verification of the number is not begun

  Rule: A code is sent to the number

    @session.phone-code-success
    Example: The club has sent one
      Given Hana opens the verification of her number
      When Hana asks for a code to "＋１ ３１２ ５５５ ０１４１"
      Then the request for a code is SUCCESS
      And a code has gone to "+13125550141"

    @session.phone-code-failed
    Example: The club refuses
      Given Hana opens the verification of her number
      And sending a code to the number is refused with code 50300 and the words "Gateway 7 is full"
      When Hana asks for a code to "+1 312 555 0141"
      Then the request for a code is FAILED
      And the code 50300 is kept of the refusal
      And Hana finds "+1 312 555 0141" as the number to verify

    Example: No number
      Given Hana opens the verification of her number
      When Hana asks for a code to "my number 📞"
      Then Hana is told that this is no number
      And the request for a code is OFF

  @session.phone-verify-states
  Rule: The code that comes back verifies the number

    Background:
      Given Hana opens the verification of her number
      And Hana has asked for a code to "+1 312 555 0141"

    Example: While the club looks at it
      Given verifying the number stays without an answer for 5 seconds
      When Hana sends back the code from "+13125550141" to verify her number
      Then the verification of the number is under way

    Example: Once it has come back
      When Hana sends back the code from "+13125550141" to verify her number
      Then the verification of the number is done
      And Hana is told that her number is verified
      And Hana's number counts as verified
      And Hana reads that her number is verified

  @session.phone-verify-failure
  Rule: A code that is not right leaves the number unverified, and the reason is kept

    Background:
      Given Hana opens the verification of her number
      And Hana has asked for a code to "+1 312 555 0141"

    Example: Another code
      When Hana sends back the code "000000" to verify her number
      Then Hana is told that this is not the code that was sent
      And the verification of the number is not begun
      And the club's no, with what was asked, is kept, and its own words are not shown
      And Hana's number does not count as verified

    Example: Something goes wrong on the club's side
      Given verifying the number fails on the club's side
      When Hana sends back the code from "+13125550141" to verify her number
      Then Hana is told that something went wrong on the club's side
      And the verification of the number is not begun
      And the club's no, with what was asked, is kept, and its own words are not shown

    Example: Too late
      Given 10 minutes pass
      When Hana sends back the code from "+13125550141" to verify her number
      Then Hana is told that the code is not good any more
