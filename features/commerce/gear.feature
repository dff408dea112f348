Feature: Recommended gear
  A coach recommends gear to a player.
  Each item is charged once whatever goes wrong.

  @commerce.gear-payment
  Rule: Recommended gear is shown with its picture and can be bought

    Example: Hana sees the gear that her coaches recommend
      Given Hana is signed in
      When Hana opens her recommended gear
      Then the items of recommended gear are
        | Saltmarsh Wedge 54° | $172.12 |
        | Fieldmark Tour      | $51.96  |
        | Long Tees, 40       | $10.83  |
      And the number of pictures of gear is "3"

    Example: A player without recommendations sees no gear
      Given Mateo is signed in
      When Mateo opens his recommended gear
      Then there are no items of recommended gear

    Example: Recommended gear that can't be loaded shows an error
      Given Hana is signed in
      And loading the recommended gear fails
      When Hana opens her recommended gear
      Then Hana sees the message that her recommended gear can't be loaded

  @commerce.gear-payment @commerce.payment-serves-gear-renewal
  Rule: Each item of gear is charged once

    Example: A recommended item is paid for by card
      Given Hana is signed in
      And Hana opens her recommended gear
      When Hana buys the gear "Fieldmark Tour" with a card
      Then the gear bought is "Fieldmark Tour"
      And the amount paid is "$51.96"
      And the club has once sold gear to Hana

    @browser
    Example: Submitting ten times in two windows charges an item of gear once
      Given Hana is signed in
      When Hana presses ten times in each of two windows to buy the gear "Fieldmark Tour"
      Then the gear bought is "Fieldmark Tour"
      And the gear bought in the second window is "Fieldmark Tour"
      And the club has once sold gear to Hana

    Example: A payment for gear whose answer was lost is charged once
      Given Hana is signed in
      And Hana opens her recommended gear
      And the answer to the payment of gear gets lost
      When Hana buys the gear "Fieldmark Tour" with a card
      Then the gear bought is "Fieldmark Tour"
      And the club was asked once to pay for gear
      And the club has once sold gear to Hana

    Example: Another card can pay for gear after one is declined
      Given Hana is signed in
      And Hana opens her recommended gear
      And Hana has tried to buy the gear "Fieldmark Tour" with a card that is declined
      And Hana sees the message that her payment was declined
      When Hana pays the gear with a card
      Then the gear bought is "Fieldmark Tour"
      And the club has once sold gear to Hana

    Example: A changed price of gear is shown before anything is charged
      Given Hana is signed in
      And Hana opens her recommended gear
      And the club changes the price of the recommended "Fieldmark Tour"
      When Hana buys the gear "Fieldmark Tour" with a card
      Then Hana sees the message that the price has changed
      And the club has never sold gear to Hana

    Example: A slow payment for gear is completed when the player returns
      Given Hana is signed in
      And Hana opens her recommended gear
      And Hana has tried to buy the gear "Fieldmark Tour" with a card whose bank asks her
      And Hana opens home
      And 10 minutes pass
      When Hana comes back to her recommended gear
      Then the recommended gear already ordered is "Fieldmark Tour"
      And the club has once sold gear to Hana
