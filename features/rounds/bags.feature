Feature: Bags
  A player may have several bags: one for every day, one for travelling, one for the winter.
  One of them is the current bag.

  Background:
    Given Hana is signed in

  @rounds.current-bag-choice @rounds.clubs-by-bag-query @rounds.player-abilities
  Rule: The current bag is the one that was changed last

    Example: The bag that was changed last is current
      When Hana looks at her bag
      Then Hana sees the bag "Everyday" with 14 clubs
      And the current bag is "Everyday"

    Example: The newest bag is current when none was changed
      Given Bram is signed in
      When Bram looks at his bag
      Then the current bag is "Second bag"

    Example: A bag changed later on another device is current
      Given Hana has changed the bag "Travel" on another device
      When Hana looks at her bag
      Then Hana sees the bag "Travel" with 7 clubs

    @call:rounds.bag-update
    Example: A player chooses another bag as the current one
      Given Hana looks at her bag
      And Hana looks at the bag "Winter set"
      When Hana decides to use this bag
      Then the current bag is "Winter set"

  Rule: A bag with more than fourteen clubs is marked

    Example: A bag with fifteen clubs shows that one is too many
      Given Hana looks at her bag
      When Hana looks at the bag "Winter set"
      Then Hana sees that it is one club over the limit of fourteen

  @rounds.bag-dialogs @rounds.bag-request-bodies
  Rule: A player can add and rename bags

    Example: A player adds a first bag
      Given Mateo is signed in
      And Mateo looks at his bag
      When Mateo adds the bag "Weekend"
      Then Mateo sees the empty bag "Weekend"

    @call:rounds.clubs-create
    Example: A new bag can start with a standard set
      Given Mateo is signed in
      And Mateo looks at his bag
      When Mateo adds with a standard set the bag "Weekend"
      Then Mateo sees the bag "Weekend" with 13 clubs

    Example: The clubs of a standard set are added to the newest bag
      Given Hana looks at her bag
      And Hana adds the bag "Weekend"
      When Hana adds with a standard set the bag "Range"
      Then Hana sees the bag "Range" with 13 clubs

    Example: A renamed bag becomes the current one
      Given Hana looks at her bag
      And Hana looks at the bag "Travel"
      When Hana renames the bag to "Carry bag"
      Then the current bag is "Carry bag"

    Example: A bag without a name isn't added
      Given Hana looks at her bag
      When Hana adds a bag without a name
      Then Hana sees the message that the name of the bag is missing
      And the club was never asked to add a bag

    Example: A bag whose answer was lost is added once
      Given Mateo is signed in
      And Mateo looks at his bag
      And the answer to adding a bag gets lost
      When Mateo adds the bag "Weekend"
      Then Mateo sees the empty bag "Weekend"
      And the club was asked once to add a bag

    Example: The unsaved name of a bag survives a reload
      Given Hana looks at her bag
      And Hana begins the bag "Wint"
      And Hana reloads the club
      When Hana begins a bag
      Then the unsaved name of the bag is "Wint"

  @rounds.bag-dialogs @rounds.bag-delete-clears
  Rule: Deleting a bag makes another one current

    Background:
      Given Hana looks at her bag

    Example: Deleting the current bag makes another one current
      When Hana deletes the bag
      Then the current bag is "Winter set"

    Example: No bag is current while the others can't be loaded
      Given loading the bags fails
      When Hana deletes the bag
      Then no current bag is shown

    Example: A deleted bag can be restored with its clubs
      Given Hana deletes the bag
      When Hana restores what she has removed
      Then Hana sees the bag "Everyday" with 14 clubs
