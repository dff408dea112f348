Feature: Special categories
  The shop puts some of its categories forward:
  each tells what it features, and shows its products a few at a time.

  @commerce.special-category-code @commerce.root-category-from-config
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
