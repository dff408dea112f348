Feature: Without a connection
  The club opens without a network, says so, and is itself again when the network is back.
  What is asked of it meanwhile waits in its place, and nothing else is taken along.

  @browser @deployed
  Rule: The club opens without a connection

    Example: On a train
      Given Hana is signed in
      And Hana's device knows the whole club
      And Hana has lost the connection
      When Hana opens the club anew
      Then Hana is told that there is no connection
      And Hana finds the club's own navigation

    Example: A part of it where the player has not been yet
      Given Hana is signed in
      And Hana's device knows the whole club
      And Hana has lost the connection
      When Hana opens her lessons
      Then Hana is told that there is no connection
      And Hana finds the club's own navigation

    Example: At the door
      Given Hana has opened the club
      And Hana's device knows the whole club
      And Hana has lost the connection
      When Hana opens the club anew
      Then Hana finds herself signed out

    Example: The lessons come when the connection is back
      Given Hana is signed in
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana's device knows the whole club
      And Hana has lost the connection
      And Hana opens the club anew
      And Hana's connection is back
      When Hana opens her lessons
      Then the chosen day is Thursday 21 May

  @browser @deployed
  Rule: A part of the club that has not come yet says so in its place, and comes by itself

    Background:
      Given Hana is signed in
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana is in a club that keeps nothing on devices
      And Hana has lost the connection

    Example: The club stays around it
      When Hana opens her lessons
      Then Hana reads that this part of the club has not come yet
      And Hana finds the club's own navigation

    Example: It comes with the connection
      Given Hana has opened her lessons
      When Hana's connection comes back
      Then the chosen day is Thursday 21 May
      And the club has never come anew for Hana

  Rule: A device that keeps nothing is told of, and takes nothing along

    Example: Nothing can be kept
      Given nothing can be kept on Hana's device
      When Hana opens the club
      Then Hana is told that nothing can be kept on her device
      And Hana can sign in

    Example: Something that was kept can't be read
      Given half a sentence is what the device has kept of Hana
      When Hana opens the club
      Then Hana is told that what her device has kept can't be read
      And Hana can sign in

  @browser @deployed
  Rule: While the club's servers can't be found, nothing is sent to others

    Background:
      Given the club has lost the addresses of its servers

    Example: A password stays on the device
      Given Hana has opened the club
      When Hana signs in with her password
      Then Hana is told that the club can't be reached right now
      And Hana finds herself signed out

    Example: Trying again helps once the site can say where they are
      Given Hana has opened the club
      And Hana is told that the club can't be reached right now
      And the club has found the addresses of its servers again
      And Hana looks for the club again
      When Hana signs in with her password
      Then Hana finds herself signed in
