Feature: Sending a swing to the coach
  A player sends a swing to the coach with a comment,
  and loses nothing that was written.

  @learning.my-swings-parts @learning.swing-send-payload
  Rule: A swing is sent to the coach with a comment

    Example: The coach receives the first comment on a swing
      Given Hana is signed in
      And Hana opens the swing "latest swing face on"
      When Hana sends the swing to her coach with "Are the hips late?"
      Then the coach has "Are the hips late?" about "latest swing face on"
      And the comments that the coach knows are "Are the hips late?"

    Example: The coach receives another comment on a swing
      Given Hana is signed in
      And Hana opens the swing "swing of an evening"
      When Hana sends the swing to her coach with "Better now?"
      Then the comments that the coach knows are
        | Better now?                                      |
        | The hips feel late. Is the club stuck behind me? |

    Example: The list of swings shows which were sent
      Given Hana is signed in
      And Hana opens the swing "latest swing face on"
      And Hana sends the swing to her coach with "Are the hips late?"
      When Hana opens her swings
      Then the number of swings sent is 2

  @learning.swing-send-payload
  Rule: A swing is sent only with a valid comment

    Example: An empty comment isn't sent
      Given Hana is signed in
      And Hana opens the swing "latest swing face on"
      When Hana sends the swing to her coach with "   "
      Then Hana sees the message that the comment is missing
      And the club was never asked to send a swing

    Example: A comment that is too long isn't sent
      Given Hana is signed in
      And Hana opens the swing "latest swing face on"
      When Hana sends the swing to her coach with a comment of 2001 characters
      Then Hana sees the message that a comment can have 2,000 characters at most
      And the club was never asked to send a swing

    Example: A comment with invisible characters isn't sent
      Given Hana is signed in
      And Hana opens the swing "latest swing face on"
      When Hana sends the swing to her coach with an invisible character in the comment
      Then Hana sees the message that the comment has invisible characters
      And the club was never asked to send a swing

  @learning.swing-send-payload
  Rule: An unsent comment is never lost

    Example: The comment stays when sending fails
      Given Hana is signed in
      And Hana opens the swing "latest swing face on"
      And sending the swing is refused
      When Hana sends the swing to her coach with "Are the hips late?"
      Then Hana sees the message that the swing wasn't sent
      And the comment begun is "Are the hips late?"

    Example: A comment whose answer was lost is sent once
      Given Hana is signed in
      And Hana opens the swing "latest swing face on"
      And the answer to sending the swing gets lost
      When Hana sends the swing to her coach with "Are the hips late?"
      Then the coach has "Are the hips late?" about "latest swing face on"
      And the club was asked once to send a swing
      And the comments that the coach knows are "Are the hips late?"

    Example: An unfinished comment survives a visit to another swing
      Given Hana is signed in
      And Hana opens the swing "latest swing face on"
      And Hana begins to write to her coach "Are the hips"
      When Hana looks at another swing and comes back
      Then the comment begun is "Are the hips"
