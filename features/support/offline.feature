Feature: Using the club offline
  The club opens without a connection, says so, and recovers when the connection is back.
  Missing parts load then by themselves.

  @browser @deployed
  Rule: The club opens without a connection

    Example: A signed-in player sees the club with a message about the lost connection
      Given Hana is signed in
      And Hana's device has stored the whole club
      And Hana has lost the connection
      When Hana reloads the club
      Then Hana sees the message that there is no connection
      And Hana sees that the navigation of the club is there

    Example: A part that the player never opened before opens offline, too
      Given Hana is signed in
      And Hana's device has stored the whole club
      And Hana has lost the connection
      When Hana opens her lessons
      Then Hana sees the message that there is no connection
      And Hana sees that the navigation of the club is there

    Example: A signed-out player can open the club offline
      Given Hana has opened the club
      And Hana's device has stored the whole club
      And Hana has lost the connection
      When Hana reloads the club
      Then Hana finds herself signed out

    Example: Lessons load when the connection is back
      Given Hana is signed in
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana's device has stored the whole club
      And Hana has lost the connection
      And Hana reloads the club
      And Hana's connection is back
      When Hana opens her lessons
      Then the chosen day is Thursday 21 May

  @browser @deployed
  Rule: A part that can't be loaded offline says so, and loads when the connection is back

    Background:
      Given Hana is signed in
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana is in a club that stores nothing on devices
      And Hana has lost the connection

    Example: The navigation stays while a part of the club can't be loaded
      When Hana opens her lessons
      Then Hana sees that this part of the club has not loaded yet
      And Hana sees that the navigation of the club is there

    Example: A part that couldn't be loaded offline loads when the connection is back
      Given Hana has opened her lessons
      When Hana's connection comes back
      Then the chosen day is Thursday 21 May
      And the club has never reloaded for Hana

  Rule: The club tells players when their device can't store data, and works all the same

    @chromium
    Example: A player can sign in on a device that stores nothing
      Given Hana's device can't store data
      When Hana opens the club
      Then Hana sees the message that her device can't store data
      And Hana can sign in

    Example: A player can sign in when the stored data is unreadable
      Given Hana's device has stored half a sentence
      When Hana opens the club
      Then Hana sees the message that the data stored on her device can't be loaded
      And Hana can sign in

  @browser @deployed
  Rule: The club sends nothing while the addresses of its servers are unknown

    Background:
      Given the club has lost the addresses of its servers

    Example: A password isn't sent while the club's servers are unknown
      Given Hana has opened the club
      When Hana signs in with her password
      Then Hana sees the message that the club can't be reached right now
      And Hana finds herself signed out

    Example: Trying again signs in once the addresses of the servers are known
      Given Hana has opened the club
      And Hana sees the message that the club can't be reached right now
      And the club has found the addresses of its servers again
      And Hana tries to reach the club again
      When Hana signs in with her password
      Then Hana finds herself signed in
