Feature: Video statistics for the club
  The club learns how its videos are watched, counting each event once,
  and only from players who allow it.

  @learning.analytics-init-payload
  Rule: The club records a viewing when a video starts playing

    Example: A viewing is recorded with its series and the kind of device
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      When Mateo watches 2 seconds
      Then the club knows of 1 viewing of "The tempo drill" by Mateo
      And the club knows about that viewing of "The tempo drill" by Mateo
        | category | Full swing   |
        | series   | Three to one |
        | device   | desktop      |

    Example: Opening a video without playing it records no viewing
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      When Mateo opens home
      Then the club knows of 0 viewings of "The tempo drill" by Mateo

  @learning.analytics-event-payload
  Rule: Later events of a video belong to the same viewing

    Example: Stopping and leaving are counted for the viewing
      Given Mateo is signed in
      And Mateo has watched 2 seconds of the video "The tempo drill"
      When Mateo opens home
      Then the club knows of 1 viewing of "The tempo drill" by Mateo
      And the club counts 1 start of "The tempo drill" by Mateo
      And the club counts 1 stop of "The tempo drill" by Mateo
      And the club counts 1 leave of "The tempo drill" by Mateo
      And no viewing is kept on Mateo's device

  @learning.analytics-subscription-payload
  Rule: Saving a favourite while watching is recorded with the viewing

    Example: The club learns which video became a favourite
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      When Mateo marks the video
      Then the club knows that Mateo added a favourite while watching
        | category | Full swing       |
        | series   | Three to one     |
        | video    | The tempo drill  |
        | day      | Wednesday 13 May |

    Example: The club learns the category and series of another favourite
      Given Mateo is signed in
      And Mateo opens the video "Choose the landing spot"
      When Mateo marks the video
      Then the club knows that Mateo added a favourite while watching
        | category | Short game              |
        | series   | Around the green        |
        | video    | Choose the landing spot |
        | day      | Wednesday 13 May        |

    Example: Removing a favourite isn't recorded
      Given Hana is signed in
      And Hana opens the video "Chip and roll"
      When Hana marks the video
      Then the club knows of no favourite that Hana added while watching

    Example: A favourite that couldn't be saved isn't recorded
      Given Mateo is signed in
      And saving a favourite video fails on the club's side
      And Mateo opens the video "The tempo drill"
      When Mateo marks the video
      Then the club knows of no favourite that Mateo added while watching

  Rule: Video statistics that couldn't be sent are sent again and counted once

    Example: A viewing is recorded later when the club was unavailable
      Given Mateo is signed in
      And recording a viewing fails
      And Mateo has watched 2 seconds of the video "The tempo drill"
      And everything works again
      When Mateo opens home
      Then the club knows of 1 viewing of "The tempo drill" by Mateo
      And the club counts 1 start of "The tempo drill" by Mateo
      And the club counts 1 stop of "The tempo drill" by Mateo

    Example: The events of a viewing are recorded later when the club was unavailable
      Given Mateo is signed in
      And recording the events of a viewing fails
      And Mateo has watched 2 seconds of the video "The tempo drill"
      And Mateo opens home
      And everything works again
      When Mateo reloads the club
      Then the club counts 1 stop of "The tempo drill" by Mateo
      And the club counts 1 leave of "The tempo drill" by Mateo

    Example: A viewing whose answer was lost is recorded once
      Given Mateo is signed in
      And the answer to recording a viewing gets lost
      And Mateo has watched 2 seconds of the video "The tempo drill"
      And everything works again
      When Mateo opens home
      Then the club knows of 1 viewing of "The tempo drill" by Mateo
      And the club counts 1 start of "The tempo drill" by Mateo

    Example: Unsent video statistics survive a reload
      Given Mateo is signed in
      And recording a viewing fails
      And Mateo has watched 2 seconds of the video "The tempo drill"
      And everything works again
      When Mateo reloads the club
      Then the club knows of 1 viewing of "The tempo drill" by Mateo
      And the club counts 1 start of "The tempo drill" by Mateo
      And the club counts 1 stop of "The tempo drill" by Mateo

    @browser
    Example: Two windows send unsent video statistics once
      Given Mateo is signed in and remembered
      And recording a viewing fails
      And Mateo has watched 2 seconds of the video "The tempo drill"
      And everything works again
      When Mateo opens the video "Count it aloud" in a second window
      Then the club knows of 1 viewing of "The tempo drill" by Mateo
      And the club counts 1 start of "The tempo drill" by Mateo
      And the club counts 1 stop of "The tempo drill" by Mateo

  Rule: Players who refuse video statistics aren't counted, and still continue where they stopped

    Example: A player can switch video statistics off
      Given Mateo is signed in
      And Mateo switches video statistics off
      And Mateo opens the video "The tempo drill"
      When Mateo watches 5 seconds
      Then the club knows of 0 viewings of "The tempo drill" by Mateo
      And no viewing is kept on Mateo's device
      And the club knows that Mateo has seen exactly 5 seconds of "The tempo drill"
      And Mateo sees that video statistics are off

    Example: Unsent video statistics are deleted when the player switches them off
      Given Mateo is signed in
      And recording a viewing fails
      And Mateo has watched 2 seconds of the video "The tempo drill"
      And Mateo switches video statistics off
      And everything works again
      When Mateo reloads the club
      Then no viewing is kept on Mateo's device
      And the club knows of 0 viewings of "The tempo drill" by Mateo

    @browser
    Example: Switching video statistics off applies to every window
      Given Mateo is signed in and remembered
      And Mateo opens the video "The tempo drill"
      And Mateo switches video statistics off in a second window
      When Mateo watches 2 seconds
      Then the club knows of 0 viewings of "The tempo drill" by Mateo

    Example: The browser's request not to be tracked is respected
      Given Mateo's browser asks not to be tracked
      And Mateo is signed in
      And Mateo opens the video "The tempo drill"
      When Mateo watches 2 seconds
      Then the club knows of 0 viewings of "The tempo drill" by Mateo
      And no viewing is kept on Mateo's device
      And Mateo sees that his browser has switched video statistics off

  Rule: Unsent video statistics are deleted on signing out

    Example: The next player sends no video statistics of the previous one
      Given Mateo is signed in and remembered
      And recording a viewing fails
      And Mateo has watched 2 seconds of the video "The tempo drill"
      And everything works again
      When Mateo signs out
      Then nothing of Mateo's account is kept on the device
      And no viewing is kept on Mateo's device
      And the club knows of 0 viewings of "The tempo drill" by Mateo
