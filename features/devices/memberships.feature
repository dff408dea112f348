Feature: Memberships of launch monitors
  A player sees which membership each launch monitor has, what ends when
  and what renews.

  @devices.membership-sources @devices.device-area-kept
  Rule: Memberships of every source are shown, what ends first is first

    Example: Odette's memberships
      Given Odette is signed in
      When Odette looks at her launch monitors
      Then the memberships are "Game Improvement, ends; Play & Improve, renews; Course Simulation, inactive"

    Example: A membership without an end
      Given Bram is signed in
      When Bram looks at his launch monitors
      Then the memberships are "Basic, unlimited"

    Example: The membership of a sold launch monitor is lost
      Given Odette is signed in
      And Odette looks at her launch monitors
      When Odette sells the launch monitor "LM20410877"
      Then the memberships are "Play & Improve, renews; Course Simulation, inactive"

    Example: The launch monitors are there although the memberships can't be read
      Given Odette is signed in
      And reading the memberships fails
      When Odette looks at her launch monitors
      Then Odette is told that her memberships can't be read
      And the launch monitors are "LP31120456, LM20410877"

  @devices.device-area-kept
  Rule: Home reminds of what ends within thirty days

    Example: Odette's Game Improvement ends in three weeks, and what renews is no reminder
      Given Odette is signed in
      When Odette goes home
      Then the memberships of which home reminds are "Game Improvement"

    Example: Players of the club alone are asked for nothing
      Given Hana is signed in
      When Hana goes home
      Then the memberships of which home reminds are ""
      And the club was never asked for memberships
