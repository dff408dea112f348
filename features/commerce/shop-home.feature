Feature: The shop's home
  Whoever comes into the shop finds what the club wants to be seen first,
  and from there the way to all that it sells.

  @commerce.shop-home-from-layout
  Rule: The shop's home follows the layout that the club sends

    Example: Its blocks in its order
      Given the club lays out the shop as text, categories, lead
      When Hana opens the shop
      Then Hana finds in the shop the blocks text, categories, lead

    Example: A block that the club moves up
      Given the club lays out the shop as lead, categories, pro shop
      And the club has moved pro shop to the top of the shop
      When Hana opens the shop
      Then Hana finds in the shop the blocks pro shop, lead, categories

    Example: A block of a later version is left out
      Given the club lays out the shop as lead, wind tunnel, text
      When Hana opens the shop
      Then Hana finds in the shop the blocks lead, text

  Rule: What a block names is shown in the order in which it is named

    Example: The ways to all that is sold
      When Hana opens the shop
      Then the categories of the shop are
        | Clubs               |
        | Balls               |
        | Bags and gear       |
        | Clothing            |
        | Fitting and lessons |
        | Gifts               |

    Example: Products as the club has picked them
      When Hana opens the shop
      Then the products in the block "What our coaches carry" are
        | Saltmarsh Wedge 54°   |
        | Fieldmark Tour        |
        | Fescue Cabretta Glove |
        | Clubhouse Towel       |

  Rule: What can't be read does not take the rest along

    Example: Without the categories the rest is there
      Given the club lays out the shop as categories, text
      And reading the categories fails
      When Hana opens the shop
      Then Hana is told that a part of the shop can't be shown
      And Hana finds in the shop the blocks categories, text

    Example: Without the layout it can be tried again
      Given reading the layout of the shop fails
      When Hana opens the shop
      Then Hana is told that the shop can't be shown
