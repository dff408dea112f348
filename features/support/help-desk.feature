Feature: Help desk
  Players ask for help from anywhere, with pictures of what went wrong,
  and rate their lessons.

  @support.content-screens
  Rule: Help is offered everywhere

    Example: Help below the library leads to the questions and the contact form
      Given Hana is signed in
      And Hana opens the library
      When Hana opens the help below the library
      Then Hana sees that the help leads to the questions and the contact form

  @support.content-screens
  @support.support-ticket-multipart
  Rule: A ticket contains its files and the technical details that the player agrees to send

    Example: A picture and technical details are sent with a ticket
      Given Hana is signed in
      And Hana opens the help
      And Hana writes the ticket "Black video"
      And Hana adds a picture to the ticket
      When Hana sends the ticket
      Then Hana sees that the ticket is sent
      And the club's mailbox holds a ticket with the file "torn-box.png"
      And the ticket tells which browser she uses

    Example: A sent ticket shows what was written
      Given Hana is signed in
      And Hana opens the help
      And Hana writes the ticket "Black video"
      When Hana sends the ticket
      Then the copy of the ticket is "Black video, It happens each time."

    Example: A player can leave the technical details out of a ticket
      Given Hana is signed in
      And Hana opens the help
      And Hana writes the ticket "Black video"
      And Hana leaves out the technical details
      When Hana sends the ticket
      Then Hana sees that the ticket is sent
      And the ticket doesn't tell which browser she uses

    Example: A file that isn't a picture can't be attached
      Given Hana is signed in
      And Hana opens the help
      When Hana adds a file that is no picture to the ticket
      Then Hana sees the message that a file of the ticket is of an unsupported type
      And there are no files of the ticket

    Example: The text of a ticket stays when sending fails
      Given Hana is signed in
      And Hana opens the help
      And Hana writes the ticket "Black video"
      And sending the ticket fails
      And Hana sends the ticket
      And Hana sees the message that the ticket wasn't sent
      When Hana comes back to the help
      Then the subject of the ticket is "Black video"

    Example: The help desk's answer arrives as a notification
      Given Hana is signed in
      And Hana opens the help
      And Hana writes the ticket "Black video"
      And Hana sends the ticket
      And the help desk answers "Fixed."
      When Hana reloads the club
      Then Hana has 1 unread notification

  Rule: A survey appears once after a lesson, unless the player declines it

    Example: A rating is sent with a comment
      Given Hana is signed in
      And Hana had a lesson about "tempo" with Marisol Vance 1 day ago
      And Hana has opened the lesson with its survey
      When Hana rates the lesson with 4 stars
      Then Hana sees that the rating is sent
      And the club's mailbox holds a survey
        | rating  | 4          |
        | comment | Good pace. |

    Example: A rating belongs to the lesson that it is about
      Given Hana is signed in
      And Hana had a lesson about "tempo" with Marisol Vance 3 days ago
      And Hana had a lesson about "downswing" with Marisol Vance 2 days ago
      And Hana has opened the lesson with its survey
      And Hana gives the lesson 2 stars
      When Hana sends her opinion "Too fast for me."
      Then the club's mailbox holds a survey
        | rating  | 2                |
        | comment | Too fast for me. |

    Example: The survey doesn't appear again after it is answered
      Given Hana is signed in
      And Hana had a lesson about "tempo" with Marisol Vance 1 day ago
      And Hana has opened the lesson with its survey
      And Hana rates the lesson with 4 stars
      When Hana opens the lesson with its survey
      Then Hana sees that no rating is asked for

    Example: A postponed survey appears again a day later
      Given Hana is signed in
      And Hana had a lesson about "tempo" with Marisol Vance 1 day ago
      And Hana has opened the lesson with its survey
      And Hana postpones the survey
      And 25 hours pass
      When Hana opens the lesson with its survey
      Then Hana sees that a rating is asked for

    Example: A declined survey never appears again
      Given Hana is signed in
      And Hana had a lesson about "tempo" with Marisol Vance 1 day ago
      And Hana has opened the lesson with its survey
      And Hana declines surveys
      And 25 hours pass
      When Hana opens the lesson with its survey
      Then Hana sees that no rating is asked for
