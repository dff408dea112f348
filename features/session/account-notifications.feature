Feature: Notifications
  The club tells a player something,
  and the player says what was read.

  @session.notifications-list
  Rule: What the club has told is listed, the latest first

    Example: Read and unread
      Given the club has told Hana
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

    Example: The shop and a coach have news
      Given Hana is signed in
      And Hana's coach has left the note "Ten slow swings first"
      And the shop has shipped the order "000001017"
      When Hana opens her notifications
      Then Hana has 2 unread notifications

    Example: Nothing yet
      Given Hana is signed in
      When Hana opens her notifications
      Then Hana has 0 unread notifications

    Example: It can't be read
      Given Hana is signed in
      And reading the notifications fails
      When Hana opens her notifications
      Then Hana is told that her notifications can't be read

    Example: Nobody finds another player's
      Given the club has told Hana
        | Your swing is ready | |
      And Mateo is signed in
      When Mateo goes home
      Then Mateo has 0 unread notifications

  @session.notification-read-payload
  Rule: One or all of them are marked as read

    Example: One
      Given the club has told Hana
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

    Example: All, at once
      Given the club has told Hana
        | Longer evenings     | |
        | Your swing is ready | |
      And Hana is signed in
      And Hana has opened her notifications
      When Hana marks everything as read
      Then Hana has 0 unread notifications
      And the club holds that Hana has read "Longer evenings"
      And the club holds that Hana has read "Your swing is ready"
      And the club was asked once to hear what was read

  @session.notification-read-states
  Rule: What was read counts at once, and the club is told behind it

    Example: Nothing to tell
      Given the club has told Hana
        | Your swing is ready | |
      And Hana is signed in
      When Hana opens her notifications
      Then the report of what was read is not begun

    Example: Not yet told
      Given the club has told Hana
        | Your swing is ready | |
      And Hana is signed in
      And telling what was read stays without an answer for 3 seconds
      And Hana has opened her notifications
      When Hana marks "Your swing is ready" as read
      Then the report of what was read is under way
      And Hana finds
        | Your swing is ready | read |

    Example: Told
      Given the club has told Hana
        | Your swing is ready | |
      And Hana is signed in
      And Hana has opened her notifications
      When Hana marks "Your swing is ready" as read
      Then the report of what was read is done

    @session.rejection-clears-loading
    Example: Where the club does not hear it, it is unread again
      Given the club has told Hana
        | Your swing is ready | |
      And Hana is signed in
      And telling what was read is refused with code 50400
      And Hana has opened her notifications
      When Hana marks "Your swing is ready" as read
      Then Hana finds
        | Your swing is ready | |
      And the report of what was read is not begun
      And Hana is told nothing more
