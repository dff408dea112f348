Feature: The shop's home
  Customers first see what the club wants to present,
  and find the way to everything it sells.

  @commerce.shop-home-from-layout
  Rule: The shop's home shows the blocks that the club chooses, in the club's order

    Example: The shop shows its blocks in the order of the club's layout
      Given the club lays out the shop as text, categories, lead
      When Hana opens the shop
      Then Hana sees the shop's blocks text, categories, lead

    Example: A block that the club moves up is shown first in the shop
      Given the club lays out the shop as lead, categories, pro shop
      And the club has moved pro shop to the top of the shop
      When Hana opens the shop
      Then Hana sees the shop's blocks pro shop, lead, categories

    Example: A block of the shop that this version doesn't know is left out
      Given the club lays out the shop as lead, wind tunnel, text
      When Hana opens the shop
      Then Hana sees the shop's blocks lead, text

  Rule: A block of the shop shows its content in the given order

    Example: The shop's home lists its categories
      When Hana opens the shop
      Then the categories of the shop are
        | Clubs               |
        | Balls               |
        | Bags and gear       |
        | Clothing            |
        | Fitting and lessons |
        | Gifts               |

    Example: The shop's home lists the products that the club selected
      When Hana opens the shop
      Then the products in the block "What our coaches carry" are
        | Saltmarsh Wedge 54°   |
        | Fieldmark Tour        |
        | Fescue Cabretta Glove |
        | Clubhouse Towel       |

  Rule: A part of the shop that can't be loaded doesn't affect the others

    Example: The shop's other blocks are shown when the categories can't be loaded
      Given the club lays out the shop as categories, text
      And loading the categories fails
      When Hana opens the shop
      Then Hana sees the message that a part of the shop can't be loaded
      And Hana sees the shop's blocks categories, text

    Example: The shop's home shows an error when its layout can't be loaded
      Given loading the layout of the shop fails
      When Hana opens the shop
      Then Hana sees the message that the shop can't be loaded
