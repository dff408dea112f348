Feature: Opening an account
  Whoever wants to play opens an account by themselves.
  The club says at once what can't be so, and nothing that was written is lost.

  @session.sign-up-steps
  Rule: A free address, the code that comes, and what it verifies make an account

    Example: First all that the club asks for
      Given Sol has come to open an account
      And Sol has written all that the club asks for
      When Sol opens the account
      Then Sol is asked for the code
      And the club knows Sol by all that was written

    Example: Then the code that the club has sent
      Given Sol has come as far as the code
      When Sol confirms with the code
      Then Sol is asked for the terms
      And Sol's address is verified

    Example: Then the terms, and Sol is in
      Given Sol has come as far as the terms
      When Sol accepts the terms, born on "1996-02-29"
      Then Sol finds himself signed in
      And Sol's password is nowhere on the device

    Example: The way back leads to what was written
      Given Sol has come as far as the code
      When Sol goes back
      Then Sol is asked for an account
      And nothing that Sol has written is lost

    Example: And on again to the same account
      Given Sol has come as far as the code
      And Sol goes back
      When Sol opens the account
      Then Sol is asked for the code
      And one account has the address of Sol

    Example: In haste, twice at once
      Given Sol has come to open an account
      And Sol has written all that the club asks for
      When Sol opens the account twice at once
      Then Sol is asked for the code
      And the club was asked once to open an account

  Rule: What was written is there again after a reload, but the password

    Example: While the account is being written
      Given Sol has come to open an account
      And Sol has written all that the club asks for
      When Sol comes back to open an account
      Then nothing that Sol has written is lost
      And Sol's password is nowhere on the device

    Example: While the code is awaited
      Given Sol has come as far as the code
      When Sol comes back to open an account
      Then Sol is asked for the code
      And Sol's password is nowhere on the device

  Rule: An account that is not complete is completed first

    Example: Signing in before the code was confirmed
      Given Sol has come as far as the code
      And Sol closes the browser and comes back
      When Sol signs in to the account
      Then Sol is asked for the code

    Example: The code that comes then leads to the terms
      Given Sol has come as far as the code
      And Sol closes the browser and comes back
      And Sol signs in to the account
      When Sol confirms with the code
      Then Sol is asked for the terms

    Example: Signing in before the terms were accepted
      Given Sol has come as far as the terms
      And Sol closes the browser and comes back
      When Sol signs in to the account
      Then Sol is asked for the terms

    Example: A reload in the middle of the terms
      Given Sol has come as far as the terms
      And Sol has written "1996-02-29" as the date of birth
      When Sol opens the club anew
      Then Sol is asked for the terms
      And Sol finds "1996-02-29" as the date of birth

    Example: Once the terms are accepted nothing is asked for any more
      Given Sol has come as far as the terms
      And Sol closes the browser and comes back
      And Sol signs in to the account
      When Sol accepts the terms, born on "1996-02-29"
      Then Sol is asked for nothing
      And the club keeps that Sol has read the terms, is of age, and was born on 1996-02-29

  Rule: Accounts are players'

    Example: Whoever opens an account is a player
      Given Sol has come as far as the terms
      When Sol accepts the terms, born on "1996-02-29"
      Then Sol is known as a player of kind 1

    Example: Who is signed in already has no use for another account
      Given Hana is signed in
      When Hana comes to open an account
      Then Hana is asked for nothing
      And Hana finds herself signed in

  @session.email-availability-by-call
  Rule: The club alone knows whether an address is free

    Example: A free one, asked for once, however many letters it has
      Given Sol has come to open an account
      When Sol writes "sol@clubhouse.example" as the e-mail address
      Then Sol reads that the address is not taken
      And the club was asked once whether an address is free

    Example: One that has an account
      Given Sol has come to open an account
      When Sol writes "hana@clubhouse.example" as the e-mail address
      Then Sol reads that the address is taken

    Example: What can't be an address is not asked about
      Given Sol has come to open an account
      When Sol writes "sol at clubhouse" as the e-mail address
      Then the fields that the club finds wrong are "e-mail address"
      And the club was never asked whether an address is free

    Example: Somebody else is faster
      Given Sol has come to open an account
      And Sol has written all that the club asks for
      And somebody else takes the address of Sol meanwhile
      When Sol opens the account
      Then Sol reads that the address is taken
      And nothing that Sol has written is lost

  @session.family-account-lookup
  Rule: An address that belongs to a family leads to its sub-accounts

    Example: A child's
      Given Wren is a child of Jonah
      And Sol has come to open an account
      When Sol writes "wren@clubhouse.example" as the e-mail address
      Then Sol reads that the address is a family's

    Example: A parent signs in and goes on to the child
      Given Wren is a child of Jonah
      And Sol has come to open an account
      And Sol writes "wren@clubhouse.example" as the e-mail address
      When Sol goes on to sign in with a family account
      Then the club asks for a parent's sign-in and then for the child

    Example: Nobody's
      Given Sol has come to open an account
      When Sol writes "sol@clubhouse.example" as the e-mail address
      Then Sol reads that the address is not a family's

    Example: The club is not asked about what is no address
      Given Sol has come to open an account
      When Sol writes "sol at clubhouse" as the e-mail address
      Then the club was never asked whether an address is a family’s

  @session.registration-configuration-parts
  Rule: How the code comes, where one plays and with whom is offered to choose from

    Example: Both ways for the code, and every centre
      When Sol comes to open an account
      Then Sol reads that the code can come by e-mail or by text message
      And the centres to choose from are "Northgate Swing Lab, Lakeshore Tempo Room, Atelier Rive-Sud, Pacific Rim Bay, Kawabe Golf Koubou, Marina Quay Studio, Harbour North, Desert Bloom, Table View"

    Example: The way of the code that the club prefers is chosen already
      Given the club sends codes by text message
      When Sol comes to open an account
      Then the way of the code is "text message"

    Example: The code comes the way that the club prefers
      Given the club sends codes by text message
      And Sol has come to open an account
      And Sol has written all that the club asks for
      When Sol opens the account
      Then the club has sent a code to "+13125550190" by text

    Example: An account that was left open gets its code the way that the club prefers
      Given the club sends codes by text message
      And Sol has come as far as the code
      And Sol closes the browser and comes back
      When Sol signs in to the account
      Then Sol finds "+13125550190" as the address that the code went to

    Example: A location leaves the centres that are there
      Given Sol has come to open an account
      When Sol writes "Canada" as the location
      Then the centres to choose from are "Atelier Rive-Sud, Pacific Rim Bay"

    Example: A centre that the club has closed is no longer among them
      Given the club has closed "Harbour North"
      When Sol comes to open an account
      Then the centres to choose from are "Northgate Swing Lab, Lakeshore Tempo Room, Atelier Rive-Sud, Pacific Rim Bay, Kawabe Golf Koubou, Marina Quay Studio, Desert Bloom, Table View"

  @session.closest-centers-by-postal-code
  Rule: The centres close to a postal code come first

    Scenario Outline: <code>
      Given Sol has come to open an account
      When Sol writes "<code>" as the postal code
      Then the first centre to choose from is "<centre>"

      Examples:
        | code    | centre               |
        | 60611   | Lakeshore Tempo Room |
        | H2X 1Y4 | Atelier Rive-Sud     |
        | １５０-０００１ | Kawabe Golf Koubou   |

    Example: A code that nobody knows changes nothing
      Given Sol has come to open an account
      When Sol writes "nowhere" as the postal code
      Then the first centre to choose from is "Northgate Swing Lab"

  Rule: What can't be right is said at its field, all at once, and not sent

    Example: Nothing at all
      Given Sol has come to open an account
      When Sol opens the account
      Then the fields that the club finds wrong are "e-mail address, first name, password, phone number"
      And the club was never asked to open an account

    Scenario Outline: <text> as the <field>
      Given Sol has come to open an account
      And Sol has written all that the club asks for
      And Sol has written <text> as the <field>
      When Sol opens the account
      Then the fields that the club finds wrong are "<field>"
      And the <field> that Sol has written is still <text>
      And the club was never asked to open an account

      Examples:
        | text                     | field      |
        | spaces                   | first name |
        | ten thousand letters     | first name |
        | ten thousand letters     | e-mail address |
        | ten thousand letters     | postal code |
        | letters in reverse order | last name  |
        | a smile                  | phone number |
        | a script                 | phone number |

    Scenario Outline: <text> as the <field> is all right
      Given Sol has come to open an account
      And Sol has written all that the club asks for
      And Sol has written <text> as the <field>
      When Sol opens the account
      Then Sol is asked for the code

      Examples:
        | text                          | field     |
        | a smile                       | first name |
        | a script                      | last name |
        | a name of another script      | last name |
        | a number in full-width digits | phone number |

  Rule: When the club can't be asked, nothing is lost and nothing done twice

    Example: No connection
      Given Sol has come to open an account
      And Sol has written all that the club asks for
      And Sol has lost the connection
      When Sol opens the account
      Then Sol is told that there is no connection
      And nothing that Sol has written is lost

    Example: Trouble on the club's side
      Given Sol has come to open an account
      And Sol has written all that the club asks for
      And the opening of the account fails on the club's side
      When Sol opens the account
      Then Sol is told that something went wrong on the club's side
      And no account has the address of Sol

    Example: The answer gets lost
      Given Sol has come to open an account
      And Sol has written all that the club asks for
      And the answer to the opening of the account gets lost
      When Sol opens the account
      Then Sol is asked for the code
      And one account has the address of Sol

  @session.player-read-by-pid
  Rule: Who comes by a friend's invitation reads the friend's first name

    Example: Hana's
      When Sol comes by Hana's invitation
      Then the friend of the invitation is "Hana"
      And the club was asked once who a friend is

    Example: Nobody's
      When Sol comes by nobody's invitation
      Then no friend of the invitation is shown
      And Sol is asked for an account

  Rule: In Japan names have readings, and prefectures are chosen

    Example: Readings and a prefecture go with the account
      Given Sol came by the club's site in Japan
      And Sol has come to open an account
      And Sol has written all that the club asks for in Japan
      When Sol opens the account
      Then Sol is asked for the code
      And the club knows Sol by the readings ソル and マルケッティ and the prefecture that was chosen

    Example: Elsewhere nobody asks for them
      When Sol comes to open an account
      Then Sol reads that no readings of the name are asked for
