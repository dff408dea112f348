Feature: The pro shop
  The club presents its pro shop in its own words and pictures,
  in blocks that its staff can change.

  @commerce.pro-shop-page
  Rule: The pro shop consists of the club's blocks

    Example: The pro shop shows every type of block
      Given Hana is signed in
      When Hana opens the pro shop
      Then the blocks of the pro shop are
        | pictures | The pro shop                        |
        | text     | Our coaches play everything we sell |
        | tiles    | By what you need                    |
        | film     | How we fit a shaft                  |
        | product  | Engraved on Thursdays               |
      And 3 pictures of "Clubs that fit" are shown in turn

    Example: Blocks lead to products and categories
      Given Hana is signed in
      When Hana opens the pro shop
      Then "By what you need" leads to the categories
        | Balls               |
        | Fitting and lessons |
        | Gifts               |
      And "Engraved on Thursdays" leads to the product "Saltmarsh Wedge 54°"

    Example: The pro shop shows an error when it can't be loaded
      Given Hana is signed in
      And loading the pro shop fails on the club's side
      When Hana opens the pro shop
      Then Hana sees the message that something went wrong on the club's side

  @commerce.pro-shop-content-query
  Rule: Content about a category is shown with that category only

    Example: The pro shop leaves out content about the clubs category
      When Hana opens the pro shop
      Then the blocks of the pro shop are
        | pictures | The pro shop                        |
        | text     | Our coaches play everything we sell |
        | tiles    | By what you need                    |
        | film     | How we fit a shaft                  |
        | product  | Engraved on Thursdays               |
      And the club was asked for the content of the whole shop
