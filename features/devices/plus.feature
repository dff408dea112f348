Feature: Course play on a launch monitor
  Course play needs a plan that includes it. A player without one gets an offer
  in its place; whatever can be bought is open to everybody.

  @devices.skytrak-plus-gate @session.launch-monitor-gates
  Rule: Course play is activated only with a plan that includes it

    Example: Bram's plan has none, and he gets an offer
      Given Bram has "Course Simulation" without a launch monitor
      And Bram is signed in
      And Bram looks at his launch monitors
      And Bram begins to activate "Course Simulation"
      When Bram activates it on "LX50070132"
      Then Bram is offered a paid plan
      And the club was never asked to activate a membership

    Example: The offer leads on to a prepaid card
      Given Bram has "Course Simulation" without a launch monitor
      And Bram is signed in
      And Bram looks at his launch monitors
      And Bram begins to activate "Course Simulation"
      And Bram activates it on "LX50070132"
      When Bram takes the offer
      Then the card is at the code

    Example: With the plan of the offer, course play is activated
      Given Bram has "Course Simulation" without a launch monitor
      And Bram is signed in
      And Bram looks at his launch monitors
      And Bram begins to upgrade the launch monitor "LX50070132"
      And Bram goes on with the plan "Play & Improve Membership"
      And Bram pays for the plan with a card
      And Bram looks at his launch monitors
      And Bram begins to activate "Course Simulation"
      When Bram activates it on "LX50070132"
      Then the activation is at over

    Example: A plan that has ended opens nothing any more
      Given the next payment for "Play & Improve" will be declined
      And it is Monday 15 March 2027 at 9:00 am in Chicago
      And Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to activate "Course Simulation"
      When Odette activates it on "LP31120456"
      Then Odette is offered a paid plan
