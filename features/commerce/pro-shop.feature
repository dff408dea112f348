Feature: The pro shop
  The club tells of its shop in words and pictures of its own,
  put together of blocks that the people at the counter change as they like.

  @commerce.pro-shop-page
  Rule: The pro shop is made of the club's blocks, each by its type

    Example: Every type that there is
      Given Hana is signed in
      When Hana opens the pro shop
      Then the blocks of the pro shop are
        | slider  | The pro shop               |
        | text    | A counter, not a warehouse |
        | grid    | By what you need           |
        | video   | How we fit a shaft         |
        | product | Engraved on Thursdays      |
      And 3 pictures of "Clubs that fit" are turned through

    Example: Where they lead to
      Given Hana is signed in
      When Hana opens the pro shop
      Then the ways of the pro shop under "By what you need" are
        | /shop/categories/4-balls               |
        | /shop/categories/7-fitting-and-lessons |
        | /shop/categories/8-gifts               |
      And the ways of the pro shop under "Engraved on Thursdays" are
        | /shop/products/saltmarsh-wedge-54 |

    Example: With trouble on the club's side
      Given Hana is signed in
      And reading the pro shop fails on the club's side
      When Hana opens the pro shop
      Then Hana is told that something went wrong on the club's side

  @commerce.pro-shop-content-query
  Rule: What the club says of a category stands with that category alone

    Example: What is said of clubs stands elsewhere
      When Hana opens the pro shop
      Then the blocks of the pro shop are
        | slider  | The pro shop               |
        | text    | A counter, not a warehouse |
        | grid    | By what you need           |
        | video   | How we fit a shaft         |
        | product | Engraved on Thursdays      |
      And the club was asked for what its "category_id" "2" holds
