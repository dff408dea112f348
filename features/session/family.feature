Feature: Family accounts
  Parents act for their children: they book, move and cancel in the child's name,
  and never mix up whose data is whose.

  Background:
    Given Jonah is signed in

  @session.child-sign-in
  Rule: A parent opens a child's account with the parent's own sign-in

    Example: A parent sees the accounts of the family
      When Jonah opens the accounts of his family
      Then Jonah finds the accounts of Jonah Pellbridge, Wren Pellbridge and Robin Pellbridge

    Example: A parent can act for a child
      When Jonah acts for Wren
      Then Jonah sees that he acts for Wren
      And Jonah is welcomed at home as Wren
      And Jonah finds himself signed in

    Example: A parent can act for a child right after signing in
      Given Jonah has signed out
      And Jonah signs in with his password
      When Jonah acts for Wren
      Then Jonah is welcomed at home as Wren

    Example: A player without a family sees no accounts
      Given Hana is signed in
      When Hana opens the accounts of her family
      Then Hana finds the accounts of nobody

    Example: A parent with an expired pass can act for a child
      Given Jonah opens the accounts of his family
      And Jonah's pass has expired
      When Jonah acts for Wren
      Then Jonah sees that he acts for Wren
      And the club was asked once to renew the pass

    Example: The parent is told when the family's accounts can't be loaded
      Given loading the accounts of the family fails on the club's side
      When Jonah opens the accounts of his family
      Then Jonah sees the message that the accounts of the family can't be loaded

    @session.failed-sign-in-stays-out
    Scenario Outline: The child's account isn't opened when the request <why>
      Given Jonah opens the accounts of his family
      And opening the child's account <why>
      When Jonah acts for Wren
      Then Jonah sees the message that the account was not opened
      And Jonah sees that he acts for nobody else

      Examples:
        | why                          |
        | is refused                   |
        | fails on the club's side     |
        | never arrives                |

  Rule: The child's password is asked for only when the club demands it, and is never kept

    Background:
      Given Robin has a password that the family is asked for

    Example: A child's password is asked for before the account is opened
      When Jonah acts for Robin
      Then Jonah sees that the child's password is asked for
      And the club was never asked to open an account of the family

    Example: The right password opens a child's account and isn't kept on the device
      Given Jonah has chosen to act for Robin
      When Jonah gives the password of Robin
      Then Jonah sees that he acts for Robin
      And Robin's password is nowhere on the device

    Example: A wrong password doesn't open a child's account
      Given Jonah has chosen to act for Robin
      When Jonah gives the password of Wren
      Then Jonah sees the message that this is not the child's password
      And Jonah sees that the child's password is asked for
      And Jonah sees that he acts for nobody else

    Example: An empty password of a child is reported
      Given Jonah has chosen to act for Robin
      When Jonah gives no password
      Then Jonah sees the message that the child's password is missing

    Example: A child's password is asked for when the club demands it only on opening
      Given opening the child's account is refused because the child needs a password
      When Jonah acts for Wren
      Then Jonah sees that the child's password is asked for

  @session.child-login-marks-family
  Rule: The device remembers whether the parent acts for the family

    Example: Accepting to act for the family is recorded
      When Jonah acts for Wren
      Then the device keeps that acting for the family was accepted

    Example: Declining to act for the family is recorded
      Given Jonah opens the accounts of his family
      When Jonah goes on alone
      Then the device keeps that acting for the family was declined

  @session.child-tokens-kept-apart
  Rule: Parent and children stay signed in side by side

    Example: A parent can return to their own account
      Given Jonah is acting for Wren
      When Jonah goes back to his own account
      Then Jonah is welcomed at home as Jonah
      And Jonah sees that he acts for nobody else

    Example: Returning to the first child needs no new sign-in
      Given Jonah is acting for Wren
      And Jonah is acting for Robin with the password
      When Jonah acts for Wren
      Then Jonah sees that he acts for Wren
      And the club was asked 2 times to open an account of the family

    Example: A parent still acts for the child on returning to the club
      Given Jonah is acting for Wren
      When Jonah reloads the club
      Then Jonah sees that he acts for Wren

    @browser
    Example: The parent's other window stays in the parent's account
      Given Jonah is signed in and remembered
      And Jonah has a second window open
      When Jonah acts for Wren
      Then Jonah is welcomed at home as Wren
      And Jonah is welcomed at home as Jonah in the second window
      And nothing of Wren's account is kept for other windows

    @session.sign-out-resets-session
    Example: Signing out signs out the whole family
      Given Jonah is acting for Wren
      When Jonah signs out
      Then Jonah finds himself signed out
      And nothing of Wren's account is kept on the device
      And nothing of Wren's account is kept on the device

  @session.child-token-used
  Rule: What a parent does for a child is done in the child's name

    Example: A parent books a lesson for the child
      Given Étienne Lacombe-Roy is free on Thursday 21 May at 7:30 am
      And Jonah is acting for Wren
      And Jonah has chosen Iron play with Étienne Lacombe-Roy on Thursday 21 May at 7:30 am
      When Jonah books
      Then Jonah sees the message that the lesson is booked
      And the club holds exactly one lesson for Wren, with Étienne Lacombe-Roy on Thursday 21 May at 7:30 am
      And the club holds 0 lessons for Jonah

    Example: Every request is made in the child's name while the parent acts for the child
      Given Jonah is acting for Wren
      And the club records the passes from now on
      When Jonah opens his lessons
      Then the club has recorded only Wren's passes

    Example: Every request is made in the parent's name again afterwards
      Given Jonah is acting for Wren
      And Jonah goes back to his own account
      And the club records the passes from now on
      When Jonah opens his lessons
      Then the club has recorded only Jonah's passes

    Example: Open lessons of the child aren't requested in the parent's name
      Given Jonah is acting for Wren
      And Jonah has opened his lessons
      And the club records the passes from now on
      When Jonah goes back to his own account
      Then Jonah is welcomed at home as Jonah
      And the club has recorded only Jonah's passes

    @session.shop-token
    @session.shop-address
    Example: The cart is the child's while the parent acts for the child
      Given Jonah has 3 items in the cart
      And Wren has 5 items in the cart
      When Jonah acts for Wren
      Then Jonah sees that 5 items are in the cart

    Example: The family is signed out when the child's pass can't be renewed
      Given Jonah is acting for Wren
      And Wren's pass has expired
      When Jonah opens his lessons
      Then Jonah finds himself signed out
      And Jonah sees the message that the session has expired
      And the club was asked once to renew the pass
      And nothing of Wren's account is kept on the device

  Rule: Nobody in the family sees another's data

    Background:
      Given Jonah has a lesson on Thursday 21 May at 7:30 am
      And Wren has a lesson on Friday 22 May at 9:00 am

    Example: Home and credits change to the child's
      Given Wren has 2 credits of 5, of which 1 end on Tuesday 30 June
      And Jonah opens home
      When Jonah acts for Wren
      Then the next lesson at home is on Friday 22 May at 9:00 am
      And Jonah has 2 credits left in his profile

    Example: Home and credits change back to the parent's
      Given Jonah is acting for Wren
      When Jonah goes back to his own account
      Then the next lesson at home is on Thursday 21 May at 7:30 am
      And Jonah has 6 credits left in his profile

    Example: Home changes from one child to the other
      Given Jonah is acting for Wren
      When Jonah acts for Robin with the password
      Then Jonah is welcomed at home as Robin
      And Jonah sees that no next lesson is shown at home

  Rule: Nothing begun for one is continued for another

    Example: An error message disappears when the parent acts for a child
      Given loading the layout of the home fails on the club's side
      And Jonah opens home
      And Jonah sees the message that a part of the home can't be loaded
      And everything works again
      When Jonah acts for Wren
      Then Jonah sees no further message

    Example: An unfinished booking is cleared when the parent stops acting for a child
      Given Jonah is acting for Wren
      And Étienne Lacombe-Roy is free on Thursday 28 May at 7:30 am
      And Jonah has chosen Iron play with Étienne Lacombe-Roy on Thursday 28 May at 7:30 am
      When Jonah goes back to his own account
      Then Jonah finds nothing chosen for a booking

  @session.sub-account-parameter-read
  Rule: A link can switch to a child who is signed in in this window

    Scenario Outline: A link that names <what> as the child switches to Wren
      Given Jonah is acting for Wren
      And Jonah goes back to his own account
      When Jonah follows a link that names <what> as the child
      Then Jonah sees that he acts for Wren
      And Jonah is welcomed at home as Wren

      Examples:
        | what           |
        | Wren           |
        | the last child |

    Example: A parent can return to their own account after following such a link
      Given Jonah is acting for Wren
      And Jonah goes back to his own account
      And Jonah follows a link that names Wren as the child
      When Jonah goes back to his own account
      Then Jonah is welcomed at home as Jonah

    Scenario Outline: A link that names <whom> as the child doesn't change the account
      Given Jonah is acting for Wren
      And Jonah goes back to his own account
      And the club records the passes from now on
      When Jonah follows a link that names <whom> as the child
      Then Jonah is welcomed at home as Jonah
      And the club has recorded only Jonah's passes

      Examples:
        | whom            |
        | Robin           |
        | Hana            |
        | a made-up child |
