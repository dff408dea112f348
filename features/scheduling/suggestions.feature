Feature: Suggested times
  Players who have chosen a time are shown others like it,
  so that a series of lessons is quickly put together.

  Background:
    Given Hana is signed in
    And Marisol Vance is free on Thursday 21 May at 7:30 am

  @scheduling.suggestions-need-slots
  Rule: Without a chosen time there is nothing to go by

    Example: The wish is refused before anybody is asked
      Given Hana has begun to book
      When Hana asks for suggestions
      Then Hana is told that a time is to be chosen first
      And the club was never asked for suggestions

  @scheduling.suggestions-with-slots
  Rule: Suggestions follow the chosen times, and each tells its reason

    Example: The same time a week later
      Given Marisol Vance is free on Thursday 28 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana asks for suggestions
      Then Hana is suggested Thursday 28 May at 7:30 am with Marisol Vance, being the same time

    Example: Sooner
      Given Marisol Vance is free on Friday 15 May at 6:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana asks for suggestions
      Then Hana is suggested Friday 15 May at 6:30 am with Marisol Vance, being sooner

    Example: The same time with another coach
      Given Teodor Hale is free on Thursday 21 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana asks for suggestions
      Then Hana is suggested Thursday 21 May at 7:30 am with Teodor Hale, being another coach

    Example: A suggestion joins the choice
      Given Marisol Vance is free on Thursday 28 May at 7:30 am
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And Hana has asked for suggestions
      When Hana adds Thursday 28 May at 7:30 am to the choice
      Then Hana has 2 times chosen

    Example: When suggestions fail, the choice is kept
      Given Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      And reading suggestions fails
      When Hana asks for suggestions
      Then Hana is told that something went wrong on the club's side
      And Hana has 1 time chosen
