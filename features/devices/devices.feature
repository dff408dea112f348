Feature: Launch monitors
  Some players own launch monitors. They see which ones are registered to them,
  and what each one is.

  @devices.device-abilities
  Rule: Players with a launch monitor find it in their account

    Example: Odette has two
      Given Odette is signed in
      When Odette looks at her launch monitors
      Then the launch monitors are "LP31120456, LM20410877"

    @devices.device-blocked
    Example: Bram's blocked one is not among his
      Given Bram is signed in
      When Bram looks at his launch monitors
      Then the launch monitors are "LX50070132"

    Example: They can't be read
      Given Odette is signed in
      And reading the launch monitors fails
      When Odette looks at her launch monitors
      Then Odette is told that her launch monitors can't be read

  Rule: Launch monitors are closed to players of the club alone

    Example: Hana is told why
      Given Hana is signed in
      When Hana opens the address of launch monitors
      Then Hana reads that her membership has no launch monitor
      And the club was never asked for launch monitors
