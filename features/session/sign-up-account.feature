Feature: Opening an account
  Whoever wants to play opens an account by themselves.
  The club says at once what can't be so, and nothing that was written is lost.

  @session.sign-up-steps
  Rule: A free address, the code that comes, and what it verifies make an account

    Example: First all that the club asks for
      Given Sol is about to open an account
      And Sol has written all that the club asks for
      When Sol opens the account
      Then the club asks Sol for the code
      And the club knows Sol by all that was written

    Example: Then the code that the club has sent
      Given Sol has an account that waits for its code
      When Sol confirms with the code
      Then the club asks Sol for the terms
      And Sol's address is verified

    Example: Then the terms, and Sol is in
      Given Sol has come as far as the terms
      When Sol accepts the terms, born on 1996-02-29
      Then Sol finds himself signed in
      And Sol's password is nowhere on the device

    Example: The way back leads to what was written
      Given Sol has an account that waits for its code
      When Sol goes back
      Then the club asks Sol for the account
      And nothing that Sol has written is lost

    Example: And on again to the same account
      Given Sol has an account that waits for its code
      And Sol goes back
      When Sol opens the account
      Then the club asks Sol for the code
      And one account has the address of Sol

    Example: In haste, twice at once
      Given Sol is about to open an account
      And Sol has written all that the club asks for
      When Sol opens the account twice at once
      Then the club asks Sol for the code
      And the club was asked once to open an account

  Rule: What was written is there again after a reload, but the password

    Example: While the account is being written
      Given Sol is about to open an account
      And Sol has written all that the club asks for
      When Sol comes back to open an account
      Then nothing that Sol has written is lost
      And Sol's password is nowhere on the device

    Example: While the code is awaited
      Given Sol has an account that waits for its code
      When Sol comes back to open an account
      Then the club asks Sol for the code
      And Sol's password is nowhere on the device

  Rule: An account that is not complete is completed first

    Example: Signing in before the code was confirmed
      Given Sol has an account that waits for its code
      And Sol comes back another day
      When Sol signs in to the account
      Then the club asks Sol for the code

    Example: The code that comes then leads to the terms
      Given Sol has an account that waits for its code
      And Sol comes back another day
      And Sol signs in to the account
      When Sol confirms with the code
      Then the club asks Sol for the terms

    Example: Signing in before the terms were accepted
      Given Sol has come as far as the terms
      And Sol comes back another day
      When Sol signs in to the account
      Then the club asks Sol for the terms

    Example: A reload in the middle of the terms
      Given Sol has come as far as the terms
      And Sol has filled in 1996-02-29 as the date of birth
      When Sol loads the club anew
      Then the club asks Sol for the terms
      And Sol finds 1996-02-29 filled in as the date of birth

    Example: Once the terms are accepted nothing is asked for any more
      Given Sol has come as far as the terms
      And Sol comes back another day
      And Sol signs in to the account
      When Sol accepts the terms, born on 1996-02-29
      Then Sol is not asked for anything
      And the club keeps that Sol has read the terms, is of age, and was born on 1996-02-29

  Rule: Accounts are players'

    Example: Whoever opens an account is a player
      Given Sol has come as far as the terms
      When Sol accepts the terms, born on 1996-02-29
      Then Sol is known as a player of kind 1

    Example: Who is signed in already has no use for another account
      Given Hana is signed in
      When Hana comes to open an account
      Then Hana is not asked for anything
      And Hana finds herself signed in

  @session.email-availability-by-call
  Rule: The club alone knows whether an address is free

    Example: A free one, asked for once, however many letters it has
      Given Sol is about to open an account
      When Sol writes "sol@clubhouse.example" as the e-mail address
      Then the address is not taken
      And the club was asked once whether an address is free

    Example: One that has an account
      Given Sol is about to open an account
      When Sol writes Hana's e-mail address
      Then the address is taken

    Example: What can't be an address is not asked about
      Given Sol is about to open an account
      When Sol writes "sol at clubhouse" as the e-mail address
      Then the email is wrong
      And the club was never asked whether an address is free

    Example: Somebody else is faster
      Given Sol is about to open an account
      And Sol has written all that the club asks for
      And somebody else takes the address of Sol meanwhile
      When Sol opens the account
      Then the address is taken
      And nothing that Sol has written is lost

  @session.family-account-lookup
  Rule: An address that belongs to a family leads to its sub-accounts

    Example: A child's
      Given Wren is a child of Jonah
      And Sol is about to open an account
      When Sol writes Wren's e-mail address
      Then Sol reads that the address is a family's

    Example: A parent signs in and goes on to the child
      Given Wren is a child of Jonah
      And Sol is about to open an account
      And Sol writes Wren's e-mail address
      When Sol goes on to sign in with a family account
      Then the club asks for a parent's sign-in and then for the child

    Example: Nobody's
      Given Sol is about to open an account
      When Sol writes "sol@clubhouse.example" as the e-mail address
      Then Sol reads nothing of a family

    Example: The club is not asked about what is no address
      Given Sol is about to open an account
      When Sol writes "sol at clubhouse" as the e-mail address
      Then the club was never asked whether an address is a family’s

  @session.registration-configuration-parts
  Rule: How the code comes, where one plays and with whom is offered to choose from

    Example: Both ways for the code, and every centre
      When Sol comes to open an account
      Then Sol can choose a code by e-mail or by text message
      And Sol can choose among the centres Northgate Swing Lab, Lakeshore Tempo Room, Atelier Rive-Sud, Pacific Rim Bay, Kawabe Golf Koubou, Marina Quay Studio, Harbour North, Desert Bloom and Table View

    Example: The way of the code that the club prefers is chosen already
      Given the club sends codes by text message
      When Sol comes to open an account
      Then a code by text is chosen

    Example: The code comes the way that the club prefers
      Given the club sends codes by text message
      And Sol is about to open an account
      And Sol has written all that the club asks for
      When Sol opens the account
      Then the club has sent a code to "+13125550190" by text

    Example: An account that was left open gets its code the way that the club prefers
      Given the club sends codes by text message
      And Sol has an account that waits for its code
      And Sol comes back another day
      When Sol signs in to the account
      Then Sol reads that the code went to "+13125550190"

    Example: A location leaves the centres that are there
      Given Sol is about to open an account
      When Sol chooses Canada as the location
      Then Sol can choose among the centres Atelier Rive-Sud and Pacific Rim Bay

    Example: A centre that the club has closed is no longer among them
      Given the club has closed Harbour North
      When Sol comes to open an account
      Then Sol can choose among the centres Northgate Swing Lab, Lakeshore Tempo Room, Atelier Rive-Sud, Pacific Rim Bay, Kawabe Golf Koubou, Marina Quay Studio, Desert Bloom and Table View

  @session.closest-centers-by-postal-code
  Rule: The centres close to a postal code come first

    Scenario Outline: <code>
      Given Sol is about to open an account
      When Sol writes "<code>" as the postal code
      Then the first centre that Sol can choose is <centre>

      Examples:
        | code    | centre               |
        | 60611   | Lakeshore Tempo Room |
        | H2X 1Y4 | Atelier Rive-Sud     |
        | １５０-０００１ | Kawabe Golf Koubou   |

    Example: A code that nobody knows changes nothing
      Given Sol is about to open an account
      When Sol writes "nowhere" as the postal code
      Then the first centre that Sol can choose is Northgate Swing Lab

  Rule: What can't be right is said at its field, all at once, and not sent

    Example: Nothing at all
      Given Sol is about to open an account
      When Sol opens the account
      Then these are wrong: email, firstName, password and phone
      And the club was never asked to open an account

    Scenario Outline: <text> as the <field>
      Given Sol is about to open an account
      And Sol has written all that the club asks for
      And Sol has written <text> as the <field>
      When Sol opens the account
      Then the <field> is wrong
      And the <field> that Sol has written is still <text>
      And the club was never asked to open an account

      Examples:
        | text                     | field      |
        | spaces                   | firstName  |
        | ten thousand letters     | firstName  |
        | ten thousand letters     | email      |
        | ten thousand letters     | postalCode |
        | letters in reverse order | lastName   |
        | a smile                  | phone      |
        | a script                 | phone      |

    Scenario Outline: <text> as the <field> is all right
      Given Sol is about to open an account
      And Sol has written all that the club asks for
      And Sol has written <text> as the <field>
      When Sol opens the account
      Then the club asks Sol for the code

      Examples:
        | text                          | field     |
        | a smile                       | firstName |
        | a script                      | lastName  |
        | a name of another script      | lastName  |
        | a number in full-width digits | phone     |

  Rule: When the club can't be asked, nothing is lost and nothing done twice

    Example: No connection
      Given Sol is about to open an account
      And Sol has written all that the club asks for
      And Sol has lost the connection
      When Sol opens the account
      Then Sol is told that there is no connection
      And nothing that Sol has written is lost

    Example: Trouble on the club's side
      Given Sol is about to open an account
      And Sol has written all that the club asks for
      And the opening of the account fails on the club's side
      When Sol opens the account
      Then Sol is told that something went wrong on the club's side
      And no account has the address of Sol

    Example: The answer gets lost
      Given Sol is about to open an account
      And Sol has written all that the club asks for
      And the answer to the opening of the account gets lost
      When Sol opens the account
      Then the club asks Sol for the code
      And one account has the address of Sol

  @session.player-read-by-pid
  Rule: Who comes by a friend's invitation reads the friend's first name

    Example: Hana's
      When Sol comes by Hana's invitation
      Then Sol reads that Hana has invited them
      And the club was asked once who a friend is

    Example: Nobody's
      When Sol comes by the invitation of nobody
      Then Sol reads of no invitation
      And the club asks Sol for the account

  Rule: In Japan names have readings, and prefectures are chosen

    Example: Readings and a prefecture go with the account
      Given Sol came by the club's site in Japan
      And Sol is about to open an account
      And Sol has written all that the club asks for in Japan
      When Sol opens the account
      Then the club asks Sol for the code
      And the club knows Sol by the readings ソル and マルケッティ and the prefecture that was chosen

    Example: Elsewhere nobody asks for them
      When Sol comes to open an account
      Then no readings of the name are asked for
