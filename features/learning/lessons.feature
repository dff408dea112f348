Feature: Lessons taken
  What came of a lesson stays with the player:
  its films, what the coach has seen, and what is to be done until the next.

  @learning.lesson-screens @learning.lesson-response-shape
  Rule: A lesson shows what came of it

    Example: Films, notes and drills
      Given Hana was taught "downswing" by Marisol Vance 8 days ago
      And Hana is signed in
      When Hana opens what was taught last
      Then Hana sees the lesson "Shallowing the downswing"
      And it was given by Marisol Vance
      And its films are "Face on, Down the line"
      And its coach has seen "Setup, Takeaway, Transition"
      And its drills are "Towel under the right arm; Pump drill, three slow and one full"

    Example: What the coach has seen leads to its moment
      Given Hana was taught "downswing" by Marisol Vance 8 days ago
      And Hana is signed in
      And Hana opens what was taught last
      When Hana goes to what the coach has seen as "Transition"
      Then the film "Down the line" of the lesson stands at 7 seconds

    Example: From the calendar
      Given Hana has had a lesson with Marisol Vance, who taught "downswing"
      And Hana is signed in
      When Hana goes from that appointment to what was taught
      Then Hana sees the lesson "Shallowing the downswing"

  @learning.lesson-screens
  Rule: The lesson that was given last is at hand

    Example: Of three
      Given Hana was taught "downswing" by Marisol Vance 60 days ago
      And Hana was taught "putting" by Teodor Hale 5 days ago
      And Hana was taught "tempo" by Marisol Vance 30 days ago
      And Hana is signed in
      When Hana opens the latest lesson
      Then Hana sees the lesson "Putts that break"

    Example: There was none
      Given Mateo is signed in
      When Mateo opens the latest lesson
      Then there is no lesson to show

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
      And Hana sees 12 lessons
      When Hana asks for older lessons
      Then Hana sees 24 lessons

    Example: None yet
      Given Mateo is signed in
      When Mateo opens all lessons
      Then Mateo sees 0 lessons

  @learning.lesson-kept-by-id
  Rule: A lesson that was read does not go for another

    Example: Back to the first when it can't be read again
      Given Hana was taught "downswing" by Marisol Vance 8 days ago
      And Hana was taught "putting" by Teodor Hale 5 days ago
      And Hana is signed in
      And Hana opens the lesson "Shallowing the downswing" among them
      And Hana opens the lesson "Putts that break" among them
      And reading a lesson fails on the club's side
      When Hana opens the lesson "Shallowing the downswing" among them
      Then Hana sees the lesson "Shallowing the downswing"

  @learning.lesson-code-30001-ignored
  Rule: A lesson that is not to be shown is no failure

    Example: The coach is still writing
      Given Hana was taught "downswing" by Marisol Vance 1 day ago
      And its coach is still writing
      And Hana is signed in
      When Hana opens what was taught last
      Then there is no lesson to show
      And Hana is told nothing more

    Example: One that was read before stays
      Given Hana was taught "downswing" by Marisol Vance 8 days ago
      And Hana is signed in
      And Hana opens the lesson "Shallowing the downswing" among them
      And reading a lesson is refused with code 30001
      When Hana opens the lesson "Shallowing the downswing" among them
      Then Hana sees the lesson "Shallowing the downswing"
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
