Feature: Memberships of launch monitors
  A player sees which membership each launch monitor has, what ends when
  and what renews.

  @devices.membership-sources @devices.device-area-kept
  Rule: All memberships are listed by their end

    Example: Odette sees her memberships by their end
      Given Odette is signed in
      When Odette looks at her launch monitors
      Then the memberships for launch monitors are
        | Game Improvement  | ends     |
        | Play & Improve    | renews   |
        | Course Simulation | inactive |

    Example: A membership without an end is shown as unlimited
      Given Bram is signed in
      When Bram looks at his launch monitors
      Then the memberships for launch monitors are
        | Basic | unlimited |

    @call:devices.unregister
    Example: Selling a launch monitor ends its membership
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette sells the launch monitor "LM20410877"
      Then the memberships for launch monitors are
        | Play & Improve    | renews   |
        | Course Simulation | inactive |

    Example: Launch monitors are listed even when the memberships can't be loaded
      Given Odette is signed in
      And loading the memberships fails
      When Odette looks at her launch monitors
      Then Odette sees the message that her memberships can't be loaded
      And the launch monitors are
        | LP31120456 |
        | LM20410877 |

  Rule: A membership whose renewal is turned off stays until the day that was paid for

    Example: Odette turns off the renewal of a membership
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette turns off the renewal of "Play & Improve"
      Then the memberships for launch monitors are
        | Game Improvement  | ends     |
        | Play & Improve    | ends     |
        | Course Simulation | inactive |

    Example: Odette keeps the renewal after reading what it costs
      Given Odette is signed in
      And Odette looks at her launch monitors
      And Odette wants to turn off the renewal of "Play & Improve"
      When Odette keeps the renewal
      Then the memberships for launch monitors are
        | Game Improvement  | ends     |
        | Play & Improve    | renews   |
        | Course Simulation | inactive |

  @devices.device-area-kept
  Rule: Home reminds players of memberships that end within thirty days

    Example: Home reminds of a membership that ends, but not of one that renews
      Given Odette is signed in
      When Odette opens home
      Then the memberships of which home reminds are "Game Improvement"

    Example: Home requests no memberships for players without a launch monitor
      Given Hana is signed in
      When Hana opens home
      Then the memberships of which home reminds are ""
      And the club was never asked for memberships
