Feature: A device that was asleep
  The club stays open for hours on a device that sleeps. Nothing runs meanwhile;
  as soon as its player goes on, the time that has passed counts.

  Background:
    Given Hana is signed in and remembered

  @session.token-refresh-on-401
  Rule: Who goes on after hours is still signed in

    Example: The pass has run out in the meantime
      Given Hana goes home
      And 9 hours pass while the device sleeps
      When Hana opens her lessons
      Then Hana finds herself signed in
      And the club was asked once to renew the pass

    Example: A booking that was begun before
      Given Marisol Vance is free on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And 9 hours pass while the device sleeps
      When Hana books
      Then Hana is told that the lesson is booked
      And the club was asked once to renew the pass
      And the club holds exactly one lesson for Hana, with Marisol Vance on Thursday 21 May at 7:30 am

    @session.token-refresh-single-flight
    Example: Two windows of the same device
      Given Hana has a second window open
      And 9 hours pass while the device sleeps
      When Hana goes home in one window and then in the other
      Then the club was asked once to renew the pass
      And Hana finds herself signed in

  Rule: After midnight it is another day

    @scheduling.month-navigation-current
    Example: The openings start from the new day
      Given it is Sunday 31 May at 11:30 pm in New York
      And Marisol Vance is free on Sunday 31 May at 11:30 pm
      And Hana has begun to book
      And 3 hours pass while the device sleeps
      When Hana turns 1 month forward
      Then the openings show June 2026
      And the openings start from Monday 1 June

  Rule: The time to cancel for free goes on while a device sleeps

    Example: It has run out by the time the player goes on
      Given Hana has a lesson that starts in 25 hours
      And Hana has opened that lesson
      And 2 hours pass while the device sleeps
      When Hana wants to cancel that lesson
      Then Hana reads that the credit is lost
