Feature: The shop's menu
  From anywhere in the shop one step leads to every category
  and to what the club features.

  @commerce.mega-menu-navigation @commerce.root-category-from-config @commerce.navigation-category-id-integer
  Rule: The shop's menu shows two levels of categories

    Example: The shop's menu lists categories and subcategories in the shop's order
      Given Hana opens the shop
      When Hana opens the menu of the shop
      Then the groups of the menu are
        | Clubs               | Drivers, Fairway woods, Irons, Wedges, Putters                                        |
        | Balls               | For the course, For practice                                                          |
        | Bags and gear       | Bags, Tees and markers, Towels and umbrellas, Headcovers, Distance and practice       |
        | Clothing            | Polos, Jumpers and rainwear, Gloves, Caps and belts, Shoes                             |
        | Fitting and lessons | Fitting, Lesson packs, Simulator, Memberships                                         |
        | Gifts               | Gift cards, Sets                                                                      |

  @commerce.mega-menu-navigation @commerce.special-category-code
  Rule: The shop's menu separates special categories, with featured products

    Example: The shop's menu shows special categories with their featured products
      Given Hana opens the shop
      When Hana opens the menu of the shop
      Then the special categories of the menu are
        | This season |
        | First steps |
      And the products that the menu features in "First steps" are
        | Starter Set                |
        | Three Lessons              |
        | Fieldmark Range, 24 balls  |

  Rule: A shop menu that can't be loaded says so

    Example: The shop's menu shows an error when it can't be loaded
      Given loading the menu of the shop fails
      And Hana opens the shop
      When Hana opens the menu of the shop
      Then Hana sees the message that the menu of the shop can't be loaded
