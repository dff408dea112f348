Feature: The practice clubhouse
  Newcomers explore a club in which nothing is real, as any member of its cast,
  and find it as they left it.

  @worker
  Rule: A newcomer enters as one of the cast and stays signed in

    Example: A newcomer is still signed in on returning
      Given Sol has entered the practice clubhouse as Hana Lindqvist
      When Sol reloads the club
      Then Sol finds herself signed in
      And Sol finds "Hana Lindqvist" as her name
