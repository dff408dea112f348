Feature: New versions of the club
  A new version asks before it comes, and takes nothing along that a player has begun.
  Whoever has an older one open that is gone finds the way to the new one, once.

  @browser @deployed
  Rule: A new version asks first

    Background:
      Given Hana is signed in
      And Hana's device knows the whole club
      And the club has brought out a new version

    Example: It is told, and waits
      Given Hana has come back to the club
      When Hana opens the club anew
      Then Hana is told that a new version is ready
      And Hana has the earlier version

    Example: Taken, it comes once
      Given Hana has come back to the club
      When Hana takes the new version
      Then Hana has the new version
      And the club has once come anew for Hana
      And Hana is told nothing more

    Example: Put off, it does not ask again
      Given Hana has come back to the club
      When Hana puts the new version off
      Then Hana is told nothing more
      And Hana has the earlier version

    Example: Another window is asked, too
      Given Hana has the club open in a second window
      And Hana has come back to the club
      When Hana takes the new version
      Then Hana is told in the second window that a new version is ready
      And the club has never come anew for Hana in the second window

  @browser @deployed
  Rule: Nothing that is begun is lost

    Example: Times that are chosen
      Given Hana is signed in
      And Marisol Vance is free on Thursday 21 May at 7:30 am
      And Hana's device knows the whole club
      And the club has brought out a new version
      And Hana has chosen Iron play with Marisol Vance on Thursday 21 May at 7:30 am
      When Hana comes back to the club
      Then Hana is told that a new version waits until she is done
      And Hana reads that she can't take the new version yet

    Example: A sign-in that is half typed
      Given Hana has opened the club
      And Hana's device knows the whole club
      And the club has brought out a new version
      And Hana has signed in with a wrong password
      When Hana comes back to the club
      Then Hana is told that a new version waits until she is done

    Example: A lesson about to be cancelled
      Given Hana is signed in
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana has opened that lesson
      And Hana's device knows the whole club
      And the club has brought out a new version
      And Hana has come back to the club
      When Hana wants to cancel that lesson
      Then Hana reads that the new version waits

  @browser @deployed
  Rule: A version that is gone makes way for the new one, once

    Background:
      Given Hana is signed in
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana is in a club that keeps nothing on devices

    Example: It helps
      Given the club has taken away the rest of this version until somebody comes anew
      When Hana opens her lessons
      Then the chosen day is Thursday 21 May
      And the club has once come anew for Hana

    Example: Pointing at it loses nothing
      Given the club has taken away the rest of this version
      When Hana points at her lessons
      Then the club has never come anew for Hana

    Example: It does not help
      Given the club has taken away the rest of this version
      When Hana opens her lessons
      Then Hana is told that this part of the club can't be had
      And the club has once come anew for Hana

    Example: Asking again never goes in a circle
      Given the club has taken away the rest of this version
      And Hana has opened her lessons
      When Hana asks for it again
      Then Hana is told that this part of the club can't be had
      And the club has once come anew for Hana

    Example: Asking again when it is back
      Given the club has taken away the rest of this version
      And Hana has opened her lessons
      And the club has brought back the rest of this version
      When Hana asks for it again
      Then the chosen day is Thursday 21 May

  @browser @deployed
  Rule: The club can withdraw from every device

    Example: The next visit is as the first one
      Given Hana is signed in
      And Hana's device knows the whole club
      And the club has withdrawn from all devices
      When Hana opens the club anew
      Then nothing of the club is kept on Hana's device
      And Hana is welcomed at home
