Feature: Registering, selling and reporting a launch monitor
  A launch monitor belongs to one player at a time. Its serial number says
  whether it can be registered, and what to do where it can't.

  @devices.device-check-code @devices.device-check-by-esn
  Rule: The serial number decides the next step

    Scenario Outline: The serial number <serial number> is recognised: <finding>
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to register a launch monitor
      When Odette enters the serial number "<serial number>"
      Then Odette sees that <finding>
      And the club was asked once to check a serial number
      And the club was never asked to register a launch monitor

      Examples:
        | serial number | finding                                     |
        | LM20999001    | the launch monitor is free                  |
        | LM20 4108 77  | the launch monitor is already hers          |
        | LX50070132    | the launch monitor belongs to somebody else |
        | LM20666013    | the launch monitor is blocked               |
        | LM00000000    | the serial number is invalid                |

    Example: An incomplete serial number isn't checked
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to register a launch monitor
      When Odette enters the serial number "LM2099900"
      Then the club was never asked to check a serial number

    @devices.register-starts-invalid-esn
    Example: A launch monitor can't be registered without a serial number
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to register a launch monitor
      When Odette registers it
      Then Odette sees the message that the serial number is invalid
      And the club was never asked to register a launch monitor

    Example: A serial number that can't be checked shows an error
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to register a launch monitor
      And the check of the serial number fails
      When Odette enters the serial number "LM20999001"
      Then Odette sees the message that the serial number can't be checked

  @devices.device-dialogs
  Rule: A free launch monitor becomes the player's

    Example: Odette registers a third launch monitor
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette registers the launch monitor "LM20999001"
      Then the launch monitors are
        | LM20999001 |
        | LP31120456 |
        | LM20410877 |

    Example: Hers is the launch monitor whose serial number was entered
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette registers the launch monitor "LP31 5552 22"
      Then the launch monitors are
        | LP31555222 |
        | LP31120456 |
        | LM20410877 |

    Example: A launch monitor is registered once although the answer was lost
      Given Odette is signed in
      And Odette looks at her launch monitors
      And the answer to the registration of the launch monitor gets lost
      When Odette registers the launch monitor "LM20999001"
      Then the launch monitors are
        | LM20999001 |
        | LP31120456 |
        | LM20410877 |
      And the club was asked once to register a launch monitor

    @devices.device-blocked
    Example: A blocked launch monitor can't be registered
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette registers the launch monitor "LM20666013"
      Then Odette sees that the launch monitor is blocked
      And Odette sees that the help desk is offered
      And the launch monitors are
        | LP31120456 |
        | LM20410877 |

  @devices.device-transfer-report-upgrade
  Rule: A launch monitor is sold only after the player sees what is lost

    Example: A player sees what is lost before selling a launch monitor
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette begins to sell the launch monitor "LM20410877"
      Then the memberships that end with the sale are "Game Improvement"
      And Odette sees that the rest of the term is not refunded
      And the club was never asked to unregister a launch monitor

    Example: A player learns that no membership ends with the sale
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette registers the launch monitor "LM20999001"
      When Odette begins to sell the launch monitor "LM20999001"
      Then Odette sees that no membership ends with the sale

    Example: A player whose memberships can't be loaded learns that they would end
      Given Odette is signed in
      And loading the memberships fails
      And Odette looks at her launch monitors
      When Odette begins to sell the launch monitor "LM20410877"
      Then Odette sees that its memberships end with the sale

    Scenario Outline: The launch monitor <sold> is no longer listed once it is sold
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette sells the launch monitor "<sold>"
      Then the launch monitors are
        | <kept> |

      Examples:
        | sold       | kept       |
        | LM20410877 | LP31120456 |
        | LP31120456 | LM20410877 |

  @devices.device-transfer-report-upgrade
  Rule: A lost or stolen launch monitor stays the player's

    Example: A stolen launch monitor is marked as reported
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette reports as stolen the launch monitor "LP31120456"
      Then the launch monitors reported as stolen are "LP31120456"

    Example: A lost launch monitor is marked as reported, and the other isn't
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette reports as lost the launch monitor "LM20410877"
      Then the launch monitors reported as lost are "LM20410877"
      And the club was asked to report a launch monitor with
        | reason | lost |

    Example: Nothing is activated on a stolen launch monitor
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette reports as stolen the launch monitor "LP31120456"
      When Odette begins to activate "Course Simulation"
      Then the launch monitors to choose from are "LM20410877"

    Example: The help desk is offered for a launch monitor that was found again
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette reports as lost the launch monitor "LM20410877"
      When Odette looks at the launch monitor "LM20410877"
      Then Odette sees that the help desk is offered
