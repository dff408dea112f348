Feature: Notifications
  The club notifies players,
  and players mark what they have read.

  @session.notifications-list
  Rule: Notifications are listed with the latest first

    Example: Read and unread notifications are listed in order
      Given the club has notified Hana
        | The bays have new mats   | read |
        | Longer evenings          |      |
        | Your swing is ready      |      |
      And Hana is signed in
      When Hana opens her notifications
      Then Hana has 2 unread notifications
      And Hana finds
        | Your swing is ready    |      |
        | Longer evenings        |      |
        | The bays have new mats | read |

    Example: News from the shop and from a coach appears as notifications
      Given Hana is signed in
      And Hana's coach has left the note "Ten slow swings first"
      And the shop has shipped the order "000001017"
      When Hana opens her notifications
      Then Hana has 2 unread notifications

    Example: A notification leads to what it is about, and is read then
      Given Hana is signed in
      And the shop has shipped the order "000001017"
      And Hana has opened her notifications
      When Hana opens the notification "Your order is on its way"
      Then the items of the order are
        | Fieldmark Tour |
        | Club Fitting   |
      And Hana has 0 unread notifications

    Example: A player without notifications has none unread
      Given Hana is signed in
      When Hana opens her notifications
      Then Hana has 0 unread notifications

    Example: Notifications that can't be loaded show an error
      Given Hana is signed in
      And loading the notifications fails
      When Hana opens her notifications
      Then Hana sees the message that her notifications can't be loaded

    Example: Players see only their own notifications
      Given the club has notified Hana
        | Your swing is ready | |
      And Mateo is signed in
      When Mateo opens home
      Then Mateo has 0 unread notifications

  @session.notification-read-payload
  Rule: Players can mark one or all notifications as read

    Example: A player marks one notification as read
      Given the club has notified Hana
        | Longer evenings     | |
        | Your swing is ready | |
      And Hana is signed in
      And Hana has opened her notifications
      When Hana marks "Longer evenings" as read
      Then Hana finds
        | Your swing is ready |      |
        | Longer evenings     | read |
      And Hana has 1 unread notification
      And the club holds that Hana has read "Longer evenings"

    Example: A player marks all notifications as read at once
      Given the club has notified Hana
        | Longer evenings     | |
        | Your swing is ready | |
      And Hana is signed in
      And Hana has opened her notifications
      When Hana marks everything as read
      Then Hana has 0 unread notifications
      And the club holds that Hana has read "Longer evenings"
      And the club holds that Hana has read "Your swing is ready"
      And the club was asked once to mark notifications as read

  @session.notification-read-states
  Rule: A notification counts as read at once, while the club is informed in the background

    Example: Nothing is sent as long as nothing was read
      Given the club has notified Hana
        | Your swing is ready | |
      And Hana is signed in
      When Hana opens her notifications
      Then the report of read notifications is not started

    Example: A notification counts as read before the club has answered
      Given the club has notified Hana
        | Your swing is ready | |
      And Hana is signed in
      And reporting read notifications gets no answer for 3 seconds
      And Hana has opened her notifications
      When Hana marks "Your swing is ready" as read
      Then the report of read notifications is in progress
      And Hana finds
        | Your swing is ready | read |

    Example: The club is informed that a notification was read
      Given the club has notified Hana
        | Your swing is ready | |
      And Hana is signed in
      And Hana has opened her notifications
      When Hana marks "Your swing is ready" as read
      Then the report of read notifications is done

    @session.rejection-clears-loading
    Example: A notification is unread again when the club couldn't save it
      Given the club has notified Hana
        | Your swing is ready | |
      And Hana is signed in
      And reporting read notifications is refused
      And Hana has opened her notifications
      When Hana marks "Your swing is ready" as read
      Then Hana finds
        | Your swing is ready | |
      And the report of read notifications is not started
      And Hana sees no further message
