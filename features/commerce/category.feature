Feature: Browsing a category
  Customers who know roughly what they want browse a category,
  filter and sort it, and see all of it.

  @commerce.category-sort-position @commerce.category-listing-answer
  Rule: A category shows ten products at a time, in the club's order

    Example: A category shows its first ten products with the total number
      When Hana browses the category "Bags and gear"
      Then Hana sees the category "Bags and gear" with 14 products
      And the products of the category are
        | Kitebird Stand Bag      |
        | Clubhouse Towel         |
        | Oak Tees, 50            |
        | Kitebird Cart Bag       |
        | Fescue Sunday Bag       |
        | Long Tees, 40           |
        | Three Ball Markers      |
        | Saltmarsh Umbrella      |
        | Fescue Bobble Headcover |
        | Ironwood Laser          |
      And part 1 of 2 of the products is shown

    Example: A category shows further products after the first ten
      Given Hana browses the category "Bags and gear"
      When Hana turns to part 2 of the products
      Then part 2 of 2 of the products is shown
      And there are 4 products of the category

  @commerce.category-depth @commerce.ordered-by-position
  Rule: A category leads to its subcategories, two levels deep, in the shop's order

    Example: The top category lists all subcategories
      When Hana browses the category "Shop"
      Then the categories below it are
        | This season         |                                                                                 |
        | First steps         |                                                                                 |
        | Clubs               | Drivers, Fairway woods, Irons, Wedges, Putters                                  |
        | Balls               | For the course, For practice                                                    |
        | Bags and gear       | Bags, Tees and markers, Towels and umbrellas, Headcovers, Distance and practice |
        | Clothing            | Polos, Jumpers and rainwear, Gloves, Caps and belts, Shoes                      |
        | Fitting and lessons | Fitting, Lesson packs, Simulator, Memberships                                   |
        | Gifts               | Gift cards, Sets                                                                |

  @commerce.listing-filter-sort
  Rule: Filters narrow the list of products

    Example: Each value of a filter shows how many products it leaves
      When Hana browses the category "Balls"
      Then the values of the filter "Color" are
        | White   | 5 |
        | Sunrise | 2 |
        | Poppy   | 3 |
        | Mist    | 1 |

    Example: A filter offers only values that products of the category have
      When Hana browses the category "Balls"
      Then the values of the filter "Brand" are
        | Fieldmark | 6 |
        | Kitebird  | 1 |
        | Clubhouse | 1 |

    Example: A category's filter keeps all its values when another filter is set
      Given Hana browses the category "Balls"
      When Hana filters the products by "Mist"
      Then the values of the filter "Brand" are
        | Fieldmark | 1 |
        | Kitebird  | 0 |
        | Clubhouse | 0 |

    Example: Two values of the same filter are combined
      Given Hana browses the category "Balls"
      And Hana filters the products by "Mist"
      When Hana filters the products by "Sunrise" as well
      Then the chosen filters are
        | Mist    |
        | Sunrise |
      And there are 2 products of the category

    Example: A filter of a category is removed
      Given Hana browses the category "Balls"
      And Hana filters the products by "Mist"
      When Hana removes the filter "Mist"
      Then there are no chosen filters
      And there are 8 products of the category

    Example: All filters of a category are removed at once
      Given Hana browses the category "Bags and gear"
      And Hana filters the products by "Navy"
      And Hana filters the products by "Kitebird" as well
      When Hana removes all filters
      Then there are no chosen filters
      And Hana sees the category "Bags and gear" with 14 products

    Example: A new filter returns to the first products
      Given Hana browses the category "Bags and gear"
      And Hana turns to part 2 of the products
      When Hana filters the products by "Navy"
      Then part 1 of 1 of the products is shown

    Example: Going back undoes the last filter
      Given Hana browses the category "Balls"
      And Hana filters the products by "Mist"
      When Hana goes back in the shop
      Then there are no chosen filters
      And there are 8 products of the category

    Example: A link to a category keeps its valid filters and ignores unknown ones
      When Hana follows a link to the balls in Poppy, with a filter that nobody knows
      Then the chosen filters are
        | Poppy |

    Example: Prices are offered as ranges in the store's currency
      When Hana browses the category "Balls"
      Then the values of the filter "Price" are
        | $10.00 to $20.00 | 1 |
        | $20.00 to $30.00 | 3 |
        | $30.00 to $40.00 | 2 |
        | $40.00 to $50.00 | 1 |
        | $50.00 to $60.00 | 1 |

    Example: A category is filtered by a range of prices
      Given Hana browses the category "Balls"
      When Hana filters the products by "$40.00 to $50.00"
      Then the chosen filters are
        | $40.00 to $50.00 |
      And the products of the category are
        | Fieldmark Tour |

    Example: Another range of prices replaces the first
      Given Hana browses the category "Balls"
      And Hana filters the products by "$40.00 to $50.00"
      When Hana filters the products by "$30.00 to $40.00" as well
      Then the chosen filters are
        | $30.00 to $40.00 |

    Example: A link to a range of prices lists what costs that much
      When Hana follows a link to the balls between $40 and $50
      Then the chosen filters are
        | $40.00 to $50.00 |
      And the products of the category are
        | Fieldmark Tour |

    Example: A category is filtered by yes or no
      Given Hana browses the category "Jumpers and rainwear"
      When Hana filters the products by "Yes"
      Then the products of the category are
        | Saltmarsh Rain Jacket |
      And the values of the filter "Waterproof" are
        | Yes | 1 |
        | No  | 2 |

    Example: The filters of one category aren't kept for another
      Given Hana browses the category "Balls"
      And Hana filters the products by "Mist"
      When Hana goes on by the menu to the category "Bags and gear"
      Then there are no chosen filters
      And Hana sees the category "Bags and gear" with 14 products

  @commerce.listing-filter-sort
  Rule: A category can be sorted by price and by novelty

    Example: A category is sorted by lowest price
      Given Hana browses the category "Balls"
      When Hana puts the cheapest first
      Then the products of the category are
        | Foam Balls, 12            |
        | Fieldmark Range, 24 balls |
        | Fieldmark Soft            |
        | Fieldmark Distance        |
        | Fieldmark Winter          |
        | Lake Balls, 50            |
        | Fieldmark Tour            |
        | Balls with Your Words     |

    Example: A category is sorted by highest price
      Given Hana browses the category "Balls"
      When Hana puts the most expensive first
      Then the products of the category are
        | Balls with Your Words     |
        | Fieldmark Tour            |
        | Lake Balls, 50            |
        | Fieldmark Winter          |
        | Fieldmark Soft            |
        | Fieldmark Distance        |
        | Fieldmark Range, 24 balls |
        | Foam Balls, 12            |

    Example: A category is sorted by newest products
      Given Hana browses the category "Balls"
      When Hana puts the newest first
      Then the products of the category are
        | Fieldmark Winter          |
        | Foam Balls, 12            |
        | Lake Balls, 50            |
        | Balls with Your Words     |
        | Fieldmark Distance        |
        | Fieldmark Soft            |
        | Fieldmark Range, 24 balls |
        | Fieldmark Tour            |

  @commerce.listing-filter-sort @commerce.category-sort-relevance
  Rule: A link can sort a category by relevance, in both directions

    Example: A link shows the most relevant products of a category first
      When Hana follows a link to the balls, the most relevant first
      Then the products of the category are
        | Fieldmark Tour            |
        | Fieldmark Range, 24 balls |
        | Fieldmark Soft            |
        | Fieldmark Distance        |
        | Balls with Your Words     |
        | Lake Balls, 50            |
        | Foam Balls, 12            |
        | Fieldmark Winter          |

    Example: A link shows the least relevant products of a category first
      When Hana follows a link to the balls, the least relevant first
      Then the products of the category are
        | Fieldmark Winter          |
        | Foam Balls, 12            |
        | Lake Balls, 50            |
        | Balls with Your Words     |
        | Fieldmark Distance        |
        | Fieldmark Soft            |
        | Fieldmark Range, 24 balls |
        | Fieldmark Tour            |

  Rule: A category that doesn't exist or can't be loaded says so

    Example: An unknown category is reported
      When Hana follows a link to a category that the shop has removed
      Then Hana sees that there is no such category

    Example: A link without a category's number is reported
      When Hana follows a link to a category without its number
      Then Hana sees that there is no such category

    Example: Products beyond the end of a category are reported
      When Hana browses part 9 of the category "Balls"
      Then Hana sees that there is no such part of the category

    Example: A category shows an error when it can't be loaded
      Given loading the category fails on the club's side
      When Hana browses the category "Balls"
      Then Hana sees the message that the category can't be loaded

    Example: A category shows an error when its products can't be loaded
      Given loading the category's products fails on the club's side
      When Hana browses the category "Balls"
      Then Hana sees the message that the products can't be loaded
