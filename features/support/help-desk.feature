Feature: Help desk
  Players ask for help from anywhere, with pictures of what went wrong,
  and say how a lesson was.

  @support.content-screens
  Rule: Every page offers help

    @browser
    Example: At the foot of the library
      Given Hana is signed in
      And Hana opens the library
      When Hana opens the help at the foot of the page
      Then Hana reads that the help leads to the questions and the contact form

  @support.content-screens
  @support.support-ticket-multipart
  Rule: A ticket is sent with its files, and with what the player allows

    Example: A ticket with a picture
      Given Hana is signed in
      And Hana opens the help
      And Hana writes the ticket "Black video"
      And Hana adds a picture to the ticket
      When Hana sends the ticket
      Then Hana reads that the ticket is sent
      And the club's mailbox holds a ticket with the files "torn-box.png"
      And the ticket contains "Browser: "

    Example: Without technical details
      Given Hana is signed in
      And Hana opens the help
      And Hana writes the ticket "Black video"
      And Hana leaves out the technical details
      When Hana sends the ticket
      Then Hana reads that the ticket is sent
      And the ticket doesn't contain "Browser: "

    Example: A file of another type is not added
      Given Hana is signed in
      And Hana opens the help
      When Hana adds a file that is no picture to the ticket
      Then Hana is told that a file of the ticket is of another type
      And the files of the ticket are ""

    Example: After a failure the text is still there
      Given Hana is signed in
      And Hana opens the help
      And Hana writes the ticket "Black video"
      And sending the ticket fails
      And Hana sends the ticket
      And Hana is told that the ticket is not sent
      When Hana comes back to the help
      Then the subject of the ticket is "Black video"

    Example: The help desk answers
      Given Hana is signed in
      And Hana opens the help
      And Hana writes the ticket "Black video"
      And Hana sends the ticket
      And the help desk answers "Fixed."
      When Hana opens the club anew
      Then Hana has 1 unread notification

  Rule: The survey asks once after a lesson, unless the player declines

    Example: A rating with an opinion
      Given Hana is signed in
      And Hana was taught "tempo" by Marisol Vance 1 day ago
      And Hana has opened the lesson taught last
      When Hana rates the lesson "4"
      Then Hana reads that the rating is sent
      And the club's mailbox holds a survey
        | rating  | 4          |
        | comment | Good pace. |

    Example: It asks once
      Given Hana is signed in
      And Hana was taught "tempo" by Marisol Vance 1 day ago
      And Hana has opened the lesson taught last
      And Hana rates the lesson "4"
      When Hana opens the lesson taught last
      Then Hana reads that no rating is asked for

    Example: It asks again a day after it was postponed
      Given Hana is signed in
      And Hana was taught "tempo" by Marisol Vance 1 day ago
      And Hana has opened the lesson taught last
      And Hana postpones the survey
      And 25 hours pass
      When Hana opens the lesson taught last
      Then Hana reads that a rating is asked for

    Example: Declined for good
      Given Hana is signed in
      And Hana was taught "tempo" by Marisol Vance 1 day ago
      And Hana has opened the lesson taught last
      And Hana declines surveys
      And 25 hours pass
      When Hana opens the lesson taught last
      Then Hana reads that no rating is asked for
