Feature: Searching the shop
  Customers who can name a product find it:
  with a few suggestions while they type, and then with all results.

  @commerce.search-results-page @commerce.search-sort-name @commerce.search-answer
  Rule: A search finds matching products by name, ten at a time

    Example: A search lists the matching products with their number
      When Hana searches the shop for "polo"
      Then the products found are
        | Fescue Polo   |
        | Kitebird Polo |
      And 2 products are found in all

    Example: A search shows further results after the first ten
      Given Hana searches the shop for "clubhouse"
      When Hana turns to part 2 of the results
      Then part 2 of 3 of the results is shown

  @commerce.search-inputs
  Rule: A search can be limited to a category or to linked products

    Example: A search is limited to a category
      Given Hana searches the shop for "fieldmark"
      When Hana searches within "Balls"
      Then the shop was asked for the first 10 products about "fieldmark" in "Balls"
      And the products found are
        | Fieldmark Distance        |
        | Fieldmark Range, 24 balls |
        | Fieldmark Soft            |
        | Fieldmark Tour            |
        | Fieldmark Winter          |
        | Foam Balls, 12            |

    Example: A search is limited to another category
      Given Hana searches the shop for "fescue"
      When Hana searches within "Clothing"
      Then the shop was asked for the first 10 products about "fescue" in "Clothing"

    Example: A link can show a selection of products
      When Hana follows a link to the products "Fieldmark Tour" and "Fescue Polo"
      Then the shop was asked for the first 10 of the products "Fieldmark Tour" and "Fescue Polo"
      And the products found are
        | Fescue Polo    |
        | Fieldmark Tour |

  Rule: Search results can be filtered by their own values

    Example: Each brand shows how many results it leaves
      When Hana searches the shop for "polo"
      Then the values found for the filter "Brand" are
        | Fescue & Co. | 1 |
        | Kitebird     | 1 |

    Example: Search results can be filtered by brand
      Given Hana searches the shop for "polo"
      When Hana filters the results by "Kitebird"
      Then the products found are
        | Kitebird Polo |
      And 1 product is found in all
      And the values found for the filter "Brand" are
        | Fescue & Co. | 1 |
        | Kitebird     | 1 |

    Example: A filter of search results keeps all its values when another filter is set
      Given Hana searches the shop for "ball"
      When Hana filters the results by "Mist"
      Then the values found for the filter "Brand" are
        | Fieldmark | 1 |
        | Kitebird  | 0 |
        | Clubhouse | 0 |

  @commerce.search-suggestions-three
  Rule: Up to three products are suggested while typing

    @support.layout-flags
    Example: Products are suggested after a pause
      Given Hana opens the shop
      When Hana types "fescue" into the shop's search
      Then there are 3 products suggested

    Example: Suggestions follow the latest input
      Given Hana opens the shop
      When Hana types "fescue" and then "kitebird polo" into the shop's search
      Then the products suggested are
        | Kitebird Polo |

    Example: A suggestion leads to its product
      Given Hana opens the shop
      And Hana types "kitebird polo" into the shop's search
      When Hana takes the suggestion "Kitebird Polo"
      Then the product is "Kitebird Polo"

    Example: The Enter key shows all search results
      Given Hana opens the shop
      And Hana types "polo" into the shop's search
      When Hana presses Enter in the shop's search
      Then the products found are
        | Fescue Polo   |
        | Kitebird Polo |

  Rule: A search without results offers an alternative

    Example: A search without results suggests a similar product
      When Hana searches the shop for "unheard-of polo"
      Then Hana sees that nothing is found in the shop
      And "Fescue Polo" is suggested instead

    Example: A shop search that fails shows an error
      Given searching the shop fails on the club's side
      When Hana searches the shop for "polo"
      Then Hana sees the message that the search failed
