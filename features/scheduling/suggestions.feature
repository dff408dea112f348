Feature: Suggested times
  Players who have chosen a time are offered similar ones,
  so that a series of lessons is quickly booked.

  Background:
    Given Hana is signed in
    And Marisol Vance is free on Thursday 21 May at 7:30 am

  @scheduling.suggestions-need-slots
  Rule: Suggestions need a chosen time

    Example: Suggestions aren't requested before a time is chosen
      Given Hana has begun to book
      When Hana asks for suggestions
      Then Hana sees the message that a time has to be chosen first
      And the club was never asked for suggestions

  @scheduling.suggestions-with-slots
  Rule: Suggestions follow the chosen times, each with its reason

    Example: A player is offered the same time a week later
      Given Marisol Vance is free on Thursday 28 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana asks for suggestions
      Then Hana is suggested Thursday 28 May at 7:30 am with Marisol Vance, being the same time

    Example: A player is offered an earlier time
      Given Marisol Vance is free on Friday 15 May at 6:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana asks for suggestions
      Then Hana is suggested Friday 15 May at 6:30 am with Marisol Vance, being sooner

    Example: A player is offered the same time with another coach
      Given Teodor Hale is free on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana asks for suggestions
      Then Hana is suggested Thursday 21 May at 7:30 am with Teodor Hale, being another coach

    Example: A suggested time can be added to the chosen ones
      Given Marisol Vance is free on Thursday 28 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has asked for suggestions
      When Hana adds Thursday 28 May at 7:30 am to the choice
      Then Hana has 2 times chosen

    Example: The chosen time stays when suggestions can't be loaded
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And loading suggestions fails
      When Hana asks for suggestions
      Then Hana sees the message that something went wrong on the club's side
      And Hana has 1 time chosen
