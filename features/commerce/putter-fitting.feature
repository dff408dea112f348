Feature: Putter fitting
  A player finds past putter fittings: the stroke, the direction of the putts
  and how soon they roll.

  @commerce.putter-pages @commerce.fitting-leads-to-deposit
  Rule: Putter fittings are listed and opened one by one

    Example: A putter fitting shows its measurements and order
      Given Hana is signed in
      And Hana opens her putter fittings
      And the fittings are
        | Thursday 7 May 2026 | Ironwood Half-moon   | Awaiting deposit |
        | Thursday 17 July 2025 | Ironwood Half-moon   | none             |
      When Hana opens the fitting of "Thursday 7 May 2026"
      Then the measurements are
        | Face angle       | better |
        | Stroke path      | better |
        | Start line       | better |
        | Skid before roll | better |
        | Loft at impact   | better |
      And the number of the custom-fit clubs is "CC000000103"
      And the state of the custom-fit clubs is "Awaiting deposit"
      And the club was asked for that putter fitting
