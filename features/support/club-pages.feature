Feature: Published information about the club
  Players and visitors read what the club says about itself,
  answers to common questions, and its agreements.

  @support.content-screens
  @support.content-page-layout-keys
  Rule: Visitors and players can read everything the club publishes, in the club's layout

    Example: A visitor reads the club's story
      When Hana opens the story of the club
      Then the published blocks are
        | A club for getting better |
        | In figures                |
        | Inside a bay              |
        | How we teach              |
        | Read on                   |
      And the club was asked once for its story

    @call:support.layout-cares
    Example: A player reads about Clubhouse Cares
      Given Hana is signed in
      When Hana opens Clubhouse Cares
      Then the published blocks are
        | Golf for more people |
        | Last year            |
        | What you can do      |
        | Get in touch         |
      And the club was asked once for Clubhouse Cares

    Example: A player with a launch monitor also reads the block about practising at home
      Given Bram is signed in
      When Bram opens the story of the club
      Then the published blocks are
        | A club for getting better |
        | In figures                |
        | Inside a bay              |
        | How we teach              |
        | Practice at home          |
        | Read on                   |

    Example: A published block that the club hides is left out
      Given the club hides from Clubhouse Cares the block "Last year"
      When Hana opens Clubhouse Cares
      Then the published blocks are
        | Golf for more people |
        | What you can do      |
        | Get in touch         |

    @call:support.layout-user-agreement
    Example: The user agreement starts with a table of contents
      When Hana opens the user agreement
      Then the contents of the agreement are
        | Who agrees with whom  |
        | Your account          |
        | Bookings and credits  |
        | At the club           |
        | Videos and data       |
        | Payment               |
        | Ending the agreement  |
        | Changes and law       |

    Example: The privacy notice shows the club's own text
      Given the club says "Nobody reads your name." in its privacy notice
      When Hana opens the privacy notice
      Then the published text is "Nobody reads your name."

    Example: The terms show the club's own text
      Given the club says "Come five minutes early." in its terms
      When Hana opens the terms
      Then the published text is "Come five minutes early."

    Example: The privacy notice opens beside the registration
      Given the club says "Nobody reads your name." in its privacy notice
      When Hana opens the privacy notice beside the registration
      Then the published text is "Nobody reads your name."

    Example: Questions and answers show an error when they can't be loaded
      Given loading the questions and answers fails
      When Hana opens the questions and answers
      Then Hana sees the message that something went wrong on the club's side

    Example: Visitors find all published information before signing in
      When Hana looks for published information
      Then the publications of the club are
        | About                 |
        | Clubhouse Cares       |
        | Questions and answers |
        | User agreement        |
        | Contact the club      |
        | Privacy               |
        | Terms                 |

  @support.content-screens
  Rule: Questions can be searched, and each has its own link

    Example: A search finds a question by words from its answer
      Given Hana opens the questions and answers
      When Hana searches the questions for "24 HOURS cancel"
      Then the questions found are "Until when can I move or cancel a lesson?"

    Example: A search without a match finds no questions
      Given Hana opens the questions and answers
      When Hana searches the questions for "albatross"
      Then there are no questions found

    Example: A link to a question opens that question
      When Hana opens the link to the question about the waiting list
      Then the open question is "How does the waiting list work?"

  @support.offered-areas
  Rule: The main navigation leads to everything the club offers

    Example: The main navigation opens every area
      Given Hana is signed in
      When Hana opens home
      Then the areas behind the main navigation are
        | lesson credits     |
        | lesson booking     |
        | lesson plan        |
        | video library      |
        | my game            |
        | referral programme |
        | shop               |
