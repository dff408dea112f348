Feature: Searching the shop
  Whoever can name it finds it: a few suggestions while it is typed,
  and then all that fits.

  @commerce.search-results-page @commerce.search-sort-name @commerce.search-answer
  Rule: What fits the words is found, by name, ten at a time

    Example: By name, with how many there are
      When Hana searches the shop for "polo"
      Then the products found are
        | Fescue Polo   |
        | Kitebird Polo |
      And 2 products are found in all

    Example: More than ten of them
      Given Hana searches the shop for "clubhouse"
      When Hana turns to part 2 of what is found
      Then part 2 of 3 of what is found is shown

  @commerce.search-inputs
  Rule: A category, or a selection by their addresses, narrows it down

    Example: Within a category
      Given Hana searches the shop for "fieldmark"
      When Hana searches within "Balls"
      Then the shop was asked as follows
        | inputText   | fieldmark  |
        | catUid      | category-4 |
        | pageSize    | 10         |
        | currentPage | 1          |
      And the products found are
        | Fieldmark Distance        |
        | Fieldmark Range, 24 balls |
        | Fieldmark Soft            |
        | Fieldmark Tour            |
        | Fieldmark Winter          |
        | Foam Balls, 12            |

    Example: A selection, as a link names it
      When Hana follows a link to "fieldmark-tour" and "fescue-polo"
      Then the shop was asked as follows
        | urlKeys     | fieldmark-tour,fescue-polo |
        | pageSize    | 10                         |
        | currentPage | 1                          |
      And the products found are
        | Fescue Polo    |
        | Fieldmark Tour |

  Rule: What is found can be narrowed down by its own values

    Example: Each brand of what is found, with how many products it leaves
      When Hana searches the shop for "polo"
      Then the values found for the filter "Brand" are
        | Fescue & Co. | 1 |
        | Kitebird     | 1 |

    Example: One brand
      Given Hana searches the shop for "polo"
      When Hana narrows what is found down to "Kitebird"
      Then the products found are
        | Kitebird Polo |
      And 1 products are found in all
      And the values found for the filter "Brand" are
        | Fescue & Co. | 1 |
        | Kitebird     | 1 |

    Example: A filter still offers all its values when another one narrows down what is found
      Given Hana searches the shop for "ball"
      When Hana narrows what is found down to "Mist"
      Then the values found for the filter "Brand" are
        | Fieldmark | 1 |
        | Kitebird  | 0 |
        | Clubhouse | 0 |

  @commerce.search-suggestions-three
  Rule: Three products are suggested to whoever still types

    @support.layout-flags
    Example: Once there is a pause
      Given Hana opens the shop
      When Hana types "fescue" into the shop's search
      Then there are 3 products suggested

    Example: Those for what was typed last
      Given Hana opens the shop
      When Hana types "fescue" and then "kitebird polo" into the shop's search
      Then the products suggested are
        | Kitebird Polo |

    Example: One of them is gone to
      Given Hana opens the shop
      And Hana types "kitebird polo" into the shop's search
      When Hana takes the suggestion "Kitebird Polo"
      Then Hana is led to "kitebird-polo"

    Example: Enter leads to all of them
      Given Hana opens the shop
      And Hana types "polo" into the shop's search
      When Hana presses Enter in the shop's search
      Then the products found are
        | Fescue Polo   |
        | Kitebird Polo |

  Rule: Where nothing is found there is a way on

    Example: Something like it
      When Hana searches the shop for "unheard-of polo"
      Then Hana reads that nothing is found in the shop
      And "Fescue Polo" is proposed instead

    Example: It can't be read
      Given searching the shop fails on the club's side
      When Hana searches the shop for "polo"
      Then Hana is told that the search did not come back
