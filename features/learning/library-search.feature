Feature: Searching the video library
  A player finds a video by a word of its title.
  What was searched for lately is at hand the next time.

  @learning.video-search-query
  Rule: A search is for a keyword, in a language of the library

    Example: By a word
      Given Hana is signed in
      When Hana searches the library for "putt"
      Then the videos found are "A putt that breaks, Nine breaking putts, Before every putt"
      And the club was asked once to search the library

    Example: In the player's language
      Given Hana is signed in
      And Hana has chosen the language fr
      When Hana searches the library for "sable"
      Then the videos found are "Tracer une ligne dans le sable"

    Example: In another language of the library than the player reads the club in
      Given Hana is signed in
      And Hana searches the library for "sable"
      When Hana wants videos in fr
      Then the videos found are "Tracer une ligne dans le sable"
      And the library was last searched for "sable" in fr

    Example: For something that is not there
      Given Hana is signed in
      When Hana searches the library for "croquet"
      Then there are no videos found

    Example: With trouble on the club's side
      Given Hana is signed in
      And searching the library fails on the club's side
      When Hana searches the library for "putt"
      Then Hana is told that something went wrong on the club's side

  @learning.recent-search-keywords
  Rule: What was searched for lately is offered again, the newest first

    Example: After two searches
      Given Hana is signed in
      And Hana searches the library for "putt"
      And Hana means to search for something else
      And Hana searches the library for "sand"
      When Hana means to search for something else
      Then the keywords offered are "sand, putt"

    Example: One is taken out
      Given Hana is signed in
      And Hana searches the library for "putt"
      And Hana means to search for something else
      When Hana forgets the keyword "putt"
      Then there are no keywords offered

    Example: A word is not kept before it is complete
      Given Hana is signed in
      And Hana begins to search the library for "pu"
      When Hana means to search for something else
      Then there are no keywords offered

    Example: A word that has led to a video is kept
      Given Hana is signed in
      And Hana begins to search the library for "putt"
      And Hana opens the found video "A putt that breaks"
      When Hana means to search for something else
      Then the keywords offered are "putt"

    Example: Nothing stays for the next account
      Given Hana is signed in
      And Hana searches the library for "putt"
      And Hana signs out and in again
      When Hana means to search for something else
      Then there are no keywords offered

  @browser
  Rule: What is searched for outlives a reload, and so does that nothing is

    Example: While something is searched for
      Given Hana is signed in
      And Hana searches the library for "putt"
      When Hana opens the club anew
      Then the videos found are "A putt that breaks, Nine breaking putts, Before every putt"

    Example: After the search was cleared
      Given Hana is signed in
      And Hana searches the library for "putt"
      And Hana clears the search
      When Hana opens the club anew
      Then the keyword is ""
