Feature: Unsaved input
  Nothing that a player types is lost by a reload, a visit elsewhere or an expired session.
  It is deleted once it is sent or the player signs out, and nobody else ever sees it.

  Rule: Unsaved input survives a reload

    Example: An unsaved first name survives a reload
      Given Hana is signed in
      And Hana opens her personal details
      And Hana fills in "Hanna" as her first name
      And Hana reloads the club
      When Hana opens her personal details
      Then Hana finds "Hanna" filled in as her first name

    Example: An unconfirmed new email address survives a reload
      Given Hana is signed in
      And Hana opens her contact
      And Hana has asked for the address "hanna at clubhouse"
      And Hana reloads the club
      When Hana opens her contact
      Then Hana finds "hanna at clubhouse" as the new address

    Example: A half-typed new phone number survives a reload
      Given Hana is signed in
      And Hana opens her contact
      And Hana switches to phone
      And Hana has typed the new number "312"
      And Hana reloads the club
      And Hana opens her contact
      When Hana switches to phone
      Then Hana finds "312" as the new number

    Example: A phone number to be verified survives a reload
      Given Hana is signed in
      And Hana opens the verification of her number
      And Hana has asked for a code to "312"
      And Hana reloads the club
      When Hana opens the verification of her number
      Then Hana finds "312" as the number to verify

    Example: A half-typed new postal address survives a reload
      Given Hana is signed in
      And Hana opens her address book
      And Hana begins a new address
      And Hana has written "12 Fairway Lane" as the street of the address
      And Hana reloads the club
      And Hana opens her address book
      When Hana begins a new address
      Then Hana finds "12 Fairway Lane" as the street of the address

    Example: A half-typed shipping address survives a reload
      Given Mateo is signed in
      And Mateo has 2 items in the cart
      And Mateo has gone to the checkout
      And Mateo has written "12 Fairway Lane" as the street for the order
      And Mateo reloads the club
      When Mateo goes to the checkout
      Then Mateo finds "12 Fairway Lane" as the street for the order

    Example: The text of a gift card survives a reload
      Given Hana is signed in
      And Hana has looked at "Printed Gift Card" in the shop
      And Hana has written on the gift card
        | amount   | 75                |
        | for whom | Jonah             |
        | words    | For your birthday |
      And Hana reloads the club
      When Hana looks at "Printed Gift Card" in the shop
      Then Hana finds this on the gift card
        | amount   | 75                |
        | for whom | Jonah             |
        | words    | For your birthday |

    Example: The text of an engraving survives a reload
      Given Hana is signed in
      And Hana has looked at "Saltmarsh Wedge 54°" in the shop
      And Hana has written "1974" as "Engraving, up to 12 characters"
      And Hana reloads the club
      When Hana looks at "Saltmarsh Wedge 54°" in the shop
      Then Hana finds "1974" written as "Engraving, up to 12 characters"

    Example: A half-typed note on a video survives a reload
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      And Mateo has begun the note "One, two, thr"
      And Mateo reloads the club
      When Mateo opens the video "The tempo drill"
      Then the note begun is "One, two, thr"

    Example: A half-changed note on a video survives a reload
      Given Mateo is signed in
      And Mateo opens the video "The tempo drill"
      And Mateo writes the note "Slower"
      And Mateo has begun to change the note "Slower" to "Slower st"
      And Mateo reloads the club
      When Mateo opens the video "The tempo drill"
      Then the note begun is "Slower st"

    Example: The note of a cancellation survives a reload
      Given Hana is signed in
      And Hana has a lesson on Thursday 21 May at 7:30 am
      And Hana has begun to cancel that lesson with the note "Back is sore"
      And Hana reloads the club
      When Hana wants to cancel that lesson
      Then the note to the lesson is "Back is sore"

    Example: A half-typed comment to the coach survives a reload
      Given Hana is signed in
      And Hana opens the swing "latest swing face on"
      And Hana begins to write to her coach "Are the hips"
      And Hana reloads the club
      When Hana opens the swing "latest swing face on"
      Then the comment begun is "Are the hips"

  Rule: Unsaved input is shown only to the player who typed it

    Example: The player finds unsaved input after an expired session
      Given Hana is signed in
      And Hana opens her personal details
      And Hana fills in "Hanna" as her first name
      And Hana's session has expired
      And Hana signs in with her password
      When Hana opens her personal details
      Then Hana finds "Hanna" filled in as her first name

    Example: Another player who signs in doesn't see unsaved input
      Given Hana is signed in
      And Hana opens her personal details
      And Hana fills in "Hanna" as her first name
      And Hana's session has expired
      And Mateo has signed in on the same device
      When Mateo opens his personal details
      Then Mateo finds "Mateo" filled in as his first name

    Example: An unsaved comment is deleted once it is sent
      Given Hana is signed in
      And Hana opens the swing "latest swing face on"
      And Hana sends the swing to her coach with "Are the hips late?"
      And Hana reloads the club
      When Hana opens the swing "latest swing face on"
      Then the comment begun is ""

    Example: An unsaved engraving is deleted once it is in the cart
      Given Hana is signed in
      And Hana has looked at "Saltmarsh Wedge 54°" in the shop
      And Hana has chosen "Standard" as "Grip"
      And Hana has written "1974" as "Engraving, up to 12 characters"
      And Hana has added it to the cart
      And Hana reloads the club
      When Hana looks at "Saltmarsh Wedge 54°" in the shop
      Then Hana finds "" written as "Engraving, up to 12 characters"

    Example: Unsaved input is deleted on signing out
      Given Hana is signed in
      And Hana opens her personal details
      And Hana fills in "Hanna" as her first name
      And Hana has signed out
      And Hana signs in with her password
      When Hana opens her personal details
      Then Hana finds "Hana" filled in as her first name
