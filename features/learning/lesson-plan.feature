Feature: The lesson plan
  Player and coach agree on a goal and the steps towards it.
  The player sees the progress and can pause.

  Rule: The plan shows every step and highlights the current one

    Example: The plan highlights the step in the middle
      Given Hana is signed in
      When Hana opens her lesson plan
      Then the lesson plan is "Break 80 by autumn"
      And there are 11 steps of the plan
      And the step that is worked on is "Shallow the transition"

    Example: The plan is shown in the player's language
      Given Hana is signed in
      And Hana has chosen French
      When Hana opens her lesson plan
      Then the step that is worked on is "Aplatir la transition"

    Example: The plan shows that all steps are done
      Given Bram is signed in
      When Bram opens his lesson plan
      Then the state of the plan is "completed"
      And Bram sees that the plan can't be paused
      And no step that is worked on is shown

    Example: A player without a plan is told so
      Given Mateo is signed in
      When Mateo opens his lesson plan
      Then no lesson plan is shown

  @learning.lesson-plan-default-status
  Rule: A plan counts as in progress unless the club says otherwise

    Example: A plan without a state counts as in progress
      Given Hana is signed in
      And the club gives Hana's plan no state
      When Hana opens her lesson plan
      Then the state of the plan is "in progress"

    Example: A plan with an unknown state can't be paused
      Given Hana is signed in
      And the club gives Hana's plan the state "adjourned"
      When Hana opens her lesson plan
      Then the state of the plan is "on hold"
      And Hana sees that the plan can't be paused

  @learning.lesson-plan-can-pause
  Rule: The plan can be paused and resumed after confirmation

    Example: A player pauses the plan
      Given Hana is signed in
      And Hana opens her lesson plan
      When Hana pauses the plan
      Then the state of the plan is "paused"
      And the club knows that the state of Hana's plan is "paused"

    Example: A player resumes the plan
      Given Hana is signed in
      And the club gives Hana's plan the state "paused"
      And Hana opens her lesson plan
      When Hana takes the plan up again
      Then the state of the plan is "in progress"
      And the club knows that the state of Hana's plan is "in progress"

    Example: The plan isn't paused when the player cancels
      Given Hana is signed in
      And Hana opens her lesson plan
      When Hana decides against pausing the plan
      Then the state of the plan is "in progress"
      And the club was never asked to pause the plan

    Example: The plan stays in progress when pausing fails
      Given Hana is signed in
      And Hana opens her lesson plan
      And pausing the plan fails on the club's side
      When Hana pauses the plan
      Then Hana sees the message that something went wrong on the club's side
      And the state of the plan is "in progress"
