Feature: Viewing a product
  A customer looks at a product from all sides,
  configures it and knows its price.

  @commerce.product-page-by-url-key
  Rule: Each product has its own link

    Example: A link opens the product
      When Hana follows a link to the product "Fieldmark Tour"
      Then the product is "Fieldmark Tour"
      And the unit price is "$48.00"

    Example: An address can be in Japanese
      When Hana follows a link to the product "Lake Balls, 50"
      Then the product is "Lake Balls, 50"
      And the unit price is "$39.00"

    Example: A link to an unknown product shows nothing
      When Hana follows a link to a product that the shop has never had
      Then no product is shown

    Example: A product shows an error when it can't be loaded
      Given loading the product fails on the club's side
      When Hana follows a link to the product "Fieldmark Tour"
      Then Hana sees the message that the product can't be loaded

  @commerce.no-parent-product
  Rule: A link to a variant shows that variant

    Example: A linked variant needs no further choice
      When Hana follows a link to the navy "Fescue Polo" of size L
      Then the unit price is "$58.00"

  @commerce.media-video @commerce.disabled-media-hidden
  Rule: A product shows its pictures and videos except those the shop hides

    Example: A product shows pictures and a video
      When Hana looks at "Kitebird Stand Bag" in the shop
      Then Hana sees 2 pictures of it, and the video "Chip and roll"

    Example: A product without pictures shows the shop's placeholder
      When Hana looks at "Lake Balls, 50" in the shop
      Then the pictures of the product are "Lake Balls, 50"

  @commerce.product-page-related-products
  Rule: A product shows related products

    Example: A product shows accessories and alternatives
      When Hana looks at "Fieldmark Tour" in the shop
      Then the related products are "Fieldmark Range, 24 balls"
      And the products that may be liked as well are "Club Fitting"

  Rule: The price follows the customer's choices

    @commerce.option-kinds
    Example: An extra changes the price of a product
      Given Hana looks at "Three Lessons" in the shop
      And Hana has chosen "Video of each lesson" as "Also"
      When Hana chooses "Half an hour more each" as "Also"
      Then the unit price is "$305.00"

    @commerce.option-kinds
    Example: A grip and an engraving change the price
      Given Hana looks at "Saltmarsh Wedge 54°" in the shop
      And Hana has chosen "Midsize" as "Grip"
      When Hana writes "HANA" as "Engraving, up to 12 characters"
      Then the unit price is "$180.00"

    Example: An option priced as a percentage changes the price
      Given Hana looks at "Saltmarsh Wedge 54°" in the shop
      When Hana chooses "Leather" as "Grip"
      Then the unit price is "$174.90"

    @commerce.option-kinds
    Example: Thread, words and places change the price
      Given Hana looks at "Clubhouse Cart Towel" in the shop
      And Hana has chosen "Gold thread" as "Thread"
      And Hana has written "For the best caddie" as "Embroidered words"
      And Hana has chosen "Front" as "Embroidered on"
      When Hana chooses "Hem" as "Embroidered on"
      Then the unit price is "$42.00"

    Example: A product that needs a file from its buyer leads to the contact form
      Given Hana looks at "Ironwood Wood Cover" in the shop
      Then Hana sees that the product needs a file
      When Hana goes from the product to the contact form
      Then the email of the contact form is ""

    Example: A higher quantity of a part lowers its price
      Given Hana looks at "Starter Set" in the shop
      And Hana has chosen "Fieldmark Tour" as "Balls"
      When Hana takes 3 "Fieldmark Tour" into the set
      Then the unit price is "$351.00"

    Example: A set with a fixed price adds the price of its parts
      Given Hana looks at "Practice Set" in the shop
      And Hana has chosen "Fieldmark Tour" as "Balls"
      When Hana chooses "Fescue Cabretta Glove, Left, M" as "On the course"
      Then the unit price is "$120.00"

    @commerce.price-tiers-shown
    Example: Quantity discounts are listed
      When Hana looks at "Fieldmark Tour" in the shop
      Then Hana sees these quantity discounts
        | 3 | $44.00 | $4.00 | 8.3  |
        | 6 | $40.00 | $8.00 | 16.7 |

    @commerce.option-subscription
    Example: A subscription plan changes the price
      Given Hana looks at "Fieldmark Tour" in the shop
      When Hana chooses "Every 2 months" as "How you buy"
      Then it is paid 6 times with "$43.20"
      And the unit price is "$43.20"

    @commerce.option-subscription
    Example: A plan with another first payment shows both prices
      Given Hana looks at "Fieldmark Tour" in the shop
      When Hana chooses "Every 3 months" as "How you buy"
      Then it is paid 4 times with "$43.20", and with "$45.20" at first
      And the unit price is "$45.20"

    Example: A higher quantity lowers the price
      Given Hana looks at "Fieldmark Tour" in the shop
      When Hana wants 3 of it
      Then the unit price is "$44.00"

    Example: No price is shown before a variant is chosen
      Given Hana looks at "Fescue Polo" in the shop
      When Hana chooses "Navy" as "Color"
      Then no unit price is shown

    Example: A variant changes the price of a product
      Given Hana looks at "Fescue Polo" in the shop
      And Hana has chosen "Navy" as "Color"
      When Hana chooses "L" as "Size"
      Then the unit price is "$58.00"
