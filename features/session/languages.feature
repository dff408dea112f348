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
