Feature: Purchases for launch monitors
  A player looks up what was paid for launch monitors and their memberships,
  and which payment failed.

  @devices.device-purchase-history @devices.purchase-filter-defaults
  Rule: Every purchase is there, newest first, until a filter is chosen

    Example: All of Odette's purchases
      Given Odette is signed in
      When Odette looks at her purchases for launch monitors
      Then the purchases are "Play & Improve, paid; Launch monitor Plus, paid; Play & Improve, failed; Metal Case, refunded; Game Improvement, paid"
      And Odette finds every purchase, sorted by its date

    Example: Those that failed
      Given Odette is signed in
      And Odette looks at her purchases for launch monitors
      When Odette looks for purchases that failed
      Then the purchases are "Play & Improve, failed"

    Example: Those between two days, which both count
      Given Odette is signed in
      And Odette looks at her purchases for launch monitors
      When Odette looks for purchases from "2025-10-25" to "2026-03-09"
      Then the purchases are "Play & Improve, failed; Metal Case, refunded"

    Example: They can't be read
      Given Odette is signed in
      And reading the purchases fails
      When Odette looks at her purchases for launch monitors
      Then Odette is told that her purchases can't be read

  @devices.device-purchase-history
  Rule: A membership that renews is paid for on its day

    Example: A year more
      Given it is Monday 15 March 2027 at 9:00 am in Chicago
      And Odette is signed in
      When Odette looks at her launch monitors
      Then the memberships are "Game Improvement, lapsed; Course Simulation, inactive; Play & Improve, renews"

    Example: A payment that was declined
      Given the next payment for "Play & Improve" will be declined
      And it is Monday 15 March 2027 at 9:00 am in Chicago
      And Odette is signed in
      When Odette looks at her launch monitors
      Then the memberships are "Game Improvement, lapsed; Play & Improve, lapsed; Course Simulation, inactive"
