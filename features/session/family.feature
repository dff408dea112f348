Feature: The family
  Parents act for their children: they book, move and cancel in the
  child's name, and never mix up what is whose.

  Background:
    Given Jonah is signed in

  @session.child-sign-in
  Rule: A parent opens a child's account with the own sign-in

    Example: Whose accounts there are
      When Jonah opens the accounts of his family
      Then Jonah finds the accounts of Jonah Pellbridge, Wren Pellbridge and Robin Pellbridge

    Example: Acting for Wren
      When Jonah acts for Wren
      Then Jonah reads that he acts for Wren
      And Jonah is welcomed at home as Wren
      And Jonah finds himself signed in

    Example: From the door
      Given Jonah has signed out
      And Jonah signs in with his password
      When Jonah acts for Wren
      Then Jonah is welcomed at home as Wren

    Example: Nobody has an account of a family who has no family
      Given Hana is signed in
      When Hana opens the accounts of her family
      Then Hana finds the accounts of nobody

    Example: With a pass of his own that has run out
      Given Jonah opens the accounts of his family
      And Jonah's pass has run out
      When Jonah acts for Wren
      Then Jonah reads that he acts for Wren
      And the club was asked once to renew the pass

    Example: The accounts can't be read
      Given reading the accounts of the family fails on the club's side
      When Jonah opens the accounts of his family
      Then Jonah is told that the accounts of the family can't be read

    @session.failed-sign-in-stays-out
    Scenario Outline: It was not opened: <why>
      Given Jonah opens the accounts of his family
      And opening the child's account <why>
      When Jonah acts for Wren
      Then Jonah is told that the account was not opened
      And Jonah reads that he acts for nobody else

      Examples:
        | why                          |
        | is refused with code 404     |
        | fails on the club's side     |
        | never arrives                |

  Rule: The child's own password is asked for where the club asks for it, and kept nowhere

    Background:
      Given Robin has a password that the family is asked for

    Example: Asked for
      When Jonah acts for Robin
      Then Jonah reads that the child's password is asked for
      And the club was never asked to open an account of the family

    Example: Right
      Given Jonah has chosen to act for Robin
      When Jonah gives the password of Robin
      Then Jonah reads that he acts for Robin
      And Robin's password is nowhere on the device

    Example: Wrong
      Given Jonah has chosen to act for Robin
      When Jonah gives the password of Wren
      Then Jonah is told that this is not the child's password
      And Jonah reads that the child's password is asked for
      And Jonah reads that he acts for nobody else

    Example: None
      Given Jonah has chosen to act for Robin
      When Jonah gives no password
      Then Jonah is told that the child's password is missing

    Example: Only the club knew that there is one
      Given opening the child's account is refused with code 90031
      When Jonah acts for Wren
      Then Jonah reads that the child's password is asked for

  @session.child-login-marks-family
  Rule: Whether the family is acted for is marked

    Example: It is
      When Jonah acts for Wren
      Then the device keeps that acting for the family was accepted

    Example: It is not
      Given Jonah opens the accounts of his family
      When Jonah goes on alone
      Then the device keeps that acting for the family was declined

  @session.child-tokens-kept-apart
  Rule: Parent and children stay signed in beside each other

    Example: Back to the own account
      Given Jonah is acting for Wren
      When Jonah goes back to his own account
      Then Jonah is welcomed at home as Jonah
      And Jonah reads that he acts for nobody else

    Example: To the other child, and back to the first without signing in again
      Given Jonah is acting for Wren
      And Jonah is acting for Robin with the password
      When Jonah acts for Wren
      Then Jonah reads that he acts for Wren
      And the club was asked 2 times to open an account of the family

    Example: Coming back
      Given Jonah is acting for Wren
      When Jonah opens the club anew
      Then Jonah reads that he acts for Wren

    Example: Another window is the parent's
      Given Jonah is signed in and remembered
      And Jonah has a second window open
      When Jonah acts for Wren
      Then Jonah is welcomed at home as Wren
      And Jonah is welcomed at home as Jonah in the second window
      And nothing of Wren's account is kept for other windows

    @session.sign-out-resets-session
    Example: Who leaves, leaves with the whole family
      Given Jonah is acting for Wren
      When Jonah signs out
      Then Jonah finds himself signed out
      And nothing of Wren's account is kept on the device
      And nothing of Wren's account is kept on the device

  @session.child-token-used
  Rule: What is done for a child is done in the child's name

    Example: A parent books for the child
      Given Étienne Lacombe-Roy is free on Thursday 21 May at 7:30 am
      And Jonah is acting for Wren
      And Jonah has chosen Iron play with Étienne Lacombe-Roy on Thursday 21 May at 7:30 am
      When Jonah books
      Then Jonah is told that the lesson is booked
      And the club holds exactly one lesson for Wren, with Étienne Lacombe-Roy on Thursday 21 May at 7:30 am
      And the club holds 0 lessons for Jonah

    Example: Everything is asked for in the name of the one who acts
      Given Jonah is acting for Wren
      And the passes are noted from now on
      When Jonah opens his lessons
      Then the club has noted the passes of Wren alone

    Example: And again in the parent's
      Given Jonah is acting for Wren
      And Jonah goes back to his own account
      And the passes are noted from now on
      When Jonah opens his lessons
      Then the club has noted the passes of Jonah alone

    Example: What was open is closed, and not asked for in the other's name
      Given Jonah is acting for Wren
      And Jonah has opened his lessons
      And the passes are noted from now on
      When Jonah goes back to his own account
      Then Jonah is welcomed at home as Jonah
      And the club has noted the passes of Jonah alone

    @session.shop-token
    @session.shop-address
    Example: In the shop too
      Given Jonah has 3 pieces in the cart
      And Wren has 5 pieces in the cart
      When Jonah acts for Wren
      Then Jonah reads that 5 pieces are in the cart

    Example: The child's pass has run out, and nothing can renew it
      Given Jonah is acting for Wren
      And Wren's pass has run out
      When Jonah opens his lessons
      Then Jonah finds himself signed out
      And Jonah is told that the session has run out
      And the club was asked once to renew the pass
      And nothing of Wren's account is kept on the device

  Rule: Nothing of one is shown to the other

    Background:
      Given Jonah has a lesson on Thursday 21 May at 7:30 am
      And Wren has a lesson on Friday 22 May at 9:00 am

    Example: Home, lessons and credits
      Given Wren has 2 credits of 5, of which 1 end on Tuesday 30 June
      And Jonah goes home
      When Jonah acts for Wren
      Then the next lesson at home is on Friday 22 May at 9:00 am
      And Jonah has 2 credits left in his profile

    Example: And back
      Given Jonah is acting for Wren
      When Jonah goes back to his own account
      Then the next lesson at home is on Thursday 21 May at 7:30 am
      And Jonah has 6 credits left in his profile

    Example: From one child to the other
      Given Jonah is acting for Wren
      When Jonah acts for Robin with the password
      Then Jonah is welcomed at home as Robin
      And Jonah reads that no next lesson is shown at home

  Rule: Nothing that was begun for one is carried on for the other

    Example: What could not be told
      Given reading the layout of the home fails on the club's side
      And Jonah goes home
      And Jonah is told that a part of the home can't be read
      And nothing goes wrong any more
      When Jonah acts for Wren
      Then Jonah is told nothing more

    Example: A choice that was not booked is gone
      Given Jonah is acting for Wren
      And Étienne Lacombe-Roy is free on Thursday 28 May at 7:30 am
      And Jonah has chosen Iron play with Étienne Lacombe-Roy on Thursday 28 May at 7:30 am
      When Jonah goes back to his own account
      Then Jonah finds nothing chosen for a booking

  @session.sub-account-parameter-read
  Rule: An address may ask for a child who is signed in at this window

    Scenario Outline: By <what>
      Given Jonah is acting for Wren
      And Jonah goes back to his own account
      When Jonah comes by an address that names <what> as the child
      Then Jonah reads that he acts for Wren
      And Jonah is welcomed at home as Wren

      Examples:
        | what |
        | Wren |
        | true |

    Example: Back from there
      Given Jonah is acting for Wren
      And Jonah goes back to his own account
      And Jonah comes by an address that names Wren as the child
      When Jonah goes back to his own account
      Then Jonah is welcomed at home as Jonah

    Scenario Outline: It asks for nobody else: <whom>
      Given Jonah is acting for Wren
      And Jonah goes back to his own account
      And the passes are noted from now on
      When Jonah comes by an address that names <whom> as the child
      Then Jonah is welcomed at home as Jonah
      And the club has noted the passes of Jonah alone

      Examples:
        | whom  |
        | Robin |
        | Hana  |
        | true or false |
