Feature: Arriving at the club
  What a player comes for is asked of the club before everything else has arrived.
  Each answer belongs to one account, one language and one visit.

  Background:
    Given Hana is signed in and has been here before
    And Hana has a lesson on Thursday 21 May at 7:30 am

  Rule: What was requested on arriving is shown to that account alone

    Example: Another player signs in on the same device
      Given Hana goes home
      And Hana has signed out
      And Mateo has signed in on the same device
      When Mateo goes home
      Then Mateo reads that no next lesson is shown at home

    Example: A pass that has run out is renewed before anything is shown
      Given Hana's pass has run out
      When Hana goes home
      Then the next lesson at home is on Thursday 21 May at 7:30 am
      And the club was asked once to renew the pass

    Example: A player who can't be let in again sees nothing of it
      Given Hana's pass can't be renewed any more
      When Hana goes home
      Then Hana finds herself signed out

  Rule: What was requested on arriving is shown in the language of the request alone

    Example: The player chooses another language
      Given Hana goes home
      When Hana has chosen the language fr
      Then Hana reads the tip "Comptez les secondes de votre swing, pas les verges : trois lentes valent mieux que deux pressées."

  Rule: What was requested on arriving is shown in the device's time zone

    @browser
    Example: The device is in Singapore
      Given Hana's own clock is in Singapore
      And Hana has a lesson on Thursday 14 May at 7:30 pm
      When Hana goes home
      Then the next lesson at home is on Thursday 14 May at 7:30 pm
      And Hana reads at home "Fri 15 May, 8:30 am" on her own clock

  Rule: What was requested on arriving is never shown in place of a later answer

    Example: An earlier lesson was booked since
      Given Hana goes home
      And Hana opens her lessons
      And Hana has a lesson on Thursday 14 May at 7:30 am
      When Hana goes home
      Then the next lesson at home is on Thursday 14 May at 7:30 am

    Example: The player signs out and in again
      Given Hana goes home
      And Hana has a lesson on Thursday 14 May at 7:30 am
      And Hana has signed out and in again
      When Hana goes home
      Then the next lesson at home is on Thursday 14 May at 7:30 am
