Feature: Languages
  Players read the club in English, French, Japanese or Chinese,
  whatever region it is in.

  @session.interface-languages
  Rule: The club speaks exactly four languages

    Example: Visitors can choose English, French, Japanese or Chinese
      When Sol opens the club
      Then Sol can choose among the languages en, fr, ja, zh

  @session.locale-default
  Rule: The first visit is in the browser's language, or in English

    Scenario Outline: A browser in <browser> opens the club in <language>
      Given Sol's browser speaks <browser>
      When Sol opens the club
      Then Sol finds "<language>" as the language of the club

      Examples:
        | browser | language |
        | fr-CA   | fr       |
        | ja-JP   | ja       |
        | zh-Hant | zh       |
        | EN-gb   | en       |
        | de-DE   | en       |

  Rule: The club keeps the chosen language

    Example: The chosen language takes precedence over the browser's
      Given Sol's browser speaks fr-CA
      And Sol has chosen the language ja
      When Sol reloads the club
      Then Sol finds "ja" as the language of the club

    Example: The chosen language stays after signing out
      Given Hana is signed in
      And Hana has chosen the language fr
      When Hana signs out
      Then Hana finds "fr" as the language of the club

    Example: A stored language that the club doesn't speak is ignored
      Given the language kept on Sol's device is xx
      When Sol reloads the club
      Then Sol finds "en" as the language of the club

    Example: The club's data is in the chosen language
      Given Hana is signed in
      And Hana has chosen the language ja
      When Hana begins to book
      Then Hana can choose among the lessons アイアン, フルスイング, ショートゲーム, ラウンドレッスン, 練習打席

  Rule: The language can be changed at any time and takes effect at once

    Scenario Outline: Home changes from English to <language>
      Given Hana is signed in
      And Hana opens home
      When Hana has chosen the language <language>
      Then Hana finds "<language>" as the language of the club
      And Hana is welcomed at home

      Examples:
        | language |
        | fr       |
        | ja       |
        | zh       |

    Example: Home changes back to English
      Given Hana is signed in
      And Hana opens home
      And Hana has chosen the language zh
      When Hana has chosen the language en
      Then Hana finds "en" as the language of the club
      And Hana is welcomed at home

    Example: An error message changes to a new language
      Given Hana signs in with a wrong password
      When Hana has chosen the language ja
      Then Hana finds "ja" as the language of the club
      And Hana sees the message that email address and password don't match

    @browser
    Example: The library's titles change to the new language
      Given Hana is signed in
      And Hana opens the library
      And Hana has chosen the language fr
      When Hana looks for the category "Sable"
      Then the series of the library are "Sortir du sable"

  Rule: A change of language reloads what the player is viewing

    Background:
      Given Hana is signed in

    Example: The kinds of lesson change while a lesson is being booked
      Given Hana begins to book
      And Hana can choose among the lessons Iron play, Full swing, Short game, Playing lesson, Practice bay
      When Hana has chosen the language ja
      Then Hana can choose among the lessons アイアン, フルスイング, ショートゲーム, ラウンドレッスン, 練習打席

    Example: The lessons in the calendar change to the new language
      Given Hana has these lessons:
        | day             | time    | type      |
        | Thursday 14 May | 7:30 am | Iron play |
      And Hana opens her lessons
      When Hana has chosen the language fr
      Then Hana sees these lessons of the chosen day:
        | lesson      | coach         | centre               | day             | time    |
        | Jeu de fers | Marisol Vance | Lakeshore Tempo Room | Thursday 14 May | 7:30 am |

    Example: The tip on home changes to the new language
      Given Hana opens home
      When Hana has chosen the language fr
      Then Hana reads the tip "Comptez les secondes de votre swing, pas les verges : trois lentes valent mieux que deux pressées."

    Example: The lesson plan changes to the new language
      Given Hana opens her lesson plan
      When Hana has chosen the language fr
      Then the step that is worked on is "Aplatir la transition"

    Example: The lesson history changes to the new language
      Given Hana had a lesson about "putting" with Teodor Hale 5 days ago
      And Hana opens all lessons
      When Hana has chosen the language fr
      Then Hana sees these lessons by month:
        | month   | lessons                |
        | 2026-05 | Les putts qui tournent |

    Example: The favourites change to the new language
      Given Hana opens her favourites
      When Hana has chosen the language fr
      Then the favourite videos are "Trois pour un, Chip roulé"

    Example: A video changes its titles and stays at its chapter
      Given Hana opens the video "A drive, down the line"
      And Hana goes to the chapter "To the top"
      When Hana has chosen the language fr
      Then the video is "Un drive, dans l’axe"
      And the chapter of the video is "Jusqu’au sommet"
      And the position of the video, in seconds, is 48

    Example: A series changes its title to the new language
      Given Hana opens the library
      And Hana opens the series "The first swing"
      When Hana has chosen the language fr
      Then Hana reads the series "Le premier swing" of 5 videos

    Example: The club of a swing changes to the new language
      Given Hana opens the swing "latest swing face on"
      When Hana has chosen the language fr
      Then the open swing is with the "Fer 7", face on

    Example: A lesson changes its title to the new language
      Given Hana had a lesson about "downswing" with Marisol Vance 8 days ago
      And Hana opens her most recent lesson
      When Hana has chosen the language fr
      Then the lesson is "Aplatir la descente"

    Example: The notifications change to the new language
      Given the club has notified Hana "Open until ten", in French "Ouvert jusqu’à 22 heures"
      And Hana opens her notifications
      When Hana has chosen the language fr
      Then Hana finds
        | Ouvert jusqu’à 22 heures | unread |

    Example: A video changes its title and keeps its position
      Given Hana opens the video "The tempo drill"
      And Hana moves to 4 seconds of the video
      When Hana has chosen the language fr
      Then the video is "L’exercice de tempo"
      And the position of the video, in seconds, is 4

  @session.translation-channel
  Rule: The club's own wording replaces the product's

    Example: The sign-in shows the club's own heading
      Given the club words the sign-in in en as "Step onto the tee"
      When Sol opens the club
      Then Sol finds "Step onto the tee" as the heading of the sign-in

    Example: The sign-in shows the product's heading when the club's wording can't be loaded
      Given loading the club's wording fails
      When Sol opens the club
      Then Sol finds "Welcome back" as the heading of the sign-in
