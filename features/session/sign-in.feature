Feature: Signing in
  Players open their club with a password
  and are told plainly when it does not open.

  @session.password-sign-in
  Rule: The right password opens the club

    Example: By e-mail address
      When Hana signs in with her password
      Then Hana finds herself signed in

    Example: By phone number
      When Hana signs in with her phone number and her password
      Then Hana finds herself signed in

    Example: Spaces around the address don't matter
      When Hana signs in with spaces around her e-mail address
      Then Hana finds herself signed in

    @session.login-other-codes-sign-in
    Example: A code of the club beside a good answer does not matter
      Given the sign-in is answered with code 90001 beside the good news
      When Hana signs in with her password
      Then Hana finds herself signed in

  @session.failed-sign-in-stays-out
  @session.sign-in-failure-keeps-payload
  Rule: A sign-in that fails leaves the player outside, with everything at hand to try again

    Example: A wrong password
      When Hana signs in with a wrong password
      Then Hana is told that address and password don't match
      And Hana finds herself signed out
      And the club's answer is kept, and its own words are not shown
      And Hana finds "hana@clubhouse.example" as the e-mail address to sign in

    Example: The club can be asked again at once
      Given Hana has signed in with a wrong password
      When Hana signs in with her password
      Then Hana finds herself signed in

    Example: No answer in time
      Given the sign-in stays without an answer
      When Hana signs in with her password
      Then Hana is told that the club does not answer
      And Hana finds herself signed out

    Example: Trouble on the club's side
      Given the sign-in fails on the club's side
      When Hana signs in with her password
      Then Hana is told that something went wrong on the club's side
      And Hana finds herself signed out

    Example: No connection
      Given Hana has lost the connection
      When Hana signs in with her password
      Then Hana is told that there is no connection
      And the club was never asked to sign in

  Rule: What can't be right is not sent

    Scenario Outline: Without <what>
      When Hana signs in without <what>
      Then Hana is told that <what> is missing
      And the club was never asked to sign in

      Examples:
        | what              |
        | an e-mail address |
        | a password        |

    Example: Signing in in haste, twice at once
      When Hana signs in twice at once
      Then Hana finds herself signed in
      And the club was asked once to sign in

  Rule: After signing in a player arrives where the way led

    @browser
    Example: The lesson that was asked for
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana came by the address of that lesson
      When Hana signs in with her password
      Then Hana reads Iron play with Marisol Vance at Lakeshore Tempo Room on Thursday 21 May at 7:30 am

    @browser
    Example: An address that leads out of the club leads home instead
      Given Hana came by an address that leads to another host after signing in
      When Hana signs in with her password
      Then Hana is welcomed at home
