Feature: Resetting a forgotten password
  Players who have forgotten their password get in again with a code or a link.
  Nobody can find out whether somebody else has an account.

  @session.password-reset-screens
  Rule: A code from the club allows the player to choose a new password

    @session.password-reset-payload
    Example: The code for a new password is sent by email unless the player chooses otherwise
      Given Hana wants a new password
      When Hana asks for a code to her email address
      Then the code has come by email
      And Hana sees that the code is asked for

    @session.password-reset-payload
    Example: The code for a new password is sent by text message when the player asks for it
      Given Hana wants a new password
      When Hana asks for a code to her phone number
      Then the code has come by text message
      And Hana sees that the code is asked for

    @call:session.reset-password-confirm-code @call:session.reset-password-complete
    Example: A player chooses a new password with the code
      Given Hana wants a new password
      And Hana has asked for a code to her email address
      When Hana enters the code and chooses a new password
      Then Hana sees the message that her password was reset
      And Hana finds herself signed out

    Scenario Outline: A player resets the password to "<password>" with a code to <where>
      Given <player> wants a new password
      And <player> has asked for a code to <where>
      When <player> enters the code and chooses the password "<password>"
      Then <player> sees the message that her password was reset
      And the club lets <player> in with "<password>"

      Examples:
        | player | where             | password             |
        | Mateo  | his phone number  | Two birdies, 1 eagle |
        | Bram   | his email address | hole-in-one-at-last  |
        | Jonah  | his phone number  | on the ninth green   |

    Example: The email address typed at the sign-in is carried over
      Given Hana has typed her email address at the sign-in
      When Hana wants a new password
      Then Hana finds "hana@clubhouse.example" as the address to send the code to

    Example: The new password signs the player in
      Given Hana has chosen a new password by a code
      When Hana signs in with her password
      Then Hana finds herself signed in

    Example: The old password no longer works
      Given Hana has chosen a new password by a code
      When Hana signs in with her old password
      Then Hana sees the message that email address and password don't match

    @call:session.reset-password-send-code
    Example: Another code for a new password can be requested after half a minute
      Given Hana wants a new password
      And Hana has asked for a code to her email address
      And 30 seconds pass
      When Hana asks for another code
      Then Hana sees the message that a new code was sent

    Scenario Outline: Another code for <player> comes by <way>, like the first
      Given <player> wants a new password
      And <player> has asked for a code to <where>
      And 30 seconds pass
      When <player> asks for another code
      Then the code has come by <way>
      And <player> sees the message that a new code was sent

      Examples:
        | player | where             | way          |
        | Mateo  | his phone number  | text message |
        | Bram   | his email address | email        |
        | Jonah  | his phone number  | text message |

    Example: A new code for a password replaces the first one
      Given Hana wants a new password
      And Hana has asked for a code to her email address
      And 30 seconds pass
      And Hana has asked for another code
      When Hana enters the first code
      Then Hana sees the message that the code is wrong

    Example: Another code for a new password can't be requested at once
      Given Hana wants a new password
      And Hana has asked for a code to her email address
      When Hana asks for another code
      Then Hana sees the message that she has to wait a moment
      And Hana sees that the code is asked for

    Example: A code for a new password expires after ten minutes
      Given Hana wants a new password
      And Hana has asked for a code to her email address
      And 10 minutes pass
      When Hana enters the code
      Then Hana sees the message that the code has expired

  Rule: Nobody can find out whether somebody else has an account

    Scenario Outline: The answer to a request for a code is the same for <whose>
      Given Bram wants a new password
      When Bram asks for a code to <whose>
      Then Bram sees that the code is asked for
      And Bram sees no further message

      Examples:
        | whose                         |
        | Hana's email address         |
        | an email address of nobody's |
        | Hana's phone number           |
        | a phone number of nobody's    |

    Scenario Outline: The answer to a made-up code is the same for <whose>
      Given Bram wants a new password
      And Bram has asked for a code to <whose>
      When Bram enters a made-up code
      Then Bram sees the message that the code is wrong

      Examples:
        | whose                         |
        | Hana's email address         |
        | an email address of nobody's |

  Rule: A link in an email allows one new password, like a code

    Example: A player chooses a new password with a link
      Given Hana has followed a link for a new password
      When Hana chooses a new password
      Then Hana sees the message that her password was reset
      And Hana can sign in

    Example: A link sets the password that the player types
      Given Bram has followed a link for a new password
      And Bram fills in
        | New password        | Two birdies, 1 eagle |
        | Repeat new password | Two birdies, 1 eagle |
      When Bram saves the new password
      Then the club lets Bram in with "Two birdies, 1 eagle"

    Example: A used link doesn't set a new password
      Given Hana has followed a link for a new password
      And that link has been used already
      When Hana chooses a new password
      Then Hana sees that the code has been used, and another can be sent

    Example: An expired link doesn't set a new password
      Given Hana has followed a link for a new password
      And 10 minutes pass
      When Hana chooses a new password
      Then Hana sees that the code has expired, and another can be sent

    Example: A new password without a link needs a code
      When Hana comes for a new password without a link
      Then Hana sees that a link or a code is needed

    Example: The secret of a password link is neither left in the address nor kept on the device
      When Hana follows a link for a new password
      Then nothing of the link is left in the address or on the device

  Rule: A new password ends all sessions with the old one

    Example: Choosing a new password signs the player out on this device
      Given Hana is signed in
      And Hana has followed a link for a new password
      When Hana chooses a new password
      Then Hana sees the message that her password was reset
      And Hana finds herself signed out

  Rule: Invalid input for a new password is not sent, and stays in the form

    Scenario Outline: A code isn't sent to an invalid email address: <what>
      Given Hana wants a new password
      When Hana asks for a code to <what>
      Then Hana sees the message that <told>
      And the club was never asked for a code
      And Hana finds <what> as the address to send the code to

      Examples:
        | what                     | told                            |
        | nothing                  | the address is missing          |
        | half an address          | the email address is impossible |
        | ten thousand letters     | the email address is impossible |
        | a control character      | the email address is impossible |

    Scenario Outline: A code isn't sent to an invalid phone number: <what>
      Given Hana wants a new password
      When Hana asks for a text message to <what>
      Then Hana sees the message that <told>
      And the club was never asked for a code

      Examples:
        | what         | told                           |
        | nothing      | the number is missing          |
        | a smile      | the phone number is impossible |
        | three digits | the phone number is impossible |

    Scenario Outline: A new password that is <what> is reported
      Given Hana has followed a link for a new password
      When Hana chooses a new password that is <what>
      Then Hana sees the message that <told>
      And the club was never asked for the new password

      Examples:
        | what             | told                                         |
        | missing          | the new password is missing                  |
        | repeated wrongly | the two passwords differ                     |
        | far too long     | a password can have 1,000 characters at most |

  Rule: Trying again shows whether a new password was saved

    Example: A new password whose answer was lost is reported as a lost connection
      Given the answer to the new password gets lost
      And Hana has followed a link for a new password
      When Hana chooses a new password
      Then Hana sees the message that there is no connection

    Example: Trying again after a lost answer shows that the code was used
      Given the answer to the new password gets lost
      And Hana has followed a link for a new password
      And Hana has chosen a new password
      And everything works again
      When Hana chooses a new password
      Then Hana sees that the code has been used, and another can be sent
