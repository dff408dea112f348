Feature: Cancelling a lesson
  Players cancel a lesson in time,
  and learn beforehand whether the credit is returned.

  Background:
    Given Hana is signed in

  @scheduling.cancel-states
  Rule: A lesson is cancelled once the club confirms it

    @engines
    Example: A cancellation returns the credit
      Given Hana has 5 credits
      And Hana has a lesson on Thursday 21 May at 7:30 am
      When Hana cancels that lesson
      Then the lesson is shown as cancelled
      And the club holds no lesson for Hana
      And Hana has 6 credits left in her profile

    Example: A cancellation is in progress until the club answers
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And cancelling gets no answer for 5 seconds
      When Hana cancels that lesson
      Then the lesson is shown as being cancelled

    Example: A refused cancellation leaves the lesson booked
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And cancelling is refused
      When Hana cancels that lesson
      Then Hana sees the message that the lesson wasn't cancelled
      And the lesson is shown as booked

    @scheduling.cancel-payload
    Example: The coach receives the player's note
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      When Hana cancels that lesson with the note "Back is sore, resting this week."
      Then the club has received the note "Back is sore, resting this week."

  @scheduling.cancel-only-200
  Rule: Only a clear confirmation counts as a cancellation

    Example: A cancellation that is accepted but unconfirmed leaves the lesson booked
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And cancelling is accepted but not confirmed
      When Hana cancels that lesson
      Then Hana sees the message that the lesson wasn't cancelled
      And the lesson is shown as booked

  @scheduling.cancel-payload
  Rule: Cancelling is free until 24 hours before the start; after that it costs the credit

    Scenario Outline: The credit of a cancelled lesson <comes back> <left> before its start
      Given Hana has a lesson that starts in <left>
      When Hana wants to cancel that lesson
      Then Hana sees that the credit <comes back>

      Examples:
        | left                    | comes back |
        | 24 hours and 1 minute   | comes back |
        | 24 hours                | comes back |
        | 23 hours and 59 minutes | is lost    |

    Example: A late cancellation needs the player's consent
      Given Hana has a lesson that starts in 19 hours
      When Hana cancels that lesson
      Then Hana sees the message that the loss of the credit has to be accepted
      And the club was never asked to cancel

    Example: A late cancellation with consent costs the credit
      Given Hana has 5 credits
      And Hana has a lesson that starts in 19 hours
      When Hana cancels that lesson and accepts the loss of the credit
      Then the lesson is shown as cancelled
      And the club holds no lesson for Hana
      And Hana has 5 credits left in her profile

    Example: A cancellation needs consent when the 24 hours expire during the decision
      Given Hana has a lesson that starts in 24 hours
      And Hana wants to cancel that lesson
      And 1 minute passes
      When Hana cancels that lesson
      Then Hana sees the message that the loss of the credit has to be accepted
      And the club holds exactly one lesson for Hana

    Example: A player reads why the credit of a lesson overseas is lost
      Given Hana has an Iron play lesson with Wei Lin Tan at Marina Quay Studio on Thursday 14 May at 7:00 pm
      And Hana has opened that lesson
      And Hana wants to cancel that lesson
      When Hana asks why the credit is lost
      Then the sentence of the explanation is "You get a credit back only if you cancel at least 24 hours before the lesson."
      And the figures of the explanation are
        | Lesson starts | Thu 14 May, 7:00 pm                    |
        | Free until    | Wed 13 May, 7:00 pm                    |
        | Now           | Thu 14 May, 1:30 am                    |
        | Clock         | Marina Quay Studio, Singapore Standard Time |

    Example: The 24 hours for cancelling are counted correctly when the clocks go forward
      Given it is Saturday 7 March at 10:00 am in Chicago
      And Hana has a lesson on Sunday 8 March at 10:00 am
      When Hana wants to cancel that lesson
      Then Hana sees that the credit is lost

    Example: The 24 hours for cancelling are counted correctly when the clocks go back
      Given it is Saturday 31 October at 10:30 am in Chicago
      And Hana has a lesson on Sunday 1 November at 10:00 am
      When Hana wants to cancel that lesson
      Then Hana sees that the credit comes back

  Rule: A lesson that is already cancelled counts as cancelled

    Example: A lesson cancelled on another device is shown as cancelled
      Given Hana has 5 credits
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana has opened that lesson
      And Hana has meanwhile cancelled it on another device
      When Hana cancels that lesson
      Then the lesson is shown as cancelled
      And Hana has 6 credits left in her profile

    Example: Submitting a cancellation twice cancels once
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      When Hana cancels that lesson twice at once
      Then the lesson is shown as cancelled
      And the club was asked once to cancel

  Rule: A cancellation whose answer was lost is cleared up by loading the lessons

    Example: A cancellation that reached the club is shown as cancelled
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And the answer to the cancellation gets lost
      When Hana cancels that lesson
      Then the lesson is shown as cancelled
      And the club was asked once to cancel

    Example: A cancellation that never reached the club leaves the lesson booked
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And the cancellation never arrives
      When Hana cancels that lesson
      Then Hana sees the message that the lesson wasn't cancelled
      And the lesson is shown as booked
      And the club holds exactly one lesson for Hana

    Example: The player is told when it is unknown whether the lesson is cancelled
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana has opened that lesson
      And the answer to the cancellation gets lost
      And loading the lessons fails
      When Hana cancels that lesson
      Then Hana sees the message that it is unknown whether the lesson was cancelled

    Example: A player who cancels without a connection is told that nothing was cancelled
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana has opened that lesson
      And Hana has lost the connection
      When Hana cancels that lesson
      Then Hana sees the message that the lesson wasn't cancelled

    Example: A cancellation without a connection isn't sent
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana has opened that lesson
      And Hana has lost the connection
      When Hana cancels that lesson
      Then Hana sees the message that there is no connection
      And the lesson is shown as booked
      And the club was never asked to cancel

  @scheduling.cancel-status-reset
  Rule: Signing out clears which lessons were cancelled

    Example: A lesson that the club restored is shown as booked after the next sign-in
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana has cancelled the lesson of Thursday 21 May
      And the club has restored that lesson
      When Hana signs out and in again
      Then the lesson of Thursday 21 May is shown as booked

    Example: A lesson that the club restored can be cancelled again
      Given Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana has cancelled the lesson of Thursday 21 May
      And the club has restored that lesson
      And Hana has signed out and in again
      When Hana cancels the lesson of Thursday 21 May
      Then the club was asked twice to cancel
      And the club holds no lesson for Hana
