Feature: Special categories
  The shop puts some of its categories forward:
  each tells what it features, and shows its products a few at a time.

  @commerce.special-category-code @commerce.root-category-from-config @commerce.special-categories-root-id
  Rule: The shop puts forward what bears the code of the mega menu

    Example: Two of them, and none of the others, whatever they feature
      When Hana opens the shop
      Then the shop puts forward
        | This season |
        | First steps |
      And "This season" features
        | Ironwood Driver    |
        | Fieldmark Tour     |
        | Kitebird Stand Bag |
        | Fescue Polo        |

  @commerce.special-category-paging
  Rule: Its products come a few at a time

    Example: The first four, and how many parts there are
      When Hana opens the shop
      Then "This season" shows the products
        | Ironwood Driver           |
        | Ironwood Fairway Wood     |
        | Ironwood Irons, 5 to PW   |
        | Ironwood Half-moon Putter |
      And this is part 1 of 3 of "This season"

    Example: Turned on to the next four
      Given Hana opens the shop
      When Hana turns "This season" to more products
      Then "This season" shows the products
        | Fieldmark Tour     |
        | Kitebird Stand Bag |
        | Fescue Sunday Bag  |
        | Ironwood Laser     |
      And this is part 2 of 3 of "This season"

    Example: Each is turned by itself
      Given Hana opens the shop
      When Hana turns "This season" to more products
      Then this is part 1 of 4 of "First steps"

    Example: What can't be read does not take the rest along
      Given reading a special category's products fails
      When Hana opens the shop
      Then Hana is told that a part of the shop can't be shown
      And the shop puts forward
        | This season |
        | First steps |
