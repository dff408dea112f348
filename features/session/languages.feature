Feature: Languages
  Players read the club in English, French, Japanese or Chinese,
  whatever region it is in.

  @session.interface-languages
  Rule: The club speaks exactly four languages

    Example: Visitors can choose English, French, Japanese or Chinese
      When Sol opens the club
      Then Sol can choose among the languages English, Français, 日本語 and 中文

  @session.locale-default
  Rule: The first visit is in the browser's language, or in English

    Scenario Outline: A browser in <browser> opens the club in <language>
      Given Sol's browser speaks <browser>
      When Sol opens the club
      Then Sol reads the club in <language>

      Examples:
        | browser             | language |
        | Canadian French     | French   |
        | Japanese            | Japanese |
        | Traditional Chinese | Chinese  |
        | British English     | English  |
        | German              | English  |

  Rule: Dates, weeks and the spelling of English follow the player's country

    Scenario Outline: A browser in <browser> shows <date>
      Given Hana's browser speaks <browser>
      And Hana is signed in
      When Hana opens her lessons
      Then the date at the top is "<date>"
      And the first day of the week is "<first day>"

      Examples:
        | browser          | date              | first day |
        | American English | Wednesday, May 13 | Sun       |
        | British English  | Wednesday 13 May  | Mon       |
        | Canadian English | Wednesday, May 13 | Sun       |

    Scenario Outline: A browser in <browser> spells <word>
      Given Hana's browser speaks <browser>
      And Hana is signed in
      When Hana opens her favourites
      Then the heading is "<word>"

      Examples:
        | browser          | word       |
        | American English | Favorites  |
        | British English  | Favourites |
        | Canadian English | Favourites |

    Example: On the club's site in Japan, the country is Japan
      Given Wataru's browser speaks British English
      And Wataru uses the club's site in Japan
      And Wataru is signed in
      When Wataru opens home
      Then the date at the top is "Wednesday, May 13"

  Rule: The club keeps the chosen language

    Example: The chosen language takes precedence over the browser's
      Given Sol's browser speaks Canadian French
      And Sol has chosen Japanese
      When Sol reloads the club
      Then Sol reads the club in Japanese

    Example: The chosen language stays after signing out
      Given Hana is signed in
      And Hana has chosen French
      When Hana signs out
      Then Hana reads the club in French

    Example: A stored language that the club doesn't speak is ignored
      Given Sol's device has stored a language that the club doesn't speak
      When Sol reloads the club
      Then Sol reads the club in English

    Example: The club's data is in the chosen language
      Given Hana is signed in
      And Hana has chosen Japanese
      When Hana begins to book
      Then Hana can choose among the lessons アイアン, フルスイング, ショートゲーム, ラウンドレッスン, 練習打席

  Rule: The language can be changed at any time and takes effect at once

    Scenario Outline: Home changes from English to <language>
      Given Hana is signed in
      And Hana opens home
      When Hana has chosen <language>
      Then Hana reads the club in <language>
      And Hana is welcomed at home

      Examples:
        | language |
        | French   |
        | Japanese |
        | Chinese  |

    Example: Home changes back to English
      Given Hana is signed in
      And Hana opens home
      And Hana has chosen Chinese
      When Hana has chosen English
      Then Hana reads the club in English
      And Hana is welcomed at home

    Example: An error message changes to a new language
      Given Hana signs in with a wrong password
      When Hana has chosen Japanese
      Then Hana reads the club in Japanese
      And Hana sees the message that email address and password don't match

    @browser
    Example: The library's titles change to the new language
      Given Hana is signed in
      And Hana opens the library
      And Hana has chosen French
      When Hana looks for the category "Sable"
      Then the series of the library are "Sortir du sable"

  Rule: A change of language reloads what the player is viewing

    Background:
      Given Hana is signed in

    Example: The kinds of lesson change while a lesson is being booked
      Given Hana begins to book
      And Hana can choose among the lessons Iron play, Full swing, Short game, Playing lesson, Practice bay
      When Hana has chosen Japanese
      Then Hana can choose among the lessons アイアン, フルスイング, ショートゲーム, ラウンドレッスン, 練習打席

    Example: The lessons in the calendar change to the new language
      Given Hana has these lessons:
        | day             | time    | type      |
        | Thursday 14 May | 7:30 am | Iron play |
      And Hana opens her lessons
      When Hana has chosen French
      Then Hana sees these lessons of the chosen day:
        | lesson      | coach         | centre               | day             | time    |
        | Jeu de fers | Marisol Vance | Lakeshore Tempo Room | Thursday 14 May | 7:30 am |

    Example: The tip on home changes to the new language
      Given Hana opens home
      When Hana has chosen French
      Then the tip at home is "Comptez les secondes de votre swing, pas les yards : trois lentes valent mieux que deux pressées."

    Example: The lesson plan changes to the new language
      Given Hana opens her lesson plan
      When Hana has chosen French
      Then the step that is worked on is "Aplatir la transition"

    Example: The lesson history changes to the new language
      Given Hana had a lesson about "putting" with Teodor Hale 5 days ago
      And Hana opens all lessons
      When Hana has chosen French
      Then Hana sees these lessons by month:
        | month    | lesson                 |
        | mai 2026 | Les putts qui tournent |

    Example: The favourites change to the new language
      Given Hana opens her favourites
      When Hana has chosen French
      Then the favourite videos are "Trois pour un, Chip roulé"

    Example: A video changes its titles and stays at its chapter
      Given Hana opens the video "A drive, down the line"
      And Hana goes to the chapter "To the top"
      When Hana has chosen French
      Then the video is "Un drive, dans l’axe"
      And the chapter of the video is "Jusqu’au sommet"
      And the position of the video, in seconds, is 48

    Example: A series changes its title to the new language
      Given Hana opens the library
      And Hana opens the series "The first swing"
      When Hana has chosen French
      Then Hana reads the series "Le premier swing" of 5 videos

    Example: The club of a swing changes to the new language
      Given Hana opens the swing "latest swing face on"
      When Hana has chosen French
      Then the open swing is with the "Fer 7", face on

    Example: A lesson changes its title to the new language
      Given Hana had a lesson about "downswing" with Marisol Vance 8 days ago
      And Hana opens her most recent lesson
      When Hana has chosen French
      Then the lesson is "Aplatir la descente"

    Example: The notifications change to the new language
      Given the club has notified Hana "Open until ten", in French "Ouvert jusqu’à 22 heures"
      And Hana opens her notifications
      When Hana has chosen French
      Then Hana finds
        | Ouvert jusqu’à 22 heures | unread |

    Example: A video changes its title and keeps its position
      Given Hana opens the video "The tempo drill"
      And Hana moves to 4 seconds of the video
      When Hana has chosen French
      Then the video is "L’exercice de tempo"
      And the position of the video, in seconds, is 4

  @session.translation-channel
  Rule: The club's own wording replaces the product's

    Example: The sign-in shows the club's own heading
      Given the club words the sign-in in English as "Step onto the tee"
      When Sol opens the club
      Then Sol finds "Step onto the tee" as the heading of the sign-in

    Example: The sign-in shows the product's heading when the club's wording can't be loaded
      Given loading the club's wording fails
      When Sol opens the club
      Then Sol finds "Welcome back" as the heading of the sign-in
