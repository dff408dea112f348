Feature: Returning to a sleeping device
  The club stays open for hours on a device that sleeps and runs nothing meanwhile.
  As soon as its player continues, the elapsed time counts.

  Background:
    Given Hana is signed in and remembered

  @session.token-refresh-on-401
  Rule: Players are still signed in after hours of sleep

    Example: An expired pass is renewed when the player continues
      Given Hana opens home
      And 9 hours pass while the device sleeps
      When Hana opens her lessons
      Then Hana finds herself signed in
      And the club was asked once to renew the pass

    Example: A booking that was begun before the sleep can be completed
      Given Marisol Vance is free on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And 9 hours pass while the device sleeps
      When Hana books
      Then Hana sees the message that the lesson is booked
      And the club was asked once to renew the pass
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am

    @session.token-refresh-single-flight
    @browser
    Example: Two windows renew the expired pass only once
      Given Hana has a second window open
      And 9 hours pass while the device sleeps
      When Hana opens home in one window and then in the other
      Then the club was asked once to renew the pass
      And Hana finds herself signed in

  Rule: A device that slept past midnight shows the new day

    @scheduling.month-navigation-current
    Example: Free times start from the new day after a sleep past midnight
      Given it is Sunday 31 May at 11:30 pm in New York
      And Marisol Vance is free on Sunday 31 May at 11:30 pm
      And Hana has begun to book
      And 3 hours pass while the device sleeps
      When Hana moves 1 month forward
      Then the free times show June 2026
      And the free times start from Monday 1 June

  Rule: The deadline for free cancellation passes while a device sleeps

    Example: Cancelling costs the credit when the deadline passed during the sleep
      Given Hana has a lesson that starts in 25 hours
      And Hana has opened that lesson
      And 2 hours pass while the device sleeps
      When Hana wants to cancel that lesson
      Then Hana sees that the credit is lost
