Feature: Searching the video library
  A player finds a video by a word of its title.
  Recent searches are offered again.

  @learning.video-search-query
  Rule: A search looks for a keyword in one language of the library

    Example: A search finds videos by a word of their title
      Given Hana is signed in
      When Hana searches the library for "putt"
      Then the videos found are
        | A putt that breaks  |
        | Nine breaking putts |
        | Before every putt   |
      And the club was asked once to search the library

    Example: A search uses the player's language
      Given Hana is signed in
      And Hana has chosen French
      When Hana searches the library for "sable"
      Then the videos found are "Tracer une ligne dans le sable"

    Example: A search can use another language than the player's
      Given Hana is signed in
      And Hana searches the library for "sable"
      When Hana chooses videos in French
      Then the videos found are "Tracer une ligne dans le sable"
      And the library was last searched for "sable" in French

    Example: A search without a match finds nothing
      Given Hana is signed in
      When Hana searches the library for "croquet"
      Then there are no videos found

    Example: A search that fails shows an error
      Given Hana is signed in
      And searching the library fails on the club's side
      When Hana searches the library for "putt"
      Then Hana sees the message that something went wrong on the club's side

  @learning.recent-search-keywords
  Rule: Recent searches are offered again with the newest first

    Example: Two searches are offered with the newest first
      Given Hana is signed in
      And Hana searches the library for "putt"
      And Hana starts another search
      And Hana searches the library for "sand"
      When Hana starts another search
      Then the keywords offered are
        | sand |
        | putt |

    Example: A recent search can be removed
      Given Hana is signed in
      And Hana searches the library for "putt"
      And Hana starts another search
      When Hana removes the keyword "putt"
      Then there are no keywords offered

    Example: An unfinished keyword isn't remembered
      Given Hana is signed in
      And Hana starts to search the library for "pu"
      When Hana starts another search
      Then there are no keywords offered

    Example: A keyword that led to a video is remembered
      Given Hana is signed in
      And Hana starts to search the library for "putt"
      And Hana opens the found video "A putt that breaks"
      When Hana starts another search
      Then the keywords offered are "putt"

    Example: The next player on the device sees no recent searches
      Given Hana is signed in
      And Hana searches the library for "putt"
      And Hana signs out and in again
      When Hana starts another search
      Then there are no keywords offered

  Rule: The state of a search survives a reload

    Example: The results of a search survive a reload
      Given Hana is signed in
      And Hana searches the library for "putt"
      When Hana reloads the club
      Then the videos found are
        | A putt that breaks  |
        | Nine breaking putts |
        | Before every putt   |

    Example: A cleared search stays cleared after a reload
      Given Hana is signed in
      And Hana searches the library for "putt"
      And Hana clears the search
      When Hana reloads the club
      Then the keyword is ""
