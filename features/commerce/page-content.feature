Feature: The club's additional content
  Below its products the shop shows the club's measurements,
  background and buying advice.

  Rule: Each product shows the club's measurements and delivery terms

    Example: A product shows figures and text in the club's order
      When Hana looks at "Fieldmark Tour" in the shop
      Then the additional blocks are
        | figures: In figures         |
        | text: Delivery and returns  |
      And the club's figures are
        | Cover: Cast urethane |
        | Compression: 88      |
        | Dimples: 392         |
        | Driver spin: 2,480   |

  Rule: Each category shows background and buying advice

    Example: A category shows background and what its products differ by
      When Hana browses the category "Balls"
      Then the additional blocks are
        | text: Worth knowing |
        | choices: Choose by  |

  Rule: Additional content is left out when it can't be loaded

    Example: A product is shown even when the additional content can't be loaded
      Given loading the club's additional content fails
      When Hana looks at "Fieldmark Tour" in the shop
      Then there are no additional blocks
      And the product is "Fieldmark Tour"
