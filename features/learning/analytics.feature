Feature: How videos are used
  From those who let it the club learns how its videos are watched,
  each thing once, and from nobody else anything at all.

  @learning.analytics-init-payload
  Rule: A viewing is opened as it begins, with what the club counts by

    Example: On what it is watched, and where the video belongs
      Given Mateo is signed in
      And Mateo opens the video "tempo-1"
      When Mateo watches 2 seconds
      Then the club knows of 1 viewing of "tempo-1" by Mateo
      And the club knows that viewing of "tempo-1" by Mateo as "swing, tempo, on a desktop"

    Example: Who has only looked has not begun
      Given Mateo is signed in
      And Mateo opens the video "tempo-1"
      When Mateo goes home
      Then the club knows of 0 viewings of "tempo-1" by Mateo

  @learning.analytics-event-payload
  Rule: What follows is told to the viewing that it belongs to

    Example: Stopped, and left
      Given Mateo is signed in
      And Mateo has watched 2 seconds of the video "tempo-1"
      When Mateo goes home
      Then the club knows of 1 viewing of "tempo-1" by Mateo
      And the club counts 1 start of "tempo-1" by Mateo
      And the club counts 1 stop of "tempo-1" by Mateo
      And the club counts 1 leave of "tempo-1" by Mateo
      And no viewing is kept on Mateo's device

  @learning.analytics-subscription-payload
  Rule: Who keeps a video while it is shown has subscribed by it

    Example: Kept
      Given Mateo is signed in
      And Mateo opens the video "tempo-1"
      When Mateo marks the video
      Then the club knows what Mateo has kept by its videos as "swing, tempo, tempo-1, 2026-05-13"

    Example: Let go
      Given Hana is signed in
      And Hana opens the video "around-the-green-1"
      When Hana marks the video
      Then the club knows what Hana has kept by its videos as ""

    Example: The club could not keep it
      Given Mateo is signed in
      And keeping a video fails on the club's side
      And Mateo opens the video "tempo-1"
      When Mateo marks the video
      Then the club knows what Mateo has kept by its videos as ""

  Rule: What the club could not take is told again, and counted once

    Example: It opens no viewings for a while
      Given Mateo is signed in
      And opening a viewing fails
      And Mateo has watched 2 seconds of the video "tempo-1"
      And nothing goes wrong any more
      When Mateo goes home
      Then the club knows of 1 viewing of "tempo-1" by Mateo
      And the club counts 1 start of "tempo-1" by Mateo
      And the club counts 1 stop of "tempo-1" by Mateo

    Example: It hears nothing of what follows for a while
      Given Mateo is signed in
      And hearing of a viewing fails
      And Mateo has watched 2 seconds of the video "tempo-1"
      And Mateo goes home
      And nothing goes wrong any more
      When Mateo opens the club anew
      Then the club counts 1 stop of "tempo-1" by Mateo
      And the club counts 1 leave of "tempo-1" by Mateo

    Example: What was heard is not told again though its answer is lost
      Given Mateo is signed in
      And the answer to opening a viewing gets lost
      And Mateo has watched 2 seconds of the video "tempo-1"
      And nothing goes wrong any more
      When Mateo goes home
      Then the club knows of 1 viewing of "tempo-1" by Mateo
      And the club counts 1 start of "tempo-1" by Mateo

    Example: Nothing is lost where the club is loaded anew in between
      Given Mateo is signed in
      And opening a viewing fails
      And Mateo has watched 2 seconds of the video "tempo-1"
      And nothing goes wrong any more
      When Mateo opens the club anew
      Then the club knows of 1 viewing of "tempo-1" by Mateo
      And the club counts 1 start of "tempo-1" by Mateo
      And the club counts 1 stop of "tempo-1" by Mateo

    Example: Two windows tell it once
      Given Mateo is signed in and remembered
      And opening a viewing fails
      And Mateo has watched 2 seconds of the video "tempo-1"
      And nothing goes wrong any more
      When Mateo opens the video "tempo-2" in a second window
      Then the club knows of 1 viewing of "tempo-1" by Mateo
      And the club counts 1 start of "tempo-1" by Mateo
      And the club counts 1 stop of "tempo-1" by Mateo

  Rule: Whoever does not want it is not counted, and still goes on where they stopped

    Example: Switched off
      Given Mateo is signed in
      And Mateo no longer lets the club learn how videos are used
      And Mateo opens the video "tempo-1"
      When Mateo watches 5 seconds
      Then the club knows of 0 viewings of "tempo-1" by Mateo
      And no viewing is kept on Mateo's device
      And the club knows that Mateo has seen exactly 5 seconds of "tempo-1"
      And the club may learn nothing from Mateo

    Example: What still waited is forgotten
      Given Mateo is signed in
      And opening a viewing fails
      And Mateo has watched 2 seconds of the video "tempo-1"
      And Mateo no longer lets the club learn how videos are used
      And nothing goes wrong any more
      When Mateo opens the club anew
      Then no viewing is kept on Mateo's device
      And the club knows of 0 viewings of "tempo-1" by Mateo

    Example: It counts in every window
      Given Mateo is signed in and remembered
      And Mateo opens the video "tempo-1"
      And Mateo no longer lets the club learn how videos are used in a second window
      When Mateo watches 2 seconds
      Then the club knows of 0 viewings of "tempo-1" by Mateo

    Example: The browser has said so for all
      Given Mateo's browser asks everybody not to count what is done
      And Mateo is signed in
      And Mateo opens the video "tempo-1"
      When Mateo watches 2 seconds
      Then the club knows of 0 viewings of "tempo-1" by Mateo
      And no viewing is kept on Mateo's device
      And the club may learn nothing from Mateo, as the browser has said

  Rule: What waits is gone with a sign-out

    Example: The next player tells nothing of the one before
      Given Mateo is signed in and remembered
      And opening a viewing fails
      And Mateo has watched 2 seconds of the video "tempo-1"
      And nothing goes wrong any more
      When Mateo signs out
      Then nothing of Mateo's account is kept on the device
      And no viewing is kept on Mateo's device
      And the club knows of 0 viewings of "tempo-1" by Mateo
