Feature: The pro shop
  The club presents its pro shop in its own words and pictures,
  in blocks that its staff can change.

  @commerce.pro-shop-page
  Rule: The pro shop consists of the club's blocks

    Example: The pro shop shows every type of block
      Given Hana is signed in
      When Hana opens the pro shop
      Then the blocks of the pro shop are
        | slider  | The pro shop               |
        | text    | A counter, not a warehouse |
        | grid    | By what you need           |
        | video   | How we fit a shaft         |
        | product | Engraved on Thursdays      |
      And 3 pictures of "Clubs that fit" are shown in turn

    Example: Blocks lead to products and categories
      Given Hana is signed in
      When Hana opens the pro shop
      Then the links of the pro shop under "By what you need" are
        | /shop/categories/4-balls               |
        | /shop/categories/7-fitting-and-lessons |
        | /shop/categories/8-gifts               |
      And the links of the pro shop under "Engraved on Thursdays" are
        | /shop/products/saltmarsh-wedge-54 |

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
        | slider  | The pro shop               |
        | text    | A counter, not a warehouse |
        | grid    | By what you need           |
        | video   | How we fit a shaft         |
        | product | Engraved on Thursdays      |
      And the club was asked for what its "category_id" "2" holds
