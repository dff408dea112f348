Feature: Sharing a video
  A player shows a video to others,
  who need no account to see it.

  @learning.share-payload
  Rule: A shared video has a short link

    Example: A library video gets a short link
      Given Hana is signed in
      And Hana opens the video "tempo-1"
      When Hana shares "The tempo drill"
      Then Hana holds the short address of "The tempo drill"
      And the club keeps all of what Hana has shared

    Example: A swing gets a short link
      Given Hana is signed in
      And Hana opens the swing "swing-latest-1"
      When Hana shares "7 iron"
      Then Hana holds the short address of "7 iron"

    Example: A short link can be copied
      Given Hana is signed in
      And Hana opens the video "tempo-1"
      And Hana shares "The tempo drill"
      When Hana copies the short address
      Then Hana is told that the address is copied

    Example: Nothing is shared before the player agrees
      Given Hana is signed in
      And Hana opens the video "tempo-1"
      When Hana thinks better of sharing "The tempo drill"
      Then the club was never asked to share

  @learning.share-only-200
  Rule: A video is shared only when the club confirms it

    Example: An unconfirmed share gives no link
      Given Hana is signed in
      And Hana opens the video "tempo-1"
      And sharing is answered as merely taken note of
      When Hana shares "The tempo drill"
      Then Hana is told that there is no short address
      And no short address is shown

    Example: A share that fails is sent once and can be tried again
      Given Hana is signed in
      And Hana opens the video "tempo-1"
      And sharing fails on the club's side
      When Hana shares "The tempo drill"
      Then Hana is told that there is no short address
      And the club was asked once to share

  @learning.shared-item-by-id
  Rule: Everybody with the link can see the video

    Example: A visitor without an account sees the video
      Given Hana has shared the video "Hands ahead of the ball"
      When Mateo opens the short address
      Then Mateo sees the shared video "Hands ahead of the ball"

    Example: An unknown link shows no video
      When Mateo opens a short address that nobody has given
      Then no shared video is shown

    Example: A shared video from an unknown host isn't played
      Given Hana has shared a video of another host
      When Mateo opens the short address
      Then Mateo reads that the shared video is not played

  Rule: A video can be shared from its current position

    Example: The shared video starts at the position the player chose
      Given Hana is signed in
      And Hana opens the video "tempo-1"
      And Hana moves to 6 seconds of the video
      And Hana shares, from the current position, "The tempo drill"
      When Mateo opens the short address that Hana holds
      Then the second of the shared video is 6
