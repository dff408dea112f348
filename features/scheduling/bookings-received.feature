Feature: What the centre learns of a booking
  The centre prepares the bay before a player arrives,
  so it has to know who comes, when, for what, to whom, and with which hand.

  Background:
    Given Wren is signed in
    And Étienne Lacombe-Roy is free on Friday 22 May at 5:30 pm

  @scheduling.booking-payload
  Rule: A booking tells who plays what, where, when and with whom

    Example: The centre learns everything about a booked lesson
      Given Wren has chosen Full swing with Étienne Lacombe-Roy on Friday 22 May at 5:30 pm
      When Wren books
      Then the club was asked to book with
        | player         | Wren                |
        | hand           | left                |
        | kind of lesson | Full swing          |
        | coach          | Étienne Lacombe-Roy |
        | centre         | Northgate Swing Lab |
        | slot           | 1730                |
        | time zone      | New York            |

    @scheduling.one-call-books-and-reschedules
    Example: The centre learns everything about a lesson that replaces a practice
      Given Wren's own clock is in Denver
      And Wren has a practice on Friday 22 May at 6:30 pm
      And Wren has chosen Full swing with Étienne Lacombe-Roy on Friday 22 May at 5:30 pm
      And Wren has booked
      When Wren gives up the practice
      Then the club was asked to book over a practice with
        | player         | Wren                |
        | hand           | left                |
        | kind of lesson | Full swing          |
        | coach          | Étienne Lacombe-Roy |
        | centre         | Northgate Swing Lab |
        | slot           | 1730                |
        | time zone      | Denver              |

    @scheduling.one-call-books-and-reschedules
    Example: The centre learns everything about a moved lesson
      Given Wren's own clock is in Denver
      And Wren has a lesson on Wednesday 20 May at 7:30 am
      And Wren has a Short game lesson with Étienne Lacombe-Roy at Northgate Swing Lab on Tuesday 26 May at 9:00 am
      And Wren wants to move that lesson to Friday 22 May at 5:30 pm
      When Wren books
      Then the club was asked to move a lesson with
        | player         | Wren                |
        | hand           | left                |
        | kind of lesson | Short game          |
        | coach          | Étienne Lacombe-Roy |
        | centre         | Northgate Swing Lab |
        | slot           | 1730                |
        | time zone      | Denver              |

  @scheduling.suggestions-with-slots
  Rule: Suggestions start from the place and the coach of the chosen time

    Example: The club learns which time the player has chosen
      Given Wren has chosen Full swing with Étienne Lacombe-Roy on Friday 22 May at 5:30 pm
      When Wren asks for suggestions
      Then the club was asked for suggestions with
        | coach  | Étienne Lacombe-Roy |
        | centre | Northgate Swing Lab |
        | slot   | 1730                |
