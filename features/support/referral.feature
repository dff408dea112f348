Feature: Referral programme
  A friend's invitation shows what the club offers a visitor,
  and leads to the form for a first visit.

  @support.referral-landing-content
  Rule: An invitation shows who invites, the starting credit and the swing evaluation

    Example: Hana's invitation shows her name and both offers
      When Sol opens Hana's invitation
      Then the inviting friend is "Hana"
      And the offers of the invitation are
        | $100 starting credit               |
        | Swing evaluation, 60 to 90 minutes |

    Example: An unknown invitation is not valid
      When Sol opens an unknown invitation
      Then Sol sees that the invitation is not valid

    Example: The offers are shown even when the friend's name can't be loaded
      Given loading the friend's name fails
      When Sol opens Hana's invitation
      Then Sol sees the message that the friend's name can't be loaded
      And the offers of the invitation are
        | $100 starting credit               |
        | Swing evaluation, 60 to 90 minutes |

  @support.referral-contact-form @support.contact-payload
  Rule: An invitation has its own contact form, which names the friend

    Example: The club learns that Hana invited Sol
      Given Sol has opened Hana's invitation
      And Sol follows the invitation
      And Sol fills in the contact form
      When Sol sends the contact form
      Then Sol sees that the details are sent
      And the club's mailbox holds a referral
        | centre      | Lakeshore Tempo Room  |
        | area        | Chicago               |
        | email       | sol@clubhouse.example |
        | first name  | Sol                   |
        | last name   | Okafor                |
        | phone       | +13125550142          |
        | postal code | 60611                 |
        | wants news  | yes                   |
        | invited by  | Hana                  |
        | sent with   | an invitation         |
