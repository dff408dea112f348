Feature: Favourites of the video library
  A player saves series and videos to find them again.
  A favourite is shown at once, and undone if the club couldn't save it.

  @learning.favorite-series-toggle
  Rule: A player can add and remove a favourite series

    Example: A series is added to the favourites
      Given Hana is signed in
      And Hana opens the library
      And Hana opens the series "Three wedges"
      When Hana marks the favourite "Three wedges"
      Then the favourites of Hana are
        | series           | video         |
        | Three wedges     |               |
        | Around the green | Chip and roll |
        | Three to one     |               |

    @call:learning.video-series-favorite-remove
    Example: A series is removed from the favourites
      Given Hana is signed in
      And Hana opens the library
      And Hana opens the series "Three to one"
      When Hana marks the favourite "Three to one"
      Then the favourites of Hana are
        | series           | video         |
        | Around the green | Chip and roll |

    Example: A series isn't a favourite when saving it fails
      Given Hana is signed in
      And Hana opens the library
      And Hana opens the series "Three wedges"
      And saving a favourite series fails on the club's side
      When Hana marks the favourite "Three wedges"
      Then Hana sees the message that something went wrong on the club's side
      And "Three wedges" is not marked

  @learning.favorite-video-toggle
  Rule: A player can add and remove a favourite video of a series

    Example: A video is added to the favourites from its series
      Given Hana is signed in
      And Hana opens the library
      And Hana opens the series "Three wedges"
      When Hana marks the favourite "Low with spin"
      Then the favourites of Hana are
        | series           | video         |
        | Three wedges     | Low with spin |
        | Around the green | Chip and roll |
        | Three to one     |               |

    Example: A video is removed from the favourites in its series
      Given Hana is signed in
      And Hana opens the library
      And Hana opens the series "Around the green"
      When Hana marks the favourite "Chip and roll"
      Then the favourites of Hana are
        | series       | video |
        | Three to one |       |

    Example: A video is added to the favourites while it is watched
      Given Hana is signed in
      And Hana opens the video "The tempo drill"
      When Hana marks the video
      Then Hana sees that the video is marked
      And the favourites of Hana are
        | series           | video           |
        | Three to one     | The tempo drill |
        | Around the green | Chip and roll   |
        | Three to one     |                 |

    Example: A video is removed from the favourites while it is watched
      Given Hana is signed in
      And Hana opens the video "Chip and roll"
      When Hana marks the video
      Then Hana sees that the video is not marked
      And the favourites of Hana are
        | series       | video |
        | Three to one |       |

    Example: A video is saved with the series in which it is watched
      Given Hana is signed in
      And Hana opens the video "The tempo drill" from the series "Off the tee"
      When Hana marks the video
      Then the favourites of Hana are
        | series           | video           |
        | Off the tee      | The tempo drill |
        | Around the green | Chip and roll   |
        | Three to one     |                 |

    Example: A video isn't a favourite when saving it fails
      Given Hana is signed in
      And Hana opens the video "The tempo drill"
      And saving a favourite video fails on the club's side
      When Hana marks the video
      Then Hana sees the message that something went wrong on the club's side
      And Hana sees that the video is not marked

  @learning.favorite-video-toggle
  Rule: After quick repeated choices the last one counts

    Example: Adding and removing a favourite at once leaves it removed
      Given Hana is signed in
      And Hana opens the video "The tempo drill"
      When Hana marks the video and unmarks it at once
      Then Hana sees that the video is not marked
      And the favourites of Hana are
        | series           | video         |
        | Around the green | Chip and roll |
        | Three to one     |               |

    Example: Adding, removing and adding a favourite leaves it added
      Given Hana is signed in
      And Hana opens the video "The tempo drill"
      When Hana marks the video, unmarks it and marks it again
      Then Hana sees that the video is marked
      And the favourites of Hana are
        | series           | video           |
        | Three to one     | The tempo drill |
        | Around the green | Chip and roll   |
        | Three to one     |                 |

    Example: The last choice counts even when the first is slow
      Given Hana is signed in
      And Hana opens the video "The tempo drill"
      And saving a favourite video is slow
      When Hana marks the video and unmarks it at once
      Then Hana sees that the video is not marked
      And the favourites of Hana are
        | series           | video         |
        | Around the green | Chip and roll |
        | Three to one     |               |

    Example: The last choice counts even when the first fails
      Given Hana is signed in
      And Hana opens the video "The tempo drill"
      And saving a favourite video fails on the club's side
      When Hana marks the video and unmarks it at once
      Then Hana sees that the video is not marked
      And the favourites of Hana are
        | series           | video         |
        | Around the green | Chip and roll |
        | Three to one     |               |

    Example: The video stays a favourite when removing it fails
      Given Hana is signed in
      And Hana opens the video "The tempo drill"
      And removing a favourite video fails on the club's side
      When Hana marks the video and unmarks it at once
      Then Hana sees the message that something went wrong on the club's side
      And Hana sees that the video is marked
      And the favourites of Hana are
        | series           | video           |
        | Three to one     | The tempo drill |
        | Around the green | Chip and roll   |
        | Three to one     |                 |

  @learning.video-library-parts
  Rule: Favourites are listed and can be removed there

    Example: The list of favourites shows them all
      Given Hana is signed in
      When Hana opens her favourites
      Then the favourite videos are
        | Three to one  |
        | Chip and roll |

    Example: A player removes a favourite from the list of favourites
      Given Hana is signed in
      And Hana opens her favourites
      When Hana removes the favourite "Chip and roll"
      Then the favourite videos are "Three to one"
      And the favourites of Hana are
        | series       | video |
        | Three to one |       |

    Example: A removed favourite can be restored
      Given Hana is signed in
      And Hana opens her favourites
      And Hana removes the favourite "Chip and roll"
      When Hana undoes the removal
      Then the favourite videos are
        | Three to one  |
        | Chip and roll |
      And the favourites of Hana are
        | series           | video         |
        | Around the green | Chip and roll |
        | Three to one     |               |

    Example: A favourite stays in the list when removing it fails
      Given Hana is signed in
      And Hana opens her favourites
      And removing a favourite video fails on the club's side
      When Hana removes the favourite "Chip and roll"
      Then Hana sees the message that something went wrong on the club's side
      And the favourite videos are
        | Three to one  |
        | Chip and roll |
