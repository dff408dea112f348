Feature: Sharing a video
  A player shows a video to others,
  who need no account to see it.

  @learning.share-payload
  Rule: A shared video has a short link

    Example: A library video gets a short link
      Given Hana is signed in
      And Hana opens the video "The tempo drill"
      When Hana shares "The tempo drill"
      Then Hana gets the short link of "The tempo drill"
      And the club keeps the title, the description, the picture and the video that Hana has shared

    Example: A swing gets a short link
      Given Hana is signed in
      And Hana opens the swing "latest swing face on"
      When Hana shares "7 iron"
      Then Hana gets the short link of "7 iron"

    Example: A short link can be copied
      Given Hana is signed in
      And Hana opens the video "The tempo drill"
      And Hana shares "The tempo drill"
      When Hana copies the short link
      Then Hana sees the message that the link was copied

    Example: Nothing is shared before the player agrees
      Given Hana is signed in
      And Hana opens the video "The tempo drill"
      When Hana decides against sharing "The tempo drill"
      Then the club was never asked to share

  @learning.share-only-200
  Rule: A video is shared only when the club confirms it

    Example: A video whose sharing is unconfirmed gets no link
      Given Hana is signed in
      And Hana opens the video "The tempo drill"
      And sharing is accepted but not confirmed
      When Hana shares "The tempo drill"
      Then Hana sees the message that the video wasn't shared
      And no short link is shown

    Example: Sharing that fails is requested once and can be tried again
      Given Hana is signed in
      And Hana opens the video "The tempo drill"
      And sharing fails on the club's side
      When Hana shares "The tempo drill"
      Then Hana sees the message that the video wasn't shared
      And the club was asked once to share

  @learning.shared-item-by-id
  Rule: Everybody with the link can see a shared video

    Example: A visitor without an account sees a shared video
      Given Hana has shared the video "Hands ahead of the ball"
      When Sol opens the short link
      Then Sol sees the shared video "Hands ahead of the ball"

    Example: An unknown link shows no video
      When Sol opens an unknown short link
      Then no shared video is shown

    Example: A shared video from an unknown host isn't played
      Given Hana has shared a video of another host
      When Sol opens the short link
      Then Sol sees that the shared video is not played

  Rule: A video can be shared from its current position

    Example: The shared video starts at the position the player chose
      Given Hana is signed in
      And Hana opens the video "The tempo drill"
      And Hana moves to 6 seconds of the video
      And Hana shares, from the current position, "The tempo drill"
      When Sol opens the short link of Hana
      Then the shared video stands at 6 seconds
