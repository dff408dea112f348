Feature: Layout of the club
  Players make room for what they look at most,
  and find the club on this device as they left it.

  Background:
    Given Hana is signed in

  @browser
  @support.layout-flags
  @support.profile-summary-width
  Rule: Players can choose how wide the profile beside home is

    Example: The profile starts at its standard width
      When Hana opens home
      Then the width of her profile is "235"

    Example: A wider profile keeps its width after a reload
      Given Hana opens home
      And Hana drags the edge of her profile to the left by "60"
      When Hana reloads the club
      Then the width of her profile is "295"

    Example: The profile can't get so wide that home has too little room
      Given Hana opens home
      When Hana drags the edge of her profile to the left by "300"
      Then the width of her profile is "400"

    Example: The width of the profile can be changed with the keyboard
      Given Hana opens home
      And Hana widens her profile with the keyboard
      And the width of her profile is "219"
      When Hana makes her profile as narrow as it gets with the keyboard
      Then the width of her profile is "200"
