Feature: Editing personal details
  Players see what the club knows about them,
  and correct it.

  Rule: A signed-in player sees the personal details

    Example: The city is filled in
      Given Hana is signed in
      When Hana opens her personal details
      Then Hana finds "Chicago" filled in as her city

    @session.profile-failure-code-only
    Example: The profile shows a message when it can't be loaded
      Given Hana is signed in
      And loading the profile fails
      When Hana opens her personal details
      Then Hana sees the message that the profile can't be loaded

  Rule: Unsaved changes wait for the player

    Example: An unsaved first name survives reopening the club
      Given Hana is signed in
      And Hana opens her personal details
      And Hana fills in "Hanna" as her first name
      And Hana opens the club
      When Hana opens her personal details
      Then Hana finds "Hanna" filled in as her first name

    Example: An unsaved first name survives a visit to home
      Given Hana is signed in
      And Hana opens her personal details
      And Hana fills in "Hanna" as her first name
      And Hana opens home
      When Hana opens her personal details
      Then Hana finds "Hanna" filled in as her first name

    Example: An unsaved first name is deleted on signing out
      Given Hana is signed in
      And Hana opens her personal details
      And Hana fills in "Hanna" as her first name
      When Hana signs out
      Then nothing of Hana's account is kept on the device

  @session.profile-base-fields
  @session.profile-non-japan-state
  Rule: The club receives every field of the profile

    Example: Outside Japan the profile asks for a state and no reading of the name
      Given Hana is signed in
      When Hana opens her personal details
      Then Hana is asked for
        | first name   |
        | last name    |
        | hand         |
        | birthday     |
        | gender       |
        | street       |
        | house        |
        | city         |
        | postal code  |
        | state        |

    Example: Every changed field of the profile is saved
      Given Hana is signed in
      And Hana has opened her personal details
      When Hana fills in and saves
        | first name   | Hanna                |
        | last name    | Lindqvist-Roy        |
        | birthday     | 1988-02-29           |
        | gender       | undisclosed          |
        | street       | 4 Orchard Row        |
        | house        | Flat 2               |
        | city         | Evanston             |
        | postal code  | 60201                |
        | state        | IL                   |
      Then the change of the profile is done
      And Hana finds "Hanna Lindqvist-Roy" as her name
      And the club was asked once to save the whole profile
      And the club knows of Hana
        | first name   | Hanna         |
        | last name    | Lindqvist-Roy |
        | birthday     | 1988-02-29    |
        | gender       | undisclosed   |
        | street       | 4 Orchard Row |
        | house        | Flat 2        |
        | city         | Evanston      |
        | postal code  | 60201         |
        | state        | IL            |

    Example: An unchanged profile isn't sent
      Given Hana is signed in
      And Hana has opened her personal details
      When Hana saves her personal details
      Then Hana sees the message that there is nothing to save
      And the club was never asked to save the whole profile

  @session.profile-japan-fields
  Rule: In Japan the profile has readings of the name and a prefecture

    Example: In Japan the profile offers 47 prefectures in place of the state
      Given Wataru uses the club's site in Japan
      And Wataru is signed in
      When Wataru opens his personal details
      Then Wataru is not asked for his state
      And Wataru can choose among 47 prefectures

    Example: In Japan another reading and another prefecture are saved with the profile
      Given Wataru uses the club's site in Japan
      And Wataru is signed in
      And Wataru has opened his personal details
      When Wataru fills in and saves
        | first name in kana | ショウ  |
        | last name in kana  | オカダ  |
        | prefecture         | Okinawa |
      Then the change of the profile is done
      And the club knows of Wataru
        | first name in kana | ショウ  |
        | last name in kana  | オカダ  |
        | prefecture         | Okinawa |

    Example: In Japan readings and prefecture are saved with the profile
      Given Wataru uses the club's site in Japan
      And Wataru is signed in
      And Wataru has opened his personal details
      When Wataru fills in and saves
        | first name in kana | ワタル |
        | last name in kana  | ｻｵﾄﾒ   |
        | prefecture         | Kanagawa |
      Then the change of the profile is done
      And the club knows of Wataru
        | first name in kana | ワタル   |
        | last name in kana  | サオトメ |
        | prefecture         | Kanagawa |

    Example: The chosen prefecture stays when the list of prefectures can't be loaded
      Given Wataru uses the club's site in Japan
      And Wataru is signed in
      And loading the prefectures fails
      When Wataru opens his personal details
      Then Wataru sees the message that the prefectures can't be loaded
      And Wataru finds "13" filled in as his prefecture

    Example: Outside Japan nobody is asked for a prefecture
      Given Hana is signed in
      When Hana opens her personal details
      Then Hana is not asked for her prefecture
      And the club was never asked for the prefectures

  Rule: The profile shows the phone number, which is changed under the contact details

    Example: The profile shows the phone number without asking for it
      Given Hana is signed in
      When Hana opens her personal details
      Then Hana finds "+1 312 555 0141" filled in as her phone number
      And Hana is not asked for her phone number

    @session.profile-phone-sent
    Example: Without text messages the number that the profile shows is saved with it
      Given Hana is subscribed to news by email
      And Hana is signed in
      And Hana has opened her personal details
      And the club reaches Hana now at "+1 312 555 0166"
      When Hana saves "Evanston" as her city
      Then the change of the profile is done
      And the club knows of Hana
        | city         | Evanston        |
        | phone number | +1 312 555 0141 |

    @session.profile-phone-omitted
    Scenario Outline: A number that receives text messages about <what> isn't saved with the profile
      Given Hana is subscribed to news by email and text messages about <what>
      And Hana is signed in
      And Hana has opened her personal details
      And the club reaches Hana now at "+1 312 555 0166"
      When Hana saves "Evanston" as her city
      Then the change of the profile is done
      And the club knows of Hana
        | city         | Evanston        |
        | phone number | +1 312 555 0166 |

      Examples:
        | what    |
        | lessons |
        | offers  |

    Example: A number of another player is refused with the profile
      Given Hana is subscribed to news by email
      And the club reaches Hana now at "+1 312 555 0178"
      And Hana is signed in
      And Hana has opened her personal details
      When Hana saves "Evanston" as her city
      Then Hana sees the message that her phone number is invalid: it "is not accepted"

  @session.handedness-update-alone
  Rule: A change of the playing hand alone is sent alone

    @session.handedness-left
    Example: A change to left-handed is sent alone
      Given Hana is signed in
      And Hana has opened her personal details
      When Hana saves "left" as her hand
      Then the change of the profile is done
      And the club knows of Hana
        | hand | left |
      And the club was asked once to save the playing hand alone
      And the club was never asked to save the whole profile

    @session.handedness-right
    Example: A change back to right-handed is sent alone
      Given Hana plays left-handed
      And Hana is signed in
      And Hana has opened her personal details
      When Hana saves "right" as her hand
      Then the change of the profile is done
      And the club knows of Hana
        | hand | right |
      And the club was asked once to save the playing hand alone

    Example: The hand is sent with the whole profile when other fields change, too
      Given Hana is signed in
      And Hana has opened her personal details
      When Hana fills in and saves
        | hand | left     |
        | city | Evanston |
      Then the change of the profile is done
      And the club was asked once to save the whole profile
      And the club was never asked to save the playing hand alone

  @session.profile-update-states
  Rule: Players see the progress of saving the profile

    Example: Saving the profile hasn't begun while the player edits
      Given Hana is signed in
      And Hana has opened her personal details
      When Hana fills in "Evanston" as her city
      Then the change of the profile is not started

    Example: Saving the profile is in progress until the club answers
      Given Hana is signed in
      And Hana has opened her personal details
      And saving the profile gets no answer for 5 seconds
      When Hana saves "Evanston" as her city
      Then the change of the profile is in progress

    Example: Saving the profile is done once the club has answered
      Given Hana is signed in
      And Hana has opened her personal details
      When Hana saves "Evanston" as her city
      Then the change of the profile is done

    @session.rejection-clears-loading
    Example: Changes of the profile stay in the form when saving fails
      Given Hana is signed in
      And Hana has opened her personal details
      And saving the profile is refused
      When Hana saves "Evanston" as her city
      Then Hana sees the message that her profile wasn't saved
      And the change of the profile is not started
      And Hana finds "Evanston" filled in as her city

    Example: The profile says so when it is unknown whether the changes were saved
      Given Hana is signed in
      And Hana has opened her personal details
      And the answer to saving the profile gets lost
      When Hana saves "Evanston" as her city
      Then Hana sees the message that it is unknown whether her profile was saved
      And the club knows of Hana
        | city | Evanston |

    @session.profile-update-reset
    Example: The result of saving the profile isn't shown after the next sign-in
      Given Hana is signed in
      And Hana has opened her personal details
      And Hana has saved "Evanston" as her city
      And Hana has signed out
      And Hana has signed in with her password
      When Hana opens her personal details
      Then the change of the profile is not started

  Rule: An invalid value in the profile is reported at its field, and stays there to be corrected

    Scenario Outline: An invalid <field> is reported: <what>
      Given Hana is signed in
      And Hana has opened her personal details
      When Hana saves "<what>" as her <field>
      Then Hana sees the message that her <field> is invalid: it "<problem>"
      And Hana finds "<what>" filled in as her <field>

      Examples:
        | field        | what                 | problem                     |
        | first name   | nothing              | is missing                  |
        | first name   | spaces alone         | is missing                  |
        | first name   | ten thousand letters | is too long                 |
        | last name    | a sign that is none  | contains invalid characters |
        | street       | ten thousand letters | is too long                 |

    Scenario Outline: <day> isn't accepted as a birthday
      Given Hana is signed in
      And Hana has opened her personal details
      When Hana saves "<day>" as her birthday
      Then Hana sees the message that her birthday is invalid: it "<problem>"
      And the club knows of Hana
        | birthday | 1988-04-17 |

      Examples:
        | day        | problem          |
        | 2025-02-29 | is not a date    |
        | 2026-05-14 | is in the future |

    Example: Half a birthday isn't saved
      Given Hana is signed in
      And Hana has opened her personal details
      When Hana saves "1988-04" as her birthday
      Then Hana sees the message that the date is incomplete
      And the club knows of Hana
        | birthday | 1988-04-17 |

    Scenario Outline: A valid <field> is saved: <what>
      Given Hana is signed in
      And Hana has opened her personal details
      When Hana saves "<what>" as her <field>
      Then the change of the profile is done
      And the club knows of Hana
        | <field> | <kept> |

      Examples:
        | field        | what                                | kept                |
        | first name   | a golfer and a flag                 | a golfer and a flag |
        | city         | a script                            | a script            |
        | postal code  | full-width digits                   | 60615               |
        | house        | nothing                             | nothing             |
