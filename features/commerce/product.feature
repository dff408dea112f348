Feature: A product
  Whoever wants something of the shop looks at it from all sides,
  says how it is to be, and knows what it will cost.

  @commerce.product-page-by-url-key
  Rule: Each product has an address of its own

    Example: At its address
      When Hana looks for the product "fieldmark-tour"
      Then Hana sees the product "Fieldmark Tour"
      And one of it costs "48"

    Example: Not in the shop
      When Hana looks for the product "yacht"
      Then Hana sees no product

    Example: It can't be read
      Given reading the product fails on the club's side
      When Hana looks for the product "fieldmark-tour"
      Then Hana is told that the product can't be read

  Rule: What it costs follows what is chosen

    Example: With what is added to it
      Given Hana looks at "Saltmarsh Wedge 54°" in the shop
      And Hana has chosen "Midsize" as "Grip"
      When Hana writes "HANA" as "Engraving, up to 12 characters"
      Then one of it costs "180"

    Example: By how many
      Given Hana looks at "Fieldmark Tour" in the shop
      When Hana wants 3 of it
      Then one of it costs "44"

    Example: Open, as long as a choice is
      Given Hana looks at "Fescue Polo" in the shop
      When Hana chooses "Navy" as "Colour"
      Then what one of it costs is open

    Example: By the variant
      Given Hana looks at "Fescue Polo" in the shop
      And Hana has chosen "Navy" as "Colour"
      When Hana chooses "L" as "Size"
      Then one of it costs "58"
