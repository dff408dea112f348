Feature: What the club adds
  Below what the shop sells the club says what it has measured,
  what is worth knowing, and by what to choose.

  Rule: Each product has what the club has measured and how it is delivered

    Example: Figures and words, in the club's order
      When Hana looks at "Fieldmark Tour" in the shop
      Then the blocks that the club adds are
        | figures: In figures         |
        | text: Delivery and returns  |
      And the club's figures are
        | Cover: Cast urethane |
        | Compression: 88      |
        | Dimples: 392         |
        | Driver spin: 2 480   |

  Rule: Each category has what is worth knowing, and by what to choose

    Example: Words, and what its products differ by
      When Hana looks through the category "4-balls"
      Then the blocks that the club adds are
        | text: Worth knowing |
        | choices: Choose by  |

  Rule: It is beside the point where it can't be read

    Example: What can't be read does not take the product along
      Given reading what the club adds fails
      When Hana looks at "Fieldmark Tour" in the shop
      Then there are no blocks that the club adds
      And the product is "Fieldmark Tour"
