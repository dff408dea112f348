Feature: The videos of a lesson
  Players download the videos of a lesson, share them
  and restore those that were archived.

  @learning.lesson-video-share-modal @learning.share-payload
  Rule: A video of a lesson can be shared

    Example: A shared video has a short link
      Given Hana was taught "downswing" by Marisol Vance 8 days ago
      And Hana is signed in
      And Hana opens what was taught last
      When Hana shares "Shallowing the downswing – Face on"
      Then Hana holds the short address of "Shallowing the downswing – Face on"

  @learning.lesson-video-download-query
  Rule: A video of a lesson can be downloaded

    Example: A downloaded file is named after the lesson and its date
      Given Hana was taught "downswing" by Marisol Vance on Tuesday 5 May
      And Hana is signed in
      And Hana opens what was taught last
      When Hana downloads the video "Down the line"
      Then the files on the device are "2026-05-05-shallowing-the-downswing-down-the-line.mp4"
      And the club was asked for the video "down-the-line" of the type "downTheLine"

    Example: A failed download succeeds at the second attempt
      Given Hana was taught "putting" by Marisol Vance on Tuesday 5 May
      And Hana is signed in
      And Hana opens what was taught last
      And fetching a video fails on the club's side
      And Hana downloads the video "On the green"
      And nothing goes wrong any more
      When Hana tries the download again
      Then the files on the device are "2026-05-05-putts-that-break-on-the-green.mp4"

    Example: A failed download is reported and leaves no file
      Given Hana was taught "putting" by Marisol Vance on Tuesday 5 May
      And Hana is signed in
      And Hana opens what was taught last
      And fetching a video fails on the club's side
      When Hana downloads the video "On the green"
      Then Hana is told that the video did not come
      And there are no files on the device

    Example: A download can be stopped
      Given Hana was taught "putting" by Marisol Vance on Tuesday 5 May
      And Hana is signed in
      And Hana opens what was taught last
      And fetching a video stays without an answer for 5 seconds
      And Hana downloads the video "On the green"
      When Hana stops the download
      Then Hana is told that the download was stopped
      And there are no files on the device

  @learning.restore-lesson-states @learning.restore-lesson-channel-two @learning.lesson-screens
  Rule: Archived videos can be restored

    Example: A player restores the archived videos of a lesson
      Given Hana was taught "downswing" by Marisol Vance 300 days ago
      And its videos are put away
      And Hana is signed in
      And Hana opens what was taught last
      And Hana reads that the videos of the lesson are put away
      When Hana brings the videos back
      Then the videos of the lesson are "Face on, Down the line"
      And the club has them back

    Example: The videos stay archived when the player cancels
      Given Hana was taught "downswing" by Marisol Vance 300 days ago
      And its videos are put away
      And Hana is signed in
      And Hana opens what was taught last
      When Hana thinks better of bringing the videos back
      Then the club was never asked to bring videos back
      And Hana reads that the videos of the lesson are put away

  @learning.restore-lesson-error
  Rule: A failed restoration is reported

    Example: The videos stay archived when the club refuses to restore them
      Given Hana was taught "downswing" by Marisol Vance 300 days ago
      And its videos are put away
      And bringing videos back is refused with code 40001
      And Hana is signed in
      And Hana opens what was taught last
      When Hana brings the videos back
      Then Hana is told that the videos are not back
      And Hana reads that the videos of the lesson are put away

    Example: Videos whose answer was lost are shown as restored
      Given Hana was taught "downswing" by Marisol Vance 300 days ago
      And its videos are put away
      And the answer to bringing videos back gets lost
      And Hana is signed in
      And Hana opens what was taught last
      When Hana brings the videos back
      Then the videos of the lesson are "Face on, Down the line"
      And the club was asked once to bring videos back

  @learning.restore-lesson-only-200
  Rule: Videos count as restored only when the club confirms it

    Example: Videos whose restoration is unconfirmed stay archived
      Given Hana was taught "downswing" by Marisol Vance 300 days ago
      And its videos are put away
      And bringing videos back is answered as merely taken note of
      And Hana is signed in
      And Hana opens what was taught last
      When Hana brings the videos back
      Then Hana is told that the videos are not back
