Feature: Verifying an e-mail address
  The club sends a link or a code to an address,
  and whoever opens it shows that the address is read.

  @session.password-reset-screens
  @session.email-verify-states
  Rule: An address is not verified, then being verified, then verified

    Example: Before anything is sent
      When Hana comes to verify her address
      Then the verification of the address is not begun

    Example: While the club has not answered yet
      Given Hana was sent a link to verify her e-mail address
      And the verification stays without an answer for 2 seconds
      When Hana opens the link
      Then the verification of the address is under way

    Example: By the link
      Given Hana was sent a link to verify her e-mail address
      When Hana opens the link
      Then the verification of the address is done
      And the club knows that Hana's address is verified

    Example: A newcomer types the code that came when the account was opened
      Given Sol has come as far as the code
      And Sol has come to verify his address
      When Sol enters the code to verify his address
      Then the verification of the address is done
      And Sol's address is verified

    Example: Signed in or not
      Given Hana is signed in
      And Hana was sent a link to verify her e-mail address
      When Hana opens the link
      Then the verification of the address is done
      And the club knows that Hana's address is verified

  @session.email-verify-failure
  Rule: What fails leaves the address as it was, and says why

    Example: A link that was followed before
      Given Hana was sent a link to verify her e-mail address
      And that link has been used already
      When Hana opens the link
      Then Hana is told that a link is no good any more
      And the verification of the address is not begun

    Example: A link that has run out
      Given Hana was sent a link to verify her e-mail address
      And 10 minutes pass
      When Hana opens the link
      Then Hana is told that a link has run out
      And the verification of the address is not begun

    Example: A new link in the place of one that has run out
      Given Hana was sent a link to verify her e-mail address
      And 10 minutes pass
      And Hana opens the link
      When Hana asks for a new link to "hana@clubhouse.example"
      Then Hana is told that a link to verify the address is on its way
      And "hana@clubhouse.example" was sent 2 links to verify the address

    Example: A new link needs an address
      Given Hana was sent a link to verify her e-mail address
      And 10 minutes pass
      And Hana opens the link
      When Hana asks for a new link to "hana"
      Then Hana is told that this can't be an e-mail address
      And "hana@clubhouse.example" was sent 1 link to verify the address

    Example: Trouble on the club's side
      Given Hana was sent a link to verify her e-mail address
      And the verification fails on the club's side
      When Hana opens the link
      Then Hana is told that something went wrong on the club's side
      And the verification of the address is not begun

    Scenario Outline: <what> in the place of the code
      Given Hana has come to verify her address
      When Hana enters <what> to verify her address
      Then Hana is told that <told>
      And the verification of the address is not begun

      Examples:
        | what         | told                                  |
        | nothing      | the code is missing                   |
        | a smile      | the code is missing                   |
        | three digits | the code is not the one that was sent |
