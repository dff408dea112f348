Feature: New versions of the club
  A new version asks before it is installed, and waits for what a player has begun.
  A version that is no longer available reloads once.

  @browser @deployed
  Rule: A new version is installed only when the player agrees

    Background:
      Given Hana is signed in
      And Hana's device has stored the whole club
      And the club has brought out a new version

    Example: The club announces a new version and keeps the current one
      Given Hana has come back to the club
      When Hana reloads the club
      Then Hana sees the message that a new version is ready
      And Hana has the earlier version

    @engines
    Example: The new version starts once the player accepts it
      Given Hana has come back to the club
      When Hana accepts the new version
      Then Hana has the new version
      And the club has once reloaded for Hana
      And Hana sees no further message

    Example: The club doesn't ask again after the player postpones the new version
      Given Hana has come back to the club
      When Hana postpones the new version
      Then Hana sees no further message
      And Hana has the earlier version

    Example: Accepting in one window leaves the other window as it is, and asks there, too
      Given Hana has the club open in a second window
      And Hana has come back to the club
      When Hana accepts the new version
      Then Hana sees the message in the second window that a new version is ready
      And the club has never reloaded for Hana in the second window

  @browser @deployed
  Rule: A new version waits until players have finished what they began

    Example: A new version waits while a lesson is being booked
      Given Hana is signed in
      And Marisol Vance is free on Thursday 21 May at 7:30 am
      And Hana's device has stored the whole club
      And the club has brought out a new version
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana comes back to the club
      Then Hana sees the message that a new version waits until she is done
      And Hana sees that she can't accept the new version yet

    Example: A new version waits while a sign-in is half typed
      Given Hana has opened the club
      And Hana's device has stored the whole club
      And the club has brought out a new version
      And Hana has signed in with a wrong password
      When Hana comes back to the club
      Then Hana sees the message that a new version waits until she is done

    Example: A new version waits while a lesson is being cancelled
      Given Hana is signed in
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana has opened that lesson
      And Hana's device has stored the whole club
      And the club has brought out a new version
      And Hana has come back to the club
      When Hana wants to cancel that lesson
      Then Hana sees that the new version waits

  @browser @deployed
  Rule: The club reloads once when its version is no longer available

    Background:
      Given Hana is signed in
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana is in a club that stores nothing on devices

    Example: Lessons open after one reload when their version is gone
      Given the club has taken away the rest of this version until the next visit
      When Hana opens her lessons
      Then the chosen day is Thursday 21 May
      And the club has once reloaded for Hana

    Example: Pointing at a link doesn't reload an outdated club
      Given the club has taken away the rest of this version
      When Hana points at her lessons
      Then the club has never reloaded for Hana

    Example: The club shows a message when a reload doesn't bring the missing part
      Given the club has taken away the rest of this version
      When Hana opens her lessons
      Then Hana sees the message that this part of the club is unavailable
      And the club has once reloaded for Hana

    Example: Trying again doesn't reload an outdated club over and over
      Given the club has taken away the rest of this version
      And Hana has opened her lessons
      When Hana tries to open it again
      Then Hana sees the message that this part of the club is unavailable
      And the club has once reloaded for Hana

    Example: Trying again opens a part of the club that is available again
      Given the club has taken away the rest of this version
      And Hana has opened her lessons
      And the club has brought back the rest of this version
      When Hana tries to open it again
      Then the chosen day is Thursday 21 May

  @browser @deployed
  Rule: The club can remove itself from every device

    Example: The next visit after the club was removed from the device is like the first one
      Given Hana is signed in
      And Hana's device has stored the whole club
      And the club has withdrawn from all devices
      When Hana reloads the club
      Then nothing of the club is kept on Hana's device
      And Hana is welcomed at home
