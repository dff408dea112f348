Feature: Devices with a wrong clock
  Phones and computers can be minutes off. The club's own clock decides,
  and nobody is signed out because of a wrong one.

  @session.token-refresh-on-401
  Rule: A wrong clock neither signs players out nor renews a pass early

    Scenario Outline: A new pass is valid on a device that is 10 minutes <off>
      Given the clock of Hana's device is 10 minutes <off>
      And Hana signs in with her password
      When Hana opens home
      Then Hana finds herself signed in
      And the club was never asked to renew a pass

      Examples:
        | off  |
        | fast |
        | slow |

    Scenario Outline: An expired pass is renewed once on a device that is 10 minutes <off>
      Given the clock of Hana's device is 10 minutes <off>
      And Hana signs in with her password
      And 31 minutes pass
      When Hana opens home
      Then Hana finds herself signed in
      And the club was asked once to renew the pass

      Examples:
        | off  |
        | fast |
        | slow |

    Scenario Outline: A renewed pass is valid on a device that is 10 minutes <off>
      Given the clock of Hana's device is 10 minutes <off>
      And Hana is signed in
      And Hana's pass has expired
      And Hana opens home
      When Hana opens her lessons
      Then Hana finds herself signed in
      And the club was asked once to renew the pass

      Examples:
        | off  |
        | fast |
        | slow |

  Rule: Time limits last equally long on every device

    Scenario Outline: A help-desk ticket lasts nine minutes on a device that is 10 minutes <off>
      Given the clock of Hana's device is 10 minutes <off>
      And Hana is signed in
      When Hana asks for a ticket for the desk and looks at it for 9 minutes
      Then Hana sees that she has a ticket for the desk

      Examples:
        | off  |
        | fast |
        | slow |

    Scenario Outline: Another code can be requested after half a minute on a device that is 10 minutes <off>
      Given the clock of Hana's device is 10 minutes <off>
      And Hana wants a new password
      And Hana has asked for a code to her email address
      And 30 seconds pass
      When Hana asks for another code
      Then Hana sees the message that a new code was sent

      Examples:
        | off  |
        | fast |
        | slow |

  Rule: The club's clock decides whether a cancellation costs the credit

    Example: A cancellation that is late only by the club's clock costs the credit
      Given the clock of Hana's device is 10 minutes slow
      And Hana is signed in
      And Hana has a lesson that starts in 23 hours and 55 minutes
      When Hana cancels that lesson
      Then Hana sees the message that the loss of the credit has to be accepted
      And the lesson is shown as booked

    Example: A cancellation that is late only by the device's clock is free
      Given the clock of Hana's device is 10 minutes fast
      And Hana is signed in
      And Hana has 5 credits
      And Hana has a lesson that starts in 24 hours and 5 minutes
      When Hana cancels that lesson and accepts the loss of the credit
      Then the lesson is shown as cancelled
      And Hana has 6 credits left in her profile

  Rule: A player is told when the date of the device is wrong

    Scenario Outline: The date of a device that is three days <off> is told
      Given the clock of Hana's device is 72 hours <off>
      When Hana signs in with her password
      Then Hana sees the message that her device's date is wrong

      Examples:
        | off  |
        | fast |
        | slow |

    Example: Twenty hours are no wrong date
      Given the clock of Hana's device is 20 hours fast
      When Hana signs in with her password
      Then Hana finds herself signed in
      And Hana sees no further message
