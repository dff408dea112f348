Feature: The videos of a lesson
  Players download the videos of a lesson, share them
  and restore those that were archived.

  @learning.lesson-video-share-modal @learning.share-payload
  Rule: A video of a lesson can be shared

    Example: A shared video of a lesson has a short link
      Given Hana had a lesson about "downswing" with Marisol Vance 8 days ago
      And Hana is signed in
      And Hana opens her most recent lesson
      When Hana shares "Shallowing the downswing – Face on"
      Then Hana gets the short link of "Shallowing the downswing – Face on"

  @learning.lesson-video-download-query
  Rule: A video of a lesson can be downloaded

    Example: A downloaded video is named after the lesson and its date
      Given Hana had a lesson about "downswing" with Marisol Vance on Tuesday 5 May
      And Hana is signed in
      And Hana opens her most recent lesson
      When Hana downloads the video "Down the line"
      Then the files on the device are "2026-05-05-shallowing-the-downswing-down-the-line.mp4"
      And the club was asked for the video "Down the line" of that lesson

    Example: A video that couldn't be downloaded can be downloaded at a second attempt
      Given Hana had a lesson about "putting" with Marisol Vance on Tuesday 5 May
      And Hana is signed in
      And Hana opens her most recent lesson
      And downloading a video fails on the club's side
      And Hana downloads the video "On the green"
      And everything works again
      When Hana tries the download again
      Then the files on the device are "2026-05-05-putts-that-break-on-the-green.mp4"

    Example: A video that can't be downloaded leaves no file
      Given Hana had a lesson about "putting" with Marisol Vance on Tuesday 5 May
      And Hana is signed in
      And Hana opens her most recent lesson
      And downloading a video fails on the club's side
      When Hana downloads the video "On the green"
      Then Hana sees the message that the video wasn't downloaded
      And there are no files on the device

    Example: The download of a video can be stopped
      Given Hana had a lesson about "putting" with Marisol Vance on Tuesday 5 May
      And Hana is signed in
      And Hana opens her most recent lesson
      And downloading a video gets no answer for 5 seconds
      And Hana downloads the video "On the green"
      When Hana stops the download
      Then Hana sees the message that the download was stopped
      And there are no files on the device

  @learning.restore-lesson-states @learning.restore-lesson-channel-two @learning.lesson-screens
  Rule: Archived videos can be restored

    Example: A player restores the archived videos of a lesson
      Given Hana had a lesson about "downswing" with Marisol Vance 300 days ago
      And its videos are archived
      And Hana is signed in
      And Hana opens her most recent lesson
      And Hana sees that the videos of the lesson are archived
      When Hana restores the videos
      Then the videos of the lesson are
        | Face on       |
        | Down the line |
      And the club has restored them

    Example: The videos of the opened lesson are restored, not those of an earlier one
      Given Hana had a lesson about "tempo" with Marisol Vance 310 days ago
      And Hana had a lesson about "downswing" with Marisol Vance 300 days ago
      And its videos are archived
      And Hana is signed in
      And Hana opens her most recent lesson
      When Hana restores the videos
      Then the club has restored them

    Example: The videos stay archived when the player cancels
      Given Hana had a lesson about "downswing" with Marisol Vance 300 days ago
      And its videos are archived
      And Hana is signed in
      And Hana opens her most recent lesson
      When Hana decides against restoring the videos
      Then the club was never asked to restore videos
      And Hana sees that the videos of the lesson are archived

  @learning.restore-lesson-error
  Rule: Videos that can't be restored show an error

    Example: The videos stay archived when the club refuses to restore them
      Given Hana had a lesson about "downswing" with Marisol Vance 300 days ago
      And its videos are archived
      And restoring videos is refused
      And Hana is signed in
      And Hana opens her most recent lesson
      When Hana restores the videos
      Then Hana sees the message that the videos weren't restored
      And Hana sees that the videos of the lesson are archived

    Example: Videos whose answer was lost are shown as restored
      Given Hana had a lesson about "downswing" with Marisol Vance 300 days ago
      And its videos are archived
      And the answer to restoring videos gets lost
      And Hana is signed in
      And Hana opens her most recent lesson
      When Hana restores the videos
      Then the videos of the lesson are
        | Face on       |
        | Down the line |
      And the club was asked once to restore videos

  @learning.restore-lesson-only-200
  Rule: Videos count as restored only when the club confirms it

    Example: Videos whose restoration is unconfirmed stay archived
      Given Hana had a lesson about "downswing" with Marisol Vance 300 days ago
      And its videos are archived
      And restoring videos is accepted but not confirmed
      And Hana is signed in
      And Hana opens her most recent lesson
      When Hana restores the videos
      Then Hana sees the message that the videos weren't restored
