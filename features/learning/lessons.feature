Feature: Lessons taken
  What came of a lesson stays with the player:
  its videos, what the coach has seen, and what is to be done until the next.

  @learning.lesson-screens @learning.lesson-response-shape
  Rule: A lesson shows what came of it

    Example: Videos, notes and drills
      Given Hana was taught "downswing" by Marisol Vance 8 days ago
      And Hana is signed in
      When Hana opens what was taught last
      Then the lesson is "Shallowing the downswing"
      And the coach of the lesson is "Marisol Vance"
      And the videos of the lesson are "Face on, Down the line"
      And the coach's notes are "Setup, Takeaway, Transition"
      And the drills are "Towel under the right arm, Pump drill, three slow and one full"

    Example: What the coach has seen leads to its moment
      Given Hana was taught "downswing" by Marisol Vance 8 days ago
      And Hana is signed in
      And Hana opens what was taught last
      When Hana goes to the coach's note "Transition"
      Then the video "Down the line" of the lesson stands at 7 seconds

    Example: From the calendar
      Given Hana has had a lesson with Marisol Vance, who taught "downswing"
      And Hana is signed in
      When Hana goes from that appointment to what was taught
      Then the lesson is "Shallowing the downswing"

  @learning.lesson-screens
  Rule: The lesson that was given last is at hand

    Example: Of three
      Given Hana was taught "downswing" by Marisol Vance 60 days ago
      And Hana was taught "putting" by Teodor Hale 5 days ago
      And Hana was taught "tempo" by Marisol Vance 30 days ago
      And Hana is signed in
      When Hana opens the latest lesson
      Then the lesson is "Putts that break"

    Example: There was none
      Given Mateo is signed in
      When Mateo opens the latest lesson
      Then no lesson is shown

  @learning.lesson-screens
  Rule: All lessons stand in their months, the newest first

    Example: Of two months
      Given Hana was taught "downswing" by Marisol Vance 25 days ago
      And Hana was taught "putting" by Teodor Hale 5 days ago
      And Hana was taught "tempo" by Marisol Vance 12 days ago
      And Hana is signed in
      When Hana opens all lessons
      Then Hana sees these lessons by month:
        | month   | lessons                        |
        | 2026-05 | Putts that break, Three to one |
        | 2026-04 | Shallowing the downswing       |

    Example: Many, a dozen at once
      Given Hana was taught 30 times
      And Hana is signed in
      And Hana opens all lessons
      And there are 12 lessons taken
      When Hana asks for older lessons
      Then there are 24 lessons taken

    Example: None yet
      Given Mateo is signed in
      When Mateo opens all lessons
      Then there are 0 lessons taken

  @learning.lesson-kept-by-id
  Rule: A lesson that was read does not go for another

    Example: Back to the first when it can't be read again
      Given Hana was taught "downswing" by Marisol Vance 8 days ago
      And Hana was taught "putting" by Teodor Hale 5 days ago
      And Hana is signed in
      And Hana opens the earlier lesson "Shallowing the downswing"
      And Hana opens the earlier lesson "Putts that break"
      And reading a lesson fails on the club's side
      When Hana opens the earlier lesson "Shallowing the downswing"
      Then the lesson is "Shallowing the downswing"

  @learning.lesson-code-30001-ignored
  Rule: A lesson that is not to be shown is no failure

    Example: The coach is still writing
      Given Hana was taught "downswing" by Marisol Vance 1 day ago
      And its coach is still writing
      And Hana is signed in
      When Hana opens what was taught last
      Then no lesson is shown
      And Hana is told nothing more

    Example: One that was read before stays
      Given Hana was taught "downswing" by Marisol Vance 8 days ago
      And Hana is signed in
      And Hana opens the earlier lesson "Shallowing the downswing"
      And reading a lesson is refused with code 30001
      When Hana opens the earlier lesson "Shallowing the downswing"
      Then the lesson is "Shallowing the downswing"
      And Hana is told nothing more

  @learning.time-zone-sent-with-lessons
  Rule: Lessons are asked for with the time zone of the device

    Example: In Singapore
      Given Hana was taught "downswing" by Marisol Vance 8 days ago
      And Hana's own clock is in Singapore
      And Hana is signed in
      And Hana opens what was taught last
      And Hana opens the latest lesson
      When Hana opens all lessons
      Then the club was told the time zone of Singapore to read lessons, 3 times

  Rule: What can't be read is told

    Example: One lesson
      Given Hana was taught "downswing" by Marisol Vance 8 days ago
      And reading a lesson fails on the club's side
      And Hana is signed in
      When Hana opens what was taught last
      Then Hana is told that something went wrong on the club's side

    Example: All lessons
      Given reading all lessons fails on the club's side
      And Hana is signed in
      When Hana opens all lessons
      Then Hana is told that something went wrong on the club's side
