Feature: Putter fitting
  A player finds past putter fittings: the stroke, the direction of the putts
  and how soon they roll.

  @commerce.putter-pages @commerce.fitting-leads-to-deposit
  Rule: Putter fittings are listed and opened one by one

    Example: A putter fitting shows its measurements and order
      Given Hana is signed in
      And Hana opens her putter fittings
      And the fittings are
        | 2026-05-07 | Ironwood Half-moon   | awaiting-deposit |
        | 2025-07-17 | Ironwood Half-moon   | none             |
      When Hana opens the putter fitting of "2026-05-07"
      Then the measurements are "face: better, path: better, startLine: better, skid: better, loft: better"
      And the order of custom-fit clubs is "CC000000103, us_en, awaiting-deposit"
      And the last request for the putter fitting has
        | id | PS-0412 |
