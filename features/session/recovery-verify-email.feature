Feature: Verifying an email address
  The club sends a link or a code to an address.
  Using it proves that its owner reads the address.

  @session.password-reset-screens
  @session.email-verify-states
  Rule: Verifying an email address shows its progress

    Example: Verifying an email address hasn't begun before a link or code is used
      When Hana comes to verify her address
      Then the verification of the address is not started

    Example: Verifying an email address is in progress until the club answers
      Given Hana was sent a link to verify her email address
      And the verification gets no answer for 2 seconds
      When Hana opens the link
      Then the verification of the address is in progress

    Example: A link verifies an email address
      Given Hana was sent a link to verify her email address
      When Hana opens the link
      Then the verification of the address is done
      And the club knows that Hana's address is verified

    Example: A newcomer verifies an email address with the code of the sign-up
      Given Sol has reached the code
      And Sol has come to verify his address
      When Sol enters the code to verify his address
      Then the verification of the address is done
      And Sol's address is verified

    Example: A link verifies the email address of a signed-in player, too
      Given Hana is signed in
      And Hana was sent a link to verify her email address
      When Hana opens the link
      Then the verification of the address is done
      And the club knows that Hana's address is verified

  @session.email-verify-failure
  Rule: A failed verification leaves the email address unverified and says why

    Example: A used link doesn't verify an email address
      Given Hana was sent a link to verify her email address
      And that link has been used already
      When Hana opens the link
      Then Hana sees the message that the link is no longer valid
      And the verification of the address is not started

    Example: A link to verify an email address expires after ten minutes
      Given Hana was sent a link to verify her email address
      And 10 minutes pass
      When Hana opens the link
      Then Hana sees the message that the link has expired
      And the verification of the address is not started

    Example: A player can get a new verification link in place of an expired one
      Given Hana was sent a link to verify her email address
      And 10 minutes pass
      And Hana opens the link
      When Hana asks for a new link to "hana@clubhouse.example"
      Then Hana sees the message that a link to verify the address was sent
      And "hana@clubhouse.example" was sent 2 links to verify the address

    Example: A new verification link isn't sent to an impossible address
      Given Hana was sent a link to verify her email address
      And 10 minutes pass
      And Hana opens the link
      When Hana asks for a new link to "hana"
      Then Hana sees the message that the email address for the link is invalid
      And "hana@clubhouse.example" was sent 1 link to verify the address

    Example: The email address stays unverified when the request fails at the club
      Given Hana was sent a link to verify her email address
      And the verification fails on the club's side
      When Hana opens the link
      Then Hana sees the message that something went wrong on the club's side
      And the verification of the address is not started

    Scenario Outline: An invalid code doesn't verify an email address: <what>
      Given Hana has come to verify her address
      When Hana enters <what> to verify her address
      Then Hana sees the message that <told>
      And the verification of the address is not started

      Examples:
        | what         | told                |
        | nothing      | the code is missing |
        | a smile      | the code is missing |
        | three digits | the code is wrong   |
