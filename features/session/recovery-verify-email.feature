Feature: Verifying an email address
  The club sends a link or a code to an address,
  and whoever opens it shows that the address is read.

  @session.password-reset-screens
  @session.email-verify-states
  Rule: The verification shows its progress

    Example: The verification hasn't begun before a link or code is used
      When Hana comes to verify her address
      Then the verification of the address is not started

    Example: The verification is in progress until the club answers
      Given Hana was sent a link to verify her email address
      And the verification gets no answer for 2 seconds
      When Hana opens the link
      Then the verification of the address is in progress

    Example: A link verifies the address
      Given Hana was sent a link to verify her email address
      When Hana opens the link
      Then the verification of the address is done
      And the club knows that Hana's address is verified

    Example: A newcomer verifies the address with the code of the sign-up
      Given Sol has reached the code
      And Sol has come to verify his address
      When Sol enters the code to verify his address
      Then the verification of the address is done
      And Sol's address is verified

    Example: A link verifies the address of a signed-in player, too
      Given Hana is signed in
      And Hana was sent a link to verify her email address
      When Hana opens the link
      Then the verification of the address is done
      And the club knows that Hana's address is verified

  @session.email-verify-failure
  Rule: A failed verification leaves the address unverified and says why

    Example: A used link is refused
      Given Hana was sent a link to verify her email address
      And that link has been used already
      When Hana opens the link
      Then Hana sees the message that the link is no longer valid
      And the verification of the address is not started

    Example: A link expires after ten minutes
      Given Hana was sent a link to verify her email address
      And 10 minutes pass
      When Hana opens the link
      Then Hana sees the message that the link has expired
      And the verification of the address is not started

    Example: A player can get a new link in place of an expired one
      Given Hana was sent a link to verify her email address
      And 10 minutes pass
      And Hana opens the link
      When Hana asks for a new link to "hana@clubhouse.example"
      Then Hana sees the message that a link to verify the address was sent
      And "hana@clubhouse.example" was sent 2 links to verify the address

    Example: A new link isn't sent to an impossible address
      Given Hana was sent a link to verify her email address
      And 10 minutes pass
      And Hana opens the link
      When Hana asks for a new link to "hana"
      Then Hana sees the message that the email address for the link is invalid
      And "hana@clubhouse.example" was sent 1 link to verify the address

    Example: The address stays unverified when the club fails
      Given Hana was sent a link to verify her email address
      And the verification fails on the club's side
      When Hana opens the link
      Then Hana sees the message that something went wrong on the club's side
      And the verification of the address is not started

    Scenario Outline: An invalid code is refused: <what>
      Given Hana has come to verify her address
      When Hana enters <what> to verify her address
      Then Hana sees the message that <told>
      And the verification of the address is not started

      Examples:
        | what         | told                |
        | nothing      | the code is missing |
        | a smile      | the code is missing |
        | three digits | the code is wrong   |
