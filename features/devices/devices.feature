Feature: Launch monitors
  Some players own launch monitors. They see which ones are registered to them,
  and what each one is.

  @devices.device-abilities
  Rule: Players with launch monitors see them in their account

    Example: Odette sees her two launch monitors
      Given Odette is signed in
      When Odette looks at her launch monitors
      Then the launch monitors are
        | LP31120456 |
        | LM20410877 |

    @devices.device-blocked
    Example: A blocked launch monitor isn't listed
      Given Bram is signed in
      When Bram looks at his launch monitors
      Then the launch monitors are
        | LX50070132 |

    Example: Launch monitors that can't be loaded show an error
      Given Odette is signed in
      And loading the launch monitors fails
      When Odette looks at her launch monitors
      Then Odette sees the message that her launch monitors can't be loaded

  Rule: Players without a launch monitor can't open the list of launch monitors

    Example: Hana is told that her membership has no launch monitor
      Given Hana is signed in
      When Hana opens the address of launch monitors
      Then Hana sees that her membership has no launch monitor
      And the club was never asked for launch monitors
