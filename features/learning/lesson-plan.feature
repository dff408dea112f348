Feature: The lesson plan
  Player and coach agree on a goal and on the steps towards it.
  The player sees how far it has come, and may rest on the way.

  Rule: The plan shows every step, and the one that is worked on

    Example: Halfway
      Given Hana is signed in
      When Hana opens her lesson plan
      Then the lesson plan is "Break 80 by autumn"
      And there are 11 steps of the plan
      And the step that is worked on is "Shallow the transition"

    Example: In the player's language
      Given Hana is signed in
      And Hana has chosen the language fr
      When Hana opens her lesson plan
      Then the step that is worked on is "Aplatir la transition"

    Example: At its end
      Given Bram is signed in
      When Bram opens his lesson plan
      Then the state of the plan is "COMPLETED"
      And Bram reads that the plan can't be paused
      And no step that is worked on is shown

    Example: A player for whom nobody has made one
      Given Mateo is signed in
      When Mateo opens his lesson plan
      Then no lesson plan is shown

  @learning.lesson-plan-default-status
  Rule: A plan of which nothing else is said is under way

    Example: Without a word from the club
      Given Hana is signed in
      And the club says nothing of where Hana's plan stands
      When Hana opens her lesson plan
      Then the state of the plan is "IN_PROGRESS"

    Example: With a word that nobody here knows
      Given Hana is signed in
      And the club says "ADJOURNED" of where Hana's plan stands
      When Hana opens her lesson plan
      Then the state of the plan is "OTHER"
      And Hana reads that the plan can't be paused

  @learning.lesson-plan-can-pause
  Rule: The plan can be paused and taken up again, once the player has said yes

    Example: A rest
      Given Hana is signed in
      And Hana opens her lesson plan
      When Hana pauses the plan
      Then the state of the plan is "PAUSED"
      And the club knows that Hana's plan stands at PAUSED

    Example: On again
      Given Hana is signed in
      And the club says "PAUSED" of where Hana's plan stands
      And Hana opens her lesson plan
      When Hana takes the plan up again
      Then the state of the plan is "IN_PROGRESS"
      And the club knows that Hana's plan stands at IN_PROGRESS

    Example: After thinking better of it
      Given Hana is signed in
      And Hana opens her lesson plan
      When Hana thinks better of pausing the plan
      Then the state of the plan is "IN_PROGRESS"
      And the club was never asked to pause the plan

    Example: With trouble on the club's side it stands as it stood
      Given Hana is signed in
      And Hana opens her lesson plan
      And pausing the plan fails on the club's side
      When Hana pauses the plan
      Then Hana is told that something went wrong on the club's side
      And the state of the plan is "IN_PROGRESS"
