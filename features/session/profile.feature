Feature: The player's profile
  Players see themselves in the club: their name, their units
  and their lesson credits.

  Rule: The kind of player follows from the kind of account

    @session.usertype-normal
    Example: A club account makes a club player
      Given Hana is signed in
      When Hana opens home
      Then Hana is recognised as a club player

    @session.usertype-skytrak-product
    Example: A club account with a launch monitor makes a player of both
      Given Bram is signed in
      When Bram opens home
      Then Bram is recognised as a club player with a launch monitor

    @session.usertype-skytrak
    Example: A launch-monitor account makes a player without lessons
      Given Odette is signed in
      When Odette opens home
      Then Odette is recognised as a launch-monitor player
      And Odette sees that home offers no lessons

  @session.metric-distances-flag
  @session.metric-speeds-flag
  Rule: Units follow the player's preferences, not the language

    Example: Hana sees yards and miles per hour even in French
      Given Hana is signed in
      And Hana has chosen French
      When Hana opens home
      Then Hana's distances are in yards and her speeds in miles an hour

    Example: Mateo sees metres and kilometres per hour
      Given Mateo is signed in
      When Mateo opens home
      Then Mateo's distances are in metres and his speeds in kilometres an hour

    Example: Wataru sees yards with kilometres per hour
      Given Wataru wants metric speeds only
      And Wataru is signed in
      When Wataru opens home
      Then Wataru's distances are in yards and his speeds in kilometres an hour

  Rule: A player's name is written in the order of its language

    Scenario Outline: The name of <who> is written for the language <language>
      Given <who> is signed in
      And <who> has chosen <language>
      When <who> opens home
      Then <who> finds "<name>" as her name

      Examples:
        | who    | language | name             |
        | Hana   | English  | Hana Lindqvist   |
        | Wataru | Japanese | 早乙女 航        |
        | Li     | English  | Li               |

  Rule: The profile shows the lesson credits

    Example: The profile shows the credits left, their total and their expiry
      Given Hana is signed in
      And Hana has 6 credits of 12, of which 2 end on Tuesday 30 June
      When Hana opens home
      Then Hana has 6 credits left in her profile
      And Hana sees that 6 of 12 credits are left, 2 of them until Tuesday 30 June

    @session.credit-failure-code-only
    Example: Only the error code is kept when the credits can't be loaded
      Given Hana is signed in
      And loading the credits is refused with the words "Ledger shard 4 is down"
      When Hana opens home
      Then Hana sees the message that the credits can't be loaded
      And only the number of the refusal's reason is kept

    Example: A player can reload credits in the profile
      Given Hana is signed in
      And Hana has 6 credits
      And loading the credits fails
      And Hana opens home
      And Hana sees the message that the credits can't be loaded
      And everything works again
      When Hana reloads her credits in her profile
      Then Hana has 6 credits left in her profile

  @session.profile-failure-code-only
  Rule: Only the error code is kept when the profile can't be loaded

    Example: The player stays signed in when the profile can't be loaded
      Given Hana is signed in
      And loading the profile is refused with the words "Shard 2 of players"
      When Hana opens home
      Then Hana sees the message that the profile can't be loaded
      And only the number of the refusal's reason is kept
      And Hana finds herself signed in

  @session.crm-token-in-configuration
  Rule: Customer care knows which player writes or calls

    Example: Customer care is told about the player at the start of the visit
      Given Hana is signed in
      When Hana opens home
      Then the club was asked once to tell customer care about the player

    Example: The player isn't bothered when customer care can't be told
      Given Hana is signed in
      And telling customer care about the player fails on the club's side
      When Hana opens home
      Then Hana is welcomed at home
      And Hana sees no further message
