Feature: Languages
  Players read the club in English, French, Japanese or Chinese,
  whatever region it is in.

  @session.interface-languages
  Rule: The club speaks exactly four languages

    Example: The choice
      When Sol opens the club
      Then Sol can choose among the languages en, fr, ja, zh

  @session.locale-default
  Rule: The first visit is in the browser's language, as far as the club speaks it

    Scenario Outline: A browser that speaks <browser>
      Given Sol's browser speaks <browser>
      When Sol opens the club
      Then Sol reads the club in <language>

      Examples:
        | browser | language |
        | fr-CA   | fr       |
        | ja-JP   | ja       |
        | zh-Hant | zh       |
        | EN-gb   | en       |
        | de-DE   | en       |

  Rule: A language once chosen is kept

    Example: It wins over the browser's
      Given Sol's browser speaks fr-CA
      And Sol has chosen the language ja
      When Sol loads the club anew
      Then Sol reads the club in ja

    Example: It outlives a sign-out
      Given Hana is signed in
      And Hana has chosen the language fr
      When Hana signs out
      Then Hana reads the club in fr

    Example: A language that the club does not speak is passed over
      Given the language kept on Sol's device is xx
      When Sol loads the club anew
      Then Sol reads the club in en

    Example: The club answers in the chosen language
      Given Hana is signed in
      And Hana has chosen the language ja
      When Hana begins to book
      Then Hana can choose among the lessons アイアン, フルスイング, ショートゲーム, ラウンドレッスン, 練習打席

  Rule: A language is chosen at any time, and what is in front of the player changes with it

    Scenario Outline: The home, from English to <language>
      Given Hana is signed in
      And Hana goes home
      When Hana has chosen the language <language>
      Then Hana reads the club in <language>
      And Hana is welcomed at home

      Examples:
        | language |
        | fr       |
        | ja       |
        | zh       |

    Example: And back again
      Given Hana is signed in
      And Hana goes home
      And Hana has chosen the language zh
      When Hana has chosen the language en
      Then Hana reads the club in en
      And Hana is welcomed at home

    Example: What was refused before is told in the new language
      Given Hana signs in with a wrong password
      When Hana has chosen the language ja
      Then Hana reads the club in ja
      And Hana is told that address and password don't match

    @browser
    Example: The library's own texts
      Given Hana is signed in
      And Hana looks at the library
      And Hana has chosen the language fr
      When Hana looks for the category "Sable"
      Then the shelf holds "Sortir du sable"

  @session.translation-channel
  Rule: The club's own wording wins over the one that came with the product

    Example: A text of the club
      Given the club words the sign-in in en as "Step onto the tee"
      When Sol opens the club
      Then Sol reads "Step onto the tee" as the heading of the sign-in

    Example: Without the club's wording the product's own is read
      Given reading the club's wording fails
      When Sol opens the club
      Then Sol reads "Welcome back" as the heading of the sign-in
