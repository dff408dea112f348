Feature: Past lessons
  A player can look at past lessons: the videos,
  the coach's notes, and what to practise until the next lesson.

  @learning.lesson-screens @learning.lesson-response-shape
  Rule: A lesson shows its videos, notes and drills

    Example: Hana sees what Marisol Vance left her from a lesson
      Given Hana had a lesson about "downswing" with Marisol Vance 8 days ago
      And Hana is signed in
      When Hana opens her most recent lesson
      Then the lesson is "Shallowing the downswing"
      And the coach of the lesson is "Marisol Vance"
      And the videos of the lesson are
        | Face on       |
        | Down the line |
      And the coach's notes are
        | Setup      |
        | Takeaway   |
        | Transition |
      And the drills are
        | Towel under the right arm           |
        | Pump drill, three slow and one full |

    Example: A coach's note leads to its moment in the video
      Given Hana had a lesson about "downswing" with Marisol Vance 8 days ago
      And Hana is signed in
      And Hana opens her most recent lesson
      When Hana goes to the coach's note "Transition"
      Then the video "Down the line" of the lesson stands at 7 seconds

    Example: A past lesson can be opened from the calendar
      Given Hana has had a lesson with Marisol Vance about "downswing"
      And Hana is signed in
      When Hana goes from that appointment to its videos and notes
      Then the lesson is "Shallowing the downswing"

  @learning.lesson-screens
  Rule: The latest lesson can be opened directly

    Example: The latest of three lessons opens
      Given Hana had a lesson about "downswing" with Marisol Vance 60 days ago
      And Hana had a lesson about "putting" with Teodor Hale 5 days ago
      And Hana had a lesson about "tempo" with Marisol Vance 30 days ago
      And Hana is signed in
      When Hana opens the latest lesson
      Then the lesson is "Putts that break"

    Example: No lesson is shown when there was none
      Given Mateo is signed in
      When Mateo opens the latest lesson
      Then no lesson is shown

  @learning.lesson-screens
  Rule: Lessons are listed by month with the newest first

    Example: Lessons of two months are grouped by month
      Given Hana had a lesson about "downswing" with Marisol Vance 25 days ago
      And Hana had a lesson about "putting" with Teodor Hale 5 days ago
      And Hana had a lesson about "tempo" with Marisol Vance 12 days ago
      And Hana is signed in
      When Hana opens all lessons
      Then Hana sees these lessons by month:
        | month      | lesson                   |
        | May 2026   | Putts that break         |
        | May 2026   | Three to one             |
        | April 2026 | Shallowing the downswing |

    Example: Older lessons are listed twelve at a time
      Given Hana had 30 lessons
      And Hana is signed in
      And Hana opens all lessons
      And there are 12 lessons taken
      When Hana asks for older lessons
      Then there are 24 lessons taken

    Example: A player who never had a lesson sees no past lessons
      Given Mateo is signed in
      When Mateo opens all lessons
      Then there are 0 lessons taken

  @learning.lesson-kept-by-id
  Rule: A lesson that can't be reloaded is never replaced by another one

    Example: Returning to a lesson that can't be reloaded shows that lesson
      Given Hana had a lesson about "downswing" with Marisol Vance 8 days ago
      And Hana had a lesson about "putting" with Teodor Hale 5 days ago
      And Hana is signed in
      And Hana opens the earlier lesson "Shallowing the downswing"
      And Hana opens the earlier lesson "Putts that break"
      And loading a lesson fails on the club's side
      When Hana opens the earlier lesson "Shallowing the downswing"
      Then the lesson is "Shallowing the downswing"

  @learning.lesson-code-30001-ignored
  Rule: A lesson that isn't published yet is not an error

    Example: A lesson that the coach is still writing isn't shown
      Given Hana had a lesson about "downswing" with Marisol Vance 1 day ago
      And its coach is still writing
      And Hana is signed in
      When Hana opens her most recent lesson
      Then no lesson is shown
      And Hana sees no further message

    Example: A lesson that was loaded before stays
      Given Hana had a lesson about "downswing" with Marisol Vance 8 days ago
      And Hana is signed in
      And Hana opens the earlier lesson "Shallowing the downswing"
      And loading a lesson is refused
      When Hana opens the earlier lesson "Shallowing the downswing"
      Then the lesson is "Shallowing the downswing"
      And Hana sees no further message

  @learning.time-zone-sent-with-lessons
  Rule: Lessons are requested with the time zone of the device

    Example: The club receives the time zone of Singapore
      Given Hana had a lesson about "downswing" with Marisol Vance 8 days ago
      And Hana's own clock is in Singapore
      And Hana is signed in
      And Hana opens her most recent lesson
      And Hana opens the latest lesson
      When Hana opens all lessons
      Then the club was asked for lessons 3 times in the time zone of Singapore

  Rule: Lessons that can't be loaded show an error

    Example: A lesson that can't be loaded shows an error
      Given Hana had a lesson about "downswing" with Marisol Vance 8 days ago
      And loading a lesson fails on the club's side
      And Hana is signed in
      When Hana opens her most recent lesson
      Then Hana sees the message that something went wrong on the club's side

    Example: The list of lessons shows an error when it can't be loaded
      Given loading all lessons fails on the club's side
      And Hana is signed in
      When Hana opens all lessons
      Then Hana sees the message that something went wrong on the club's side
