Feature: Activating a membership
  A membership works only on a launch monitor.
  A player activates an unused one on a launch monitor of their own.

  @devices.activation-starts-select-device @devices.device-dialogs
  Rule: A membership is activated after choosing its launch monitor

    Example: Activating a membership starts with the choice of a launch monitor
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette begins to activate "Course Simulation"
      Then Odette sees that a launch monitor has to be chosen
      And the club was never asked to activate a membership

    Example: A membership is activated on the chosen launch monitor
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to activate "Course Simulation"
      When Odette activates it on "LP31120456"
      Then Odette sees that the membership is activated
      And the memberships for launch monitors are
        | Game Improvement  | ends   |
        | Play & Improve    | renews |
        | Course Simulation | ends   |

    Example: A membership that was activated elsewhere meanwhile is refused
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to activate "Course Simulation"
      And another launch monitor meanwhile uses "Course Simulation"
      When Odette activates it on "LP31120456"
      Then Odette sees the message that the membership is in use elsewhere

  @devices.device-transfer-report-upgrade
  Rule: A launch monitor can have two memberships, and keeps the upgrade of its plan

    Example: Course play beside the plan of a launch monitor
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to activate "Course Simulation"
      When Odette activates it on "LM20410877"
      Then the memberships of the launch monitor "LM20410877" are
        | Game Improvement  | ends |
        | Course Simulation | ends |

    Example: A plan beside course play can still be upgraded
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to activate "Course Simulation"
      And Odette activates it on "LM20410877"
      And Odette looks at her launch monitors
      When Odette begins to upgrade the launch monitor "LM20410877"
      Then the plans for launch monitors are
        | Adhésion Jeu et progression |
