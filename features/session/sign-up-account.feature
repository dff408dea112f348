Feature: Opening an account
  Newcomers open an account by themselves.
  The club reports invalid input at once, and nothing typed is lost.

  @session.sign-up-steps
  Rule: A new account takes the player's details, a confirmed code and the terms

    Example: The club sends a code after receiving the details
      Given Sol has started opening an account
      And Sol has filled in everything
      When Sol opens the account
      Then Sol is asked for the code
      And the club has everything that Sol entered

    Scenario Outline: The club receives the account of <first name> as it was filled in
      Given Sol has started opening an account
      And Sol fills in
        | First name          | <first name>  |
        | Last name           | <last name>   |
        | Email               | <email>       |
        | New password        | <password>    |
        | Repeat new password | <password>    |
        | Phone number        | <typed phone> |
        | Postal code         | <postal code> |
        | Your centre         | <centre>      |
        | You play            | <hand>        |
      When Sol opens the account
      Then Sol is asked for the code
      And the club was asked to open an account with
        | first name  | <first name>    |
        | last name   | <last name>     |
        | email       | <email>         |
        | password    | <password>      |
        | phone       | <phone>         |
        | postal code | <postal code>   |
        | centre      | <centre>        |
        | hand        | <left or right> |

      Examples:
        | first name | last name | email                    | password         | typed phone     | phone        | postal code | centre              | hand         | left or right |
        | Amélie     | Roy       | amelie@clubhouse.example | neuf-oiseaux     | +1 514 555 0177 | +15145550177 | H2X 1Y4     | Atelier Rive-Sud    | Right-handed | right         |
        | Bo         | Sand      | bo@clubhouse.example     | one eagle, twice | +1 303 555 0188 | +13035550188 | 80205       | Northgate Swing Lab | Left-handed  | left          |

    Example: The right code verifies the address and leads to the terms
      Given Sol has reached the code
      When Sol confirms with the code
      Then Sol is asked for the terms
      And Sol's address is verified

    Example: Accepting the terms signs the new player in
      Given Sol has reached the terms
      When Sol accepts the terms, born on "1996-02-29"
      Then Sol finds himself signed in
      And Sol's password is nowhere on the device

    Example: Going back from the code keeps the details
      Given Sol has reached the code
      When Sol goes back
      Then Sol is asked for an account
      And nothing that Sol has written is lost
      And Sol's password is nowhere on the device

    Example: Continuing after going back opens no second account
      Given Sol has reached the code
      And Sol goes back
      When Sol opens the account
      Then Sol is asked for the code
      And one account has the address of Sol

    Example: Submitting the sign-up twice opens one account
      Given Sol has started opening an account
      And Sol has filled in everything
      When Sol opens the account twice at once
      Then Sol is asked for the code
      And the club was asked once to open an account

  Rule: Everything typed but the password survives a reload

    Example: The details of a new account survive a reload
      Given Sol has started opening an account
      And Sol has filled in everything
      When Sol returns to opening an account
      Then nothing that Sol has written is lost
      And Sol's password is nowhere on the device

    Example: A reload while waiting for the code returns to the code
      Given Sol has reached the code
      When Sol returns to opening an account
      Then Sol is asked for the code
      And Sol's password is nowhere on the device

  Rule: An incomplete account is completed at the next sign-in

    Example: A sign-in without a confirmed code asks for the code
      Given Sol has reached the code
      And Sol closes the browser and comes back
      When Sol signs in to the account
      Then Sol is asked for the code

    Example: The code confirmed at a later sign-in leads to the terms
      Given Sol has reached the code
      And Sol closes the browser and comes back
      And Sol signs in to the account
      When Sol confirms with the code
      Then Sol is asked for the terms

    Example: A sign-in without accepted terms asks for the terms
      Given Sol has reached the terms
      And Sol closes the browser and comes back
      When Sol signs in to the account
      Then Sol is asked for the terms

    Example: The date of birth survives a reload during the terms
      Given Sol has reached the terms
      And Sol has written "1996-02-29" as the date of birth
      When Sol reloads the club
      Then Sol is asked for the terms
      And Sol finds "1996-02-29" as the date of birth

    Scenario Outline: Nothing more is asked once the terms are accepted by a player born on <birthday>
      Given Sol has reached the terms
      And Sol closes the browser and comes back
      And Sol signs in to the account
      When Sol accepts the terms, born on "<birthday>"
      Then Sol is asked for nothing
      And the club keeps that Sol has read the terms, is of age, and was born on <birthday>

      Examples:
        | birthday   |
        | 1996-02-29 |
        | 1958-11-03 |

  Rule: Every new account is a club player's

    Example: A new account makes a club player
      Given Sol has reached the terms
      When Sol accepts the terms, born on "1996-02-29"
      Then Sol is recognised as a club player

    Example: A signed-in player can't open another account
      Given Hana is signed in
      When Hana starts opening an account
      Then Hana is asked for nothing
      And Hana finds herself signed in

  @session.email-availability-by-call
  Rule: The club decides whether an email address is free

    Example: A free email address is checked once, not at every letter
      Given Sol has started opening an account
      When Sol writes "sol@clubhouse.example" as the email address
      Then Sol sees that the address is not taken
      And the club was asked once whether an address is free

    Example: An email address with an account is reported as taken
      Given Sol has started opening an account
      When Sol writes "hana@clubhouse.example" as the email address
      Then Sol sees that the address is taken

    Example: An impossible email address isn't checked
      Given Sol has started opening an account
      When Sol writes "sol at clubhouse" as the email address
      Then the invalid fields are "email address"
      And the club was never asked whether an address is free

    Example: An email address that another visitor took meanwhile is reported as taken
      Given Sol has started opening an account
      And Sol has filled in everything
      And somebody else takes the address of Sol meanwhile
      When Sol opens the account
      Then Sol sees that the address is taken
      And nothing that Sol has written is lost

  @session.family-account-lookup
  Rule: An email address of a family leads to its children's accounts

    Example: A child's address is recognised as a family's
      Given Wren is a child of Jonah
      And Sol has started opening an account
      When Sol writes "wren@clubhouse.example" as the email address
      Then Sol sees that the address is a family's

    Example: A parent signs in and continues to the child
      Given Wren is a child of Jonah
      And Sol has started opening an account
      And Sol writes "wren@clubhouse.example" as the email address
      When Sol goes on to sign in with a family account
      Then the club asks for a parent's sign-in and then for the child

    Example: An address without a family isn't reported as a family's
      Given Sol has started opening an account
      When Sol writes "sol@clubhouse.example" as the email address
      Then Sol sees that the address is not a family's

    Example: An impossible address isn't looked up among families
      Given Sol has started opening an account
      When Sol writes "sol at clubhouse" as the email address
      Then the club was never asked whether an address is a family’s

  @session.registration-configuration-parts
  Rule: Newcomers choose a centre and how they receive the code

    Example: The sign-up offers both ways of receiving the code and every centre
      When Sol starts opening an account
      Then Sol sees that the code can come by email or by text message
      And the centres to choose from are
        | Northgate Swing Lab  |
        | Lakeshore Tempo Room |
        | Atelier Rive-Sud     |
        | Pacific Rim Bay      |
        | Kawabe Golf Koubou   |
        | Marina Quay Studio   |
        | Harbour North        |
        | Desert Bloom         |
        | Table View           |
        | Highveld Range       |
        | 滨江高尔夫工坊 |

    Example: The way of receiving the code that the club prefers is preselected
      Given the club sends codes by text message
      When Sol starts opening an account
      Then the way of the code is "text message"

    Example: The sign-up code is sent the way that the club prefers
      Given the club sends codes by text message
      And Sol has started opening an account
      And Sol has filled in everything
      When Sol opens the account
      Then the club has sent a code to "+13125550190" by text

    Example: The code of an unfinished account is sent the way that the club prefers
      Given the club sends codes by text message
      And Sol has reached the code
      And Sol closes the browser and comes back
      When Sol signs in to the account
      Then Sol finds "+13125550190" as the address that the code went to

    Example: A location filters the centres of the sign-up
      Given Sol has started opening an account
      When Sol writes "Canada" as the location
      Then the centres to choose from are
        | Atelier Rive-Sud |
        | Pacific Rim Bay  |

    Example: The sign-up offers no closed centre
      Given the club has closed "Harbour North"
      When Sol starts opening an account
      Then the centres to choose from are
        | Northgate Swing Lab  |
        | Lakeshore Tempo Room |
        | Atelier Rive-Sud     |
        | Pacific Rim Bay      |
        | Kawabe Golf Koubou   |
        | Marina Quay Studio   |
        | Desert Bloom         |
        | Table View           |
        | Highveld Range       |
        | 滨江高尔夫工坊 |

  @session.closest-centers-by-postal-code
  Rule: The centres closest to a postal code come first

    Scenario Outline: The centre closest to <code> comes first
      Given Sol has started opening an account
      When Sol writes "<code>" as the postal code
      Then the first centre to choose from is "<centre>"

      Examples:
        | code    | centre               |
        | 60611   | Lakeshore Tempo Room |
        | H2X 1Y4 | Atelier Rive-Sud     |
        | １５０-０００１ | Kawabe Golf Koubou   |

    Example: An unknown postal code doesn't change the order of the centres
      Given Sol has started opening an account
      When Sol writes "nowhere" as the postal code
      Then the first centre to choose from is "Northgate Swing Lab"

  Rule: Invalid input is reported at its fields, all at once, and not sent

    Example: An empty sign-up reports every missing field
      Given Sol has started opening an account
      When Sol opens the account
      Then the invalid fields are
        | email address |
        | first name    |
        | password      |
        | phone number  |
      And the club was never asked to open an account

    Scenario Outline: An invalid <field> is reported: <text>
      Given Sol has started opening an account
      And Sol has filled in everything
      And Sol has written <text> as the <field>
      When Sol opens the account
      Then the invalid fields are "<field>"
      And the <field> that Sol has written is still <text>
      And the club was never asked to open an account

      Examples:
        | text                     | field      |
        | spaces                   | first name |
        | ten thousand letters     | first name |
        | ten thousand letters     | email address |
        | ten thousand letters     | postal code |
        | a control character      | last name  |
        | a smile                  | phone number |
        | a script                 | phone number |

    Scenario Outline: A valid <field> is accepted: <text>
      Given Sol has started opening an account
      And Sol has filled in everything
      And Sol has written <text> as the <field>
      When Sol opens the account
      Then Sol is asked for the code

      Examples:
        | text                          | field     |
        | a smile                       | first name |
        | a script                      | last name |
        | a name of another script      | last name |
        | a number in full-width digits | phone number |

  Rule: A failed sign-up loses no input and opens no second account

    Example: The details of a new account stay when there is no connection
      Given Sol has started opening an account
      And Sol has filled in everything
      And Sol has lost the connection
      When Sol opens the account
      Then Sol sees the message that there is no connection
      And nothing that Sol has written is lost

    Example: No account is opened when the request fails at the club
      Given Sol has started opening an account
      And Sol has filled in everything
      And the opening of the account fails on the club's side
      When Sol opens the account
      Then Sol sees the message that something went wrong on the club's side
      And no account has the address of Sol

    Example: An account whose answer was lost is opened once
      Given Sol has started opening an account
      And Sol has filled in everything
      And the answer to the opening of the account gets lost
      When Sol opens the account
      Then Sol is asked for the code
      And one account has the address of Sol

  @session.player-read-by-pid
  Rule: A friend's invitation shows the friend's first name

    Example: Hana's invitation shows her name
      When Sol follows Hana's invitation
      Then the friend of the invitation is "Hana"
      And the club was asked once for the name of a friend

    Example: An unknown invitation names no friend
      When Sol follows an unknown invitation
      Then no friend of the invitation is shown
      And Sol is asked for an account

  Rule: In Japan a new account has readings of the name and a prefecture

    Example: In Japan readings and prefecture are saved with the account
      Given Sol uses the club's site in Japan
      And Sol has started opening an account
      And Sol has filled in everything in Japan
      When Sol opens the account
      Then Sol is asked for the code
      And the club knows Sol by the readings ソル and マルケッティ and the prefecture that was chosen

    Scenario Outline: In Japan the club receives the prefecture <prefecture> and the reading of the name
      Given Sol uses the club's site in Japan
      And Sol has started opening an account
      And Sol has filled in everything in Japan
      And Sol fills in
        | First name in kana | <first name> |
        | Last name in kana  | <last name>  |
        | Prefecture         | <prefecture> |
      When Sol opens the account
      Then the club was asked to open an account with
        | reading of the first name | <first name> |
        | reading of the last name  | <last name>  |
        | prefecture                | <prefecture> |

      Examples:
        | first name | last name | prefecture |
        | タロウ     | ヤマダ    | Osaka      |
        | ハナコ     | スズキ    | Okinawa    |

    Example: Outside Japan the sign-up doesn't ask for readings of the name
      When Sol starts opening an account
      Then Sol sees that no readings of the name are asked for
