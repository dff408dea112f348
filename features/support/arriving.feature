Feature: Preloading home
  Home's data is requested before the rest of the club has loaded.
  Each answer belongs to one account, one language and one visit.

  Background:
    Given Hana is signed in and has been here before
    And Hana has a lesson on Thursday 21 May at 7:30 am

  Rule: Preloaded data is shown only to the account it was requested for

    Example: A second player on the same device doesn't see the first player's preloaded lesson
      Given Hana opens home
      And Hana has signed out
      And Mateo has signed in on the same device
      When Mateo opens home
      Then Mateo sees that no next lesson is shown at home

    Example: An expired pass is renewed before preloaded data is shown
      Given Hana's pass has expired
      When Hana opens home
      Then the next lesson at home is on Thursday 21 May at 7:30 am
      And the club was asked once to renew the pass

    Example: A player whose pass can't be renewed is signed out and sees no preloaded data
      Given Hana's pass can't be renewed any more
      When Hana opens home
      Then Hana finds herself signed out

  Rule: Preloaded data is shown only in the language it was requested in

    Example: Changing the language loads the tip again in the new language
      Given Hana opens home
      When Hana has chosen French
      Then the tip at home is "Comptez les secondes de votre swing, pas les yards : trois lentes valent mieux que deux pressées."

  Rule: Preloaded data is shown in the device's time zone

    Example: A device in Singapore shows the preloaded lesson in its own time zone, too
      Given Hana's own clock is in Singapore
      And Hana has a lesson on Thursday 14 May at 7:30 pm
      When Hana opens home
      Then the next lesson at home is on Thursday 14 May at 7:30 pm
      And the own time at home is "Fri 15 May, 8:30 am"

  Rule: Preloaded data never replaces a more recent answer

    Example: A lesson booked after preloading is shown as the next lesson
      Given Hana opens home
      And Hana opens her lessons
      And Hana has a lesson on Thursday 14 May at 7:30 am
      When Hana opens home
      Then the next lesson at home is on Thursday 14 May at 7:30 am

    Example: Signing out and in again loads the next lesson anew
      Given Hana opens home
      And Hana has a lesson on Thursday 14 May at 7:30 am
      And Hana has signed out and in again
      When Hana opens home
      Then the next lesson at home is on Thursday 14 May at 7:30 am
