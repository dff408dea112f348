Feature: The paid plan of a launch monitor
  Course play needs a paid plan. A player without one is offered one;
  buying is open to everybody.

  @devices.skytrak-plus-gate @session.launch-monitor-gates
  Rule: Course play needs a paid plan

    Example: A player without a paid plan is offered one
      Given Bram has "Course Simulation" without a launch monitor
      And Bram is signed in
      And Bram looks at his launch monitors
      And Bram begins to activate "Course Simulation"
      When Bram activates it on "LX50070132"
      Then Bram is offered a paid plan
      And the club was never asked to activate a membership

    Example: The offer of a paid plan leads to a prepaid card
      Given Bram has "Course Simulation" without a launch monitor
      And Bram is signed in
      And Bram looks at his launch monitors
      And Bram begins to activate "Course Simulation"
      And Bram activates it on "LX50070132"
      When Bram takes the offer
      Then the card is at the code
