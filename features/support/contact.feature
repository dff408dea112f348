Feature: Contact
  Visitors and players leave their details, and the centre of their choice gets in touch.
  Nothing that was typed is lost, and nothing is sent twice unnoticed.

  @support.contact-payload
  Rule: The club gets the details as its contact form names them

    Example: A visitor's details
      Given Sol has opened the contact form
      And Sol fills in the contact form
      When Sol sends the contact form
      Then Sol reads that the details are sent
      And the club's mailbox holds a contact
        | centerId        | lakeshore              |
        | coverage        | Chicago                |
        | email           | sol@clubhouse.example  |
        | firstname       | Sol                    |
        | lastname        | Okafor                 |
        | phone           | +13125550142           |
        | postalCode      | 60611                  |
        | recieveEmailFlg | true                   |
        | referrer        |                        |
        | source          | contact                |

    Example: A player who is signed in finds her own details
      Given Hana is signed in
      And Hana has opened the contact form
      And the email of the contact form is "hana@clubhouse.example"
      And Hana fills in the contact form
      When Hana sends the contact form
      Then Hana reads that the details are sent
      And the club's mailbox holds 1 letter

  @support.contact-form-japan-fields @support.contact-japan-payload @support.japan-prefectures-and-centers
  Rule: In Japan the form also asks for the reading of the name, the date of birth and the prefecture

    Example: The postcode chooses the prefecture
      Given Sol came by the club's site in Japan
      And Sol has opened the contact form
      When Sol fills in the contact form in Japan
      Then the prefecture of the contact form is "Tokyo"
      And the club was asked once for the prefectures
      And the club was asked once for the centres in Japan

    Example: The club gets seven more fields
      Given Sol came by the club's site in Japan
      And Sol has opened the contact form
      And Sol fills in the contact form in Japan
      When Sol sends the contact form
      Then Sol reads that the details are sent
      And the club's mailbox holds a contact
        | centerId        | kawabe                 |
        | coverage        | Tokyo                  |
        | email           | sol@clubhouse.example  |
        | firstname       | 陽                     |
        | lastname        | 岡                     |
        | phone           |                        |
        | postalCode      | 150-0002               |
        | recieveEmailFlg | false                  |
        | referrer        |                        |
        | source          | contact                |
        | altFirstName    | よう                   |
        | altLastName     | オカ                   |
        | birthDate       | 29                     |
        | birthMonth      | 2                      |
        | birthYear       | 1996                   |
        | pref            | 13                     |
        | zipCode         | 150-0002               |

    Example: Elsewhere the form has no such fields
      When Sol opens the contact form
      Then the additional fields of the contact form are ""

  Rule: Details are sent once, and kept until they are

    Example: What is missing is shown before anything is sent
      Given Sol has opened the contact form
      When Sol sends the contact form
      Then the wrong fields of the contact form are "centre, email, firstName, lastName"
      And the club was never asked for a contact

    Example: After a failure everything is still there
      Given Sol has opened the contact form
      And Sol fills in the contact form
      And sending the contact form fails
      And Sol sends the contact form
      And Sol is told that the contact form is not sent
      When Sol comes back to the contact form
      Then the email of the contact form is "sol@clubhouse.example"

    Example: A lost answer leaves the decision to the visitor
      Given Sol has opened the contact form
      And Sol fills in the contact form
      And the answer to sending the contact form gets lost
      When Sol sends the contact form
      Then Sol is told that the contact form may have arrived
      And the club's mailbox holds 1 letter

    Example: In haste, twice at once
      Given Sol has opened the contact form
      And Sol fills in the contact form
      When Sol sends the contact form twice at once
      Then Sol reads that the details are sent
      And the club's mailbox holds 1 letter
