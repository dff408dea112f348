Feature: Resetting a forgotten password
  Whoever has forgotten the password gets in again by a code or a link.
  Nobody learns on the way whether somebody has an account.

  @session.password-reset-screens
  Rule: A code from the club allows the player to choose a new password

    @session.password-reset-payload
    Example: The code is sent by email unless the player chooses otherwise
      Given Hana wants a new password
      When Hana asks for a code to her e-mail address
      Then the code has come by e-mail
      And Hana reads that the code is asked for

    @session.password-reset-payload
    Example: The code is sent by text message when the player asks for it
      Given Hana wants a new password
      When Hana asks for a code to her phone number
      Then the code has come by text message
      And Hana reads that the code is asked for

    Example: A player chooses a new password with the code
      Given Hana wants a new password
      And Hana has asked for a code to her e-mail address
      When Hana enters the code and chooses a new password
      Then Hana is told that her password is new
      And Hana finds herself signed out

    Example: The email address typed at the sign-in is carried over
      Given Hana has written her e-mail address at the door
      When Hana wants a new password
      Then Hana finds "hana@clubhouse.example" as the address to send the code to

    Example: The new password signs the player in
      Given Hana has chosen a new password by a code
      When Hana signs in with her password
      Then Hana finds herself signed in

    Example: The old password no longer works
      Given Hana has chosen a new password by a code
      When Hana signs in with her old password
      Then Hana is told that address and password don't match

    Example: Another code can be requested after half a minute
      Given Hana wants a new password
      And Hana has asked for a code to her e-mail address
      And 30 seconds pass
      When Hana asks for another code
      Then Hana is told that a new code is on its way

    Example: A new code replaces the first one
      Given Hana wants a new password
      And Hana has asked for a code to her e-mail address
      And 30 seconds pass
      And Hana has asked for another code
      When Hana enters the first code
      Then Hana is told that the code is not the one that was sent

    Example: Another code can't be requested at once
      Given Hana wants a new password
      And Hana has asked for a code to her e-mail address
      When Hana asks for another code
      Then Hana is told that a moment has to pass before the next code
      And Hana reads that the code is asked for

    Example: A code expires after ten minutes
      Given Hana wants a new password
      And Hana has asked for a code to her e-mail address
      And 10 minutes pass
      When Hana enters the code
      Then Hana is told that the code has run out

  Rule: Nobody can find out whether somebody else has an account

    Scenario Outline: The answer to a request for a code is the same for <whose>
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

    Scenario Outline: The answer to a made-up code is the same for <whose>
      Given Bram wants a new password
      And Bram has asked for a code to <whose>
      When Bram enters a made-up code
      Then Bram is told that the code is not the one that was sent

      Examples:
        | whose                         |
        | Hana's e-mail address         |
        | an e-mail address of nobody's |

  Rule: A link in an email works like a code, once

    Example: A player chooses a new password with a link
      Given Hana has followed a link for a new password
      When Hana chooses a new password
      Then Hana is told that her password is new
      And Hana can sign in

    Example: A used link is refused
      Given Hana has followed a link for a new password
      And that link has been used already
      When Hana chooses a new password
      Then Hana reads that the code is used up, and another can be sent

    Example: An expired link is refused
      Given Hana has followed a link for a new password
      And 10 minutes pass
      When Hana chooses a new password
      Then Hana reads that the code has run out, and another can be sent

    Example: The player is told to request a link or a code
      When Hana comes for a new password without a link
      Then Hana reads that a link or a code is needed

    Example: The code of the link is removed from the address and not kept on the device
      When Hana follows a link for a new password
      Then nothing of the link stands in the address, and nothing is kept on the device

  Rule: A new password ends all sessions with the old one

    Example: The player is signed out on this device after choosing a new password
      Given Hana is signed in
      And Hana has followed a link for a new password
      When Hana chooses a new password
      Then Hana is told that her password is new
      And Hana finds herself signed out

  Rule: Invalid input is not sent, and stays in the form

    Scenario Outline: An invalid email address is reported: <what>
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

    Scenario Outline: An invalid phone number is reported: <what>
      Given Hana wants a new password
      When Hana asks for a text message to <what>
      Then Hana is told that <told>
      And the club was never asked for a code

      Examples:
        | what         | told                        |
        | nothing      | the number is missing       |
        | a smile      | that can be no phone number |
        | three digits | that can be no phone number |

    Scenario Outline: A new password that is <what> is reported
      Given Hana has followed a link for a new password
      When Hana chooses a new password that is <what>
      Then Hana is told that <told>
      And the club was never asked for the new password

      Examples:
        | what             | told                                         |
        | missing          | the new password is missing                  |
        | repeated wrongly | the two passwords differ                     |
        | far too long     | a password can have 1,000 characters at most |

  Rule: Trying again clears up a lost answer

    Example: The player is told that the connection failed when the answer is lost
      Given the answer to the new password gets lost
      And Hana has followed a link for a new password
      When Hana chooses a new password
      Then Hana is told that there is no connection

    Example: Trying again shows that the code was used
      Given the answer to the new password gets lost
      And Hana has followed a link for a new password
      And Hana has chosen a new password
      And nothing goes wrong any more
      When Hana chooses a new password
      Then Hana reads that the code is used up, and another can be sent
