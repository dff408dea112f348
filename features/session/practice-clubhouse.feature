Feature: The practice clubhouse
  Newcomers look around a club in which nothing is real, as anybody of its cast,
  and find it as they left it.

  @worker
  Rule: A newcomer enters as one of the cast and stays signed in

    Example: Coming back
      Given Sol has entered the practice clubhouse as Hana Lindqvist
      When Sol opens the club anew
      Then Sol finds herself signed in
      And Sol finds "Hana Lindqvist" as her name
