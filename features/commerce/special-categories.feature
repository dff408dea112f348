Feature: Special categories
  The shop features some of its categories:
  each shows highlights and its products, a few at a time.

  @commerce.special-category-code @commerce.root-category-from-config @commerce.special-categories-root-id
  Rule: Categories that the shop marks as special are featured

    Example: Only the two special categories are featured
      When Hana opens the shop
      Then the special categories of the shop are
        | This season |
        | First steps |
      And the products featured in "This season" are
        | Ironwood Driver    |
        | Fieldmark Tour     |
        | Kitebird Stand Bag |
        | Fescue Polo        |

  @commerce.special-category-paging
  Rule: A special category shows four products at a time

    Example: A special category shows its first four products
      When Hana opens the shop
      Then the products of the special category "This season" are
        | Ironwood Driver           |
        | Ironwood Fairway Wood     |
        | Ironwood Irons, 5 to PW   |
        | Ironwood Half-moon Putter |
      And part 1 of 3 of "This season" is shown

    Example: A special category shows its next four products
      Given Hana opens the shop
      When Hana turns to more products of "This season"
      Then the products of the special category "This season" are
        | Fieldmark Tour     |
        | Kitebird Stand Bag |
        | Fescue Sunday Bag  |
        | Ironwood Laser     |
      And part 2 of 3 of "This season" is shown

    Example: Each special category scrolls on its own
      Given Hana opens the shop
      When Hana turns to more products of "This season"
      Then part 1 of 4 of "First steps" is shown

    Example: Special categories are shown even when the products of one can't be loaded
      Given loading a special category's products fails
      When Hana opens the shop
      Then Hana sees the message that a part of the shop can't be loaded
      And the special categories of the shop are
        | This season |
        | First steps |
