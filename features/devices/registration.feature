Feature: Registering, selling and reporting a launch monitor
  A launch monitor belongs to one player at a time. Its serial number says
  whether it can be registered, and what to do where it can't.

  @devices.device-check-code @devices.device-check-by-esn
  Rule: The check of the serial number decides what comes next

    Scenario Outline: A serial number whose next step is <step>
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to register a launch monitor
      When Odette enters the serial number "<serial number>"
      Then the next step is <step>
      And the club was asked once to check a serial number
      And the club was never asked to register a launch monitor

      Examples:
        | serial number | step                                 |
        | LM20999001    | to register it                       |
        | LM20 4108 77  | to find it among her launch monitors |
        | LX50070132    | to ask the seller                    |
        | LM20666013    | to ask the club                      |
        | LM00000000    | to correct it                        |

    Example: A serial number is checked only once it is complete
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to register a launch monitor
      When Odette enters the serial number "LM2099900"
      Then the club was never asked to check a serial number

    @devices.register-starts-invalid-esn
    Example: Nothing can be registered before there is a serial number
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to register a launch monitor
      When Odette registers it
      Then Odette is told that this is no serial number
      And the club was never asked to register a launch monitor

    Example: The check fails
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette begins to register a launch monitor
      And the check of the serial number fails
      When Odette enters the serial number "LM20999001"
      Then Odette is told that the serial number can't be checked

  @devices.device-dialogs
  Rule: A free launch monitor becomes the player's

    Example: Odette's third launch monitor
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette registers the launch monitor "LM20999001"
      Then the launch monitors are "LM20999001, LP31120456, LM20410877"

    Example: A registration whose answer got lost is sent once
      Given Odette is signed in
      And Odette looks at her launch monitors
      And the answer to the registration of the launch monitor gets lost
      When Odette registers the launch monitor "LM20999001"
      Then the launch monitors are "LM20999001, LP31120456, LM20410877"
      And the club was asked once to register a launch monitor

    @devices.device-blocked
    Example: A blocked launch monitor is never listed
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette registers the launch monitor "LM20666013"
      Then the next step is to ask the club
      And the launch monitors are "LP31120456, LM20410877"

  @devices.device-transfer-report-upgrade
  Rule: A launch monitor is given up only after its player knows what is lost

    Example: The question
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette begins to sell the launch monitor "LM20410877"
      Then Odette reads of 2 losses
      And the club was never asked to unregister a launch monitor

    Example: It is sold
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette sells the launch monitor "LM20410877"
      Then the launch monitors are "LP31120456"

  @devices.device-transfer-report-upgrade
  Rule: A lost or stolen launch monitor stays the player's

    Example: Stolen
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette reports as stolen the launch monitor "LP31120456"
      Then the launch monitor "LP31120456" is marked as reported
