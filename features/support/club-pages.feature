Feature: What the club publishes
  Players and visitors find what the club says of itself,
  what it is asked most often, and what both have agreed on.

  @support.content-screens
  @support.content-page-layout-keys
  Rule: Everybody can read what the club publishes, as the club has laid it out

    Example: What the club says of itself
      When Hana opens the story of the club
      Then the published blocks are
        | A club for getting better |
        | In figures                |
        | Inside a bay              |
        | How we teach              |
        | Read on                   |
      And the club was asked once for its story

    Example: What the club does for others
      Given Hana is signed in
      When Hana opens Clubhouse Cares
      Then the published blocks are "Golf for more people, Last year, What you can do, Get in touch"
      And the club was asked once for Clubhouse Cares

    Example: A block of an area that is open to few
      Given Bram is signed in
      When Bram opens the story of the club
      Then Bram reads the block "Practise at home"

    Example: A block that the club hides
      Given the club hides the block "Last year" of Clubhouse Cares
      When Hana opens Clubhouse Cares
      Then the published blocks are "Golf for more people, What you can do, Get in touch"

    Example: What both agree on, with its contents
      When Hana opens the user agreement
      Then the contents of the agreement are
        | Who agrees with whom  |
        | Your account          |
        | Bookings and credits  |
        | In the centre         |
        | Videos and data       |
        | Payment               |
        | Ending the agreement  |
        | Changes and law       |

    Example: What the club says of privacy
      Given the club says "<p>Nobody reads your name.</p>" in its privacy notice
      When Hana opens the privacy notice
      Then the published text is "Nobody reads your name."

    Example: What the club expects of players
      Given the club says "<p>Come five minutes early.</p>" in its terms
      When Hana opens the terms
      Then the published text is "Come five minutes early."

    @browser
    Example: The privacy notice as a dialog
      Given the club says "<p>Nobody reads your name.</p>" in its privacy notice
      When Hana opens the privacy notice beside the registration
      Then the published text is "Nobody reads your name."

    Example: What can't be read
      Given reading the questions and answers fails
      When Hana opens the questions and answers
      Then Hana is told that something went wrong on the club's side

    @browser
    Example: Before signing in, the sign-in leads there
      When Hana looks for what the club publishes
      Then the publications of the club are "About, Clubhouse Cares, Questions and answers, User agreement, Contact, Privacy, Terms"

  @support.content-screens
  Rule: A question is found by its words, and has an address

    Example: By the words of its answer
      Given Hana opens the questions and answers
      When Hana searches the questions for "24 HOURS cancel"
      Then the questions found are "Until when can I move or cancel a lesson?"

    Example: Words that no question has
      Given Hana opens the questions and answers
      When Hana searches the questions for "albatross"
      Then there are 0 questions found

    @browser
    Example: An address that names a question opens it
      When Hana opens the address of the question "waiting-list"
      Then the open question is "How does the waiting list work?"

  @support.offered-areas
  Rule: The main navigation leads to all that the club offers

    @browser
    Example: One by one
      Given Hana is signed in
      When Hana follows the main navigation
      Then the areas found are
        | lesson credits     |
        | lesson booking     |
        | lesson plan        |
        | video library      |
        | my game            |
        | referral programme |
        | shop               |
