Feature: Course play on a launch monitor
  Course play needs a plan that includes it. A player without one is offered
  one; buying is open to everybody.

  @devices.skytrak-plus-gate @session.launch-monitor-gates
  Rule: Course play needs a plan that includes it

    Example: A player whose plan lacks course play is offered one with it
      Given Bram has the unused membership "Course Simulation"
      And Bram is signed in
      And Bram looks at his launch monitors
      And Bram begins to activate "Course Simulation"
      When Bram activates it on "LX50070132"
      Then Bram sees that he needs a plan with course play
      And the club was never asked to activate a membership

    Example: The offer of a paid plan leads to a prepaid card
      Given Bram has the unused membership "Course Simulation"
      And Bram is signed in
      And Bram looks at his launch monitors
      And Bram begins to activate "Course Simulation"
      And Bram activates it on "LX50070132"
      When Bram takes the offer
      Then Bram sees that the code of the card is asked for

    @call:devices.membership-status @call:devices.charge-future @call:devices.upgrade-plan
    Example: Course play can be activated after buying the offered plan
      Given Bram has the unused membership "Course Simulation"
      And Bram is signed in
      And Bram upgrades the launch monitor "LX50070132" to "Play & Improve Membership"
      And Bram pays with a card
      And Bram looks at his launch monitors
      And Bram begins to activate "Course Simulation"
      When Bram activates it on "LX50070132"
      Then Bram sees that the membership is activated

    Example: A plan that has ended no longer includes course play
      Given the bank will decline the next payment for "Play & Improve"
      And it is Monday 15 March 2027 at 9:00 am in Chicago
      And Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to activate "Course Simulation"
      When Odette activates it on "LP31120456"
      Then Odette sees that she needs a plan with course play
