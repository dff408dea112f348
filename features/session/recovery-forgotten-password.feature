Feature: A forgotten password
  Whoever has forgotten the password gets in again by a code or a link.
  Nobody learns on the way whether somebody has an account.

  @session.password-reset-screens
  Rule: A code from the club opens the way to a new password

    @session.password-reset-payload
    Example: It comes by e-mail unless said otherwise
      Given Hana wants a new password
      When Hana asks for a code to her e-mail address
      Then the code has come by e-mail
      And Hana reads that the code is asked for

    @session.password-reset-payload
    Example: It comes by text message where that is wanted
      Given Hana wants a new password
      When Hana asks for a code to her phone number
      Then the code has come by text message
      And Hana reads that the code is asked for

    Example: With it a new password is chosen
      Given Hana wants a new password
      And Hana has asked for a code to her e-mail address
      When Hana enters the code and chooses a new password
      Then Hana is told that her password is new
      And Hana finds herself signed out

    Example: The address that was written at the door goes along
      Given Hana has written her e-mail address at the door
      When Hana wants a new password
      Then Hana finds "hana@clubhouse.example" as the address to send the code to

    Example: The new password opens the club
      Given Hana has chosen a new password by a code
      When Hana signs in with her password
      Then Hana finds herself signed in

    Example: The old one does not
      Given Hana has chosen a new password by a code
      When Hana signs in with her old password
      Then Hana is told that address and password don't match

    Example: Another code can be asked for after a while
      Given Hana wants a new password
      And Hana has asked for a code to her e-mail address
      And 30 seconds pass
      When Hana asks for another code
      Then Hana is told that a new code is on its way

    Example: It takes the place of the first
      Given Hana wants a new password
      And Hana has asked for a code to her e-mail address
      And 30 seconds pass
      And Hana has asked for another code
      When Hana enters the first code
      Then Hana is told that the code is not the one that was sent

    Example: Another code at once is too soon
      Given Hana wants a new password
      And Hana has asked for a code to her e-mail address
      When Hana asks for another code
      Then Hana is told that a moment has to pass before the next code
      And Hana reads that the code is asked for

    Example: A code lasts ten minutes
      Given Hana wants a new password
      And Hana has asked for a code to her e-mail address
      And 10 minutes pass
      When Hana enters the code
      Then Hana is told that the code has run out

  Rule: Whether somebody has an account is told to nobody

    Scenario Outline: A code to <whose> is asked for in the same words
      Given Bram wants a new password
      When Bram asks for a code to <whose>
      Then Bram reads that the code is asked for
      And Bram is told nothing more

      Examples:
        | whose                         |
        | Hana's e-mail address         |
        | an e-mail address of nobody's |
        | Hana's phone number           |
        | a phone number of nobody's    |

    Scenario Outline: A code that was made up for <whose> is refused in the same words
      Given Bram wants a new password
      And Bram has asked for a code to <whose>
      When Bram enters a made-up code
      Then Bram is told that the code is not the one that was sent

      Examples:
        | whose                         |
        | Hana's e-mail address         |
        | an e-mail address of nobody's |

  Rule: A link from an e-mail does the same, once

    Example: A link that is good
      Given Hana has followed a link for a new password
      When Hana chooses a new password
      Then Hana is told that her password is new
      And Hana can sign in

    Example: A link that was followed before
      Given Hana has followed a link for a new password
      And that link has been used already
      When Hana chooses a new password
      Then Hana reads that the code is used up, and another can be sent

    Example: A link that has run out
      Given Hana has followed a link for a new password
      And 10 minutes pass
      When Hana chooses a new password
      Then Hana reads that the code has run out, and another can be sent

    Example: Without a link there is nothing to do but to ask
      When Hana comes for a new password without a link
      Then Hana reads that a link or a code is needed

    Example: What the link brought stands in no address, and is kept nowhere
      When Hana follows a link for a new password
      Then nothing of the link stands in the address, and nothing is kept on the device

  Rule: A new password signs everybody out who came with the old one

    Example: On this device
      Given Hana is signed in
      And Hana has followed a link for a new password
      When Hana chooses a new password
      Then Hana is told that her password is new
      And Hana finds herself signed out

  Rule: What can't be right is not sent, and nothing typed is lost

    Scenario Outline: <what> in the place of an e-mail address
      Given Hana wants a new password
      When Hana asks for a code to <what>
      Then Hana is told that <told>
      And the club was never asked for a code
      And Hana finds <what> as the address to send the code to

      Examples:
        | what                     | told                          |
        | nothing                  | the address is missing        |
        | half an address          | that can be no e-mail address |
        | ten thousand letters     | that can be no e-mail address |
        | letters in reverse order | that can be no e-mail address |

    Scenario Outline: <what> in the place of a phone number
      Given Hana wants a new password
      When Hana asks for a text message to <what>
      Then Hana is told that <told>
      And the club was never asked for a code

      Examples:
        | what         | told                        |
        | nothing      | the number is missing       |
        | a smile      | that can be no phone number |
        | three digits | that can be no phone number |

    Scenario Outline: A new password that is <what>
      Given Hana has followed a link for a new password
      When Hana chooses a new password that is <what>
      Then Hana is told that <told>
      And the club was never asked for the new password

      Examples:
        | what             | told                                         |
        | missing          | the new password is missing                  |
        | repeated wrongly | the two passwords differ                     |
        | far too long     | a password can have 1,000 characters at most |

  Rule: Where nobody knows what became of it, trying again tells

    Example: The answer to the new password gets lost
      Given the answer to the new password gets lost
      And Hana has followed a link for a new password
      When Hana chooses a new password
      Then Hana is told that there is no connection

    Example: The password was new already
      Given the answer to the new password gets lost
      And Hana has followed a link for a new password
      And Hana has chosen a new password
      And nothing goes wrong any more
      When Hana chooses a new password
      Then Hana reads that the code is used up, and another can be sent
