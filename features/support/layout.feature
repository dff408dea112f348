Feature: What stands around the club
  Players make room for what they look at most,
  and find the club on this device as they left it.

  Background:
    Given Hana is signed in

  @support.layout-flags
  @support.profile-summary-width
  Rule: The profile beside the home is as wide as the player likes

    Example: At first
      When Hana goes home
      Then the width of her profile is "235"

    Example: Wider, also after a reload
      Given Hana goes home
      And Hana drags the edge of her profile to the left by "60"
      When Hana loads the club anew
      Then the width of her profile is "295"

    Example: No wider than leaves room for the home
      Given Hana goes home
      When Hana drags the edge of her profile to the left by "300"
      Then the width of her profile is "400"

    @browser
    Example: By keyboard
      Given Hana goes home
      And Hana presses on the edge of her profile "ArrowRight"
      And the width of her profile is "219"
      When Hana presses on the edge of her profile "Home"
      Then the width of her profile is "200"
