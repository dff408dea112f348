Feature: Contact form
  Visitors and players leave their details, and the centre of their choice gets in touch.
  Nothing typed is lost, and nothing is sent twice by accident.

  @support.contact-payload
  Rule: The club receives every detail of the contact form

    Example: A visitor's details arrive in the club's mailbox
      Given Sol has opened the contact form
      And Sol fills in the contact form
      When Sol sends the contact form
      Then Sol sees that the details are sent
      And the club's mailbox holds a contact
        | centre      | Lakeshore Tempo Room  |
        | area        | Chicago               |
        | email       | sol@clubhouse.example |
        | first name  | Sol                   |
        | last name   | Okafor                |
        | phone       | +13125550142          |
        | postal code | 60611                 |
        | wants news  | yes                   |
        | invited by  | nobody                |
        | sent with   | the contact form      |

    Example: The details of a visitor in Canada arrive as well
      Given Sol has opened the contact form
      And Sol fills in
        | First name   | Amélie                   |
        | Last name    | Roy                      |
        | Email        | amelie@clubhouse.example |
        | Phone number | +1 514 555 0177          |
        | Postal code  | H2X 1Y4                  |
        | Centre       | Atelier Rive-Sud         |
      When Sol sends the contact form
      Then the club's mailbox holds a contact
        | centre      | Atelier Rive-Sud         |
        | area        | Montréal                 |
        | email       | amelie@clubhouse.example |
        | first name  | Amélie                   |
        | last name   | Roy                      |
        | phone       | +15145550177             |
        | postal code | H2X 1Y4                  |
        | wants news  | no                       |
        | invited by  | nobody                   |
        | sent with   | the contact form         |

    Example: The form is filled in with the details of a signed-in player
      Given Hana is signed in
      And Hana has opened the contact form
      And the email of the contact form is "hana@clubhouse.example"
      And Hana fills in the contact form
      When Hana sends the contact form
      Then Hana sees that the details are sent
      And the club's mailbox holds 1 letter

  @support.contact-form-japan-fields @support.contact-japan-payload @support.japan-prefectures-and-centers
  Rule: In Japan the form also asks for the reading of the name, the date of birth and the prefecture

    Example: The postcode selects the prefecture in the contact form
      Given Sol uses the club's site in Japan
      And Sol has opened the contact form
      When Sol fills in the contact form in Japan
      Then the prefecture of the contact form is "Tokyo"
      And the club was asked once for the prefectures
      And the club was asked once for the centres in Japan

    Example: The club receives the seven fields that only Japan asks for
      Given Sol uses the club's site in Japan
      And Sol has opened the contact form
      And Sol fills in the contact form in Japan
      When Sol sends the contact form
      Then Sol sees that the details are sent
      And the club's mailbox holds a contact
        | centre                    | Kawabe Golf Koubou    |
        | area                      | Tokyo                 |
        | email                     | sol@clubhouse.example |
        | first name                | 陽                     |
        | last name                 | 岡                     |
        | phone                     |                       |
        | postal code               | 150-0002              |
        | wants news                | no                    |
        | invited by                | nobody                |
        | sent with                 | the contact form      |
        | reading of the first name | ヨウ                    |
        | reading of the last name  | オカ                    |
        | day of birth              | 29                    |
        | month of birth            | 2                     |
        | year of birth             | 1996                  |
        | prefecture                | Tokyo                 |
        | postcode in Japan         | 150-0002              |

    Example: The club receives what another visitor in Japan fills in
      Given Sol uses the club's site in Japan
      And Sol has opened the contact form
      And Sol fills in the contact form in Japan
      And Sol fills in
        | First name in kana | タロウ  |
        | Last name in kana  | ヤマダ  |
        | Year               | 1958    |
        | Month              | 11      |
        | Day                | 3       |
        | Postal code        | 5300001 |
        | Prefecture         | Osaka   |
      When Sol sends the contact form
      Then the club was asked for a contact with
        | reading of the first name | タロウ   |
        | reading of the last name  | ヤマダ   |
        | day of birth              | 3        |
        | month of birth            | 11       |
        | year of birth             | 1958     |
        | prefecture                | Osaka    |
        | postcode in Japan         | 530-0001 |

    Example: The form outside Japan doesn't ask for Japan's fields
      When Sol opens the contact form
      Then there are no additional fields of the contact form

  Rule: The contact form is sent once, and keeps its details until then

    Example: An empty contact form shows its missing fields and isn't sent
      Given Sol has opened the contact form
      When Sol sends the contact form
      Then the invalid fields of the contact form are
        | first name |
        | last name  |
        | email      |
        | centre     |
      And the club was never asked for a contact

    Example: The details stay in the contact form when sending fails
      Given Sol has opened the contact form
      And Sol fills in the contact form
      And sending the contact form fails
      And Sol sends the contact form
      And Sol sees the message that the contact form wasn't sent
      When Sol comes back to the contact form
      Then the email of the contact form is "sol@clubhouse.example"

    Example: The visitor decides whether to send again when the club's answer is lost
      Given Sol has opened the contact form
      And Sol fills in the contact form
      And the answer to sending the contact form gets lost
      When Sol sends the contact form
      Then Sol sees the message that the contact form may have arrived
      And the club's mailbox holds 1 letter

    Example: Submitting the contact form twice sends one message
      Given Sol has opened the contact form
      And Sol fills in the contact form
      When Sol sends the contact form twice at once
      Then Sol sees that the details are sent
      And the club's mailbox holds 1 letter
