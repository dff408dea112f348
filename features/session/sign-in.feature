Feature: Signing in
  Players open their club with a password,
  and are told plainly when it fails.

  @session.password-sign-in
  Rule: The right password signs a player in

    @engines
    Example: A player signs in with an email address
      When Hana signs in with her password
      Then Hana finds herself signed in

    Example: A player signs in with a phone number
      When Hana signs in with her phone number and her password
      Then Hana finds herself signed in

    Example: Spaces around the email address are ignored when signing in
      When Hana signs in with spaces around her email address
      Then Hana finds herself signed in

    @session.login-other-codes-sign-in
    Example: A warning beside a successful sign-in is ignored
      Given the sign-in is answered with a warning beside the good news
      When Hana signs in with her password
      Then Hana finds herself signed in

  @session.failed-sign-in-stays-out
  @session.sign-in-failure-keeps-payload
  Rule: A failed sign-in can be tried again at once

    Example: A wrong password is refused, and the email address stays
      When Hana signs in with a wrong password
      Then Hana sees the message that email address and password don't match
      And Hana finds herself signed out
      And the club's own message isn't shown
      And Hana finds "hana@clubhouse.example" as the email address to sign in

    Example: The right password works after a wrong one
      Given Hana has signed in with a wrong password
      When Hana signs in with her password
      Then Hana finds herself signed in

    Example: A player is told when the club doesn't answer the sign-in
      Given the sign-in gets no answer
      When Hana signs in with her password
      Then Hana sees the message that the club does not answer
      And Hana finds herself signed out

    Example: The player is told when the sign-in fails at the club
      Given the sign-in fails on the club's side
      When Hana signs in with her password
      Then Hana sees the message that something went wrong on the club's side
      And Hana finds herself signed out

    Example: A sign-in without a connection isn't sent
      Given Hana has lost the connection
      When Hana signs in with her password
      Then Hana sees the message that there is no connection
      And the club was never asked to sign in

  Rule: An incomplete sign-in isn't sent

    Scenario Outline: A sign-in without <what> isn't sent
      When Hana signs in without <what>
      Then Hana sees the message that <what> is missing
      And the club was never asked to sign in

      Examples:
        | what              |
        | an email address |
        | a password        |

    Example: Submitting the sign-in twice signs in once
      When Hana signs in twice at once
      Then Hana finds herself signed in
      And the club was asked once to sign in

  Rule: Players arrive where they were going after signing in

    @browser
    Example: A link to a lesson opens that lesson after the sign-in
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana followed a link to that lesson
      When Hana signs in with her password
      Then Hana reads Iron play with Marisol Vance at Lakeshore Tempo Room on Thursday 21 May at 7:30 am

    @browser
    Example: A link that would lead out of the club leads home
      Given Hana followed a link that leads to another host after signing in
      When Hana signs in with her password
      Then Hana is welcomed at home
