Feature: Purchases and receipts
  A player sees what was paid to the club,
  and gets a receipt for an employer.

  @commerce.purchase-receipts
  Rule: Purchases are listed with the newest first, each with a receipt

    Example: A parent sees the purchases of the whole family
      Given Jonah is signed in
      When Jonah opens his purchases
      Then the purchases and their totals are
        | CH20485 $487.13  |
        | CH20486 $102.84  |
        | 000001011 $47.63 |

    Example: Purchases can be filtered by family member
      Given Jonah is signed in
      And Jonah opens his purchases
      When Jonah looks for purchases for "Wren Pellbridge"
      Then the purchases and their totals are "CH20486 $102.84"

    @browser
    Example: A filter of the purchases survives a reload
      Given Jonah is signed in
      And Jonah opens his purchases
      And Jonah looks for purchases for "Wren Pellbridge"
      When Jonah reloads his purchases
      Then the purchases and their totals are "CH20486 $102.84"

    Example: A player who never paid sees no purchases
      Given Li is signed in
      When Li opens his purchases
      Then there are no purchases and their totals

    Example: Purchases that can't be loaded show an error
      Given Hana is signed in
      And loading the purchases of the club fails
      When Hana opens her purchases
      Then Hana sees the message that her purchases at the club can't be loaded

  @commerce.receipt-status @commerce.receipt-export-answer
  Rule: A receipt is in progress until the club has issued it

    Example: A receipt is made out to a company
      Given Hana is signed in
      And Hana opens the purchase "CH20482"
      When Hana has the receipt made out to "Lindqvist Design LLC"
      Then Hana sees that the receipt is issued
      And the receipt names "Lindqvist Design LLC" and "$487.13"

    Example: A receipt is in progress while the club is slow
      Given Hana is signed in
      And Hana opens the purchase "CH20482"
      And issuing receipts gets no answer for 10 seconds
      When Hana has the receipt made out to "Lindqvist Design LLC"
      Then Hana sees that the receipt is being issued

    Example: A receipt needs a name
      Given Hana is signed in
      And Hana opens the purchase "CH20482"
      When Hana has the receipt made out to nobody
      Then Hana sees the message that a name is missing
      And the club was never asked to issue a receipt

    Example: A receipt that can't be issued shows an error
      Given Hana is signed in
      And Hana opens the purchase "CH20482"
      And issuing receipts fails on the club's side
      When Hana has the receipt made out to "Lindqvist Design LLC"
      Then Hana sees the message that the receipt wasn't issued

    Example: A receipt in yen shows the included tax
      Given Wataru is signed in
      And Wataru opens the purchase "CH20484"
      When Wataru has the receipt made out to "株式会社早乙女"
      Then the receipt names "株式会社早乙女" and "¥67,500"

  @commerce.receipt-export-status @commerce.receipt-export-answer
  Rule: A receipt is downloaded from the club's own host only

    Example: The receipt's file is named after the purchase
      Given Hana is signed in
      And Hana opens the purchase "CH20482"
      And Hana has the receipt made out to "Lindqvist Design LLC"
      When Hana downloads the receipt
      Then Hana sees that the receipt is downloaded
      And the files of receipts are "receipt-CH20482.html"

    Example: A receipt on another host isn't downloaded
      Given Mateo is signed in
      And Mateo opens the purchase "CH20488"
      And Mateo has the receipt made out to "Mateo Ibarra"
      When Mateo downloads the receipt
      Then Mateo sees the message that the receipt's file is on another host

    @browser
    Example: Active content in a receipt is removed
      Given Mateo is signed in
      And Mateo opens the purchase "CH20488"
      When Mateo has the receipt made out to "Mateo Ibarra"
      Then Mateo sees that the receipt has no active content

    @browser
    Example: Printing prints only the receipt
      Given Hana is signed in
      And Hana opens the purchase "CH20482"
      When Hana has the receipt made out to "Lindqvist Design LLC"
      Then Hana sees that the printed receipt has the club's name and no controls
