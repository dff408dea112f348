Feature: Clubs of the world
  Members of every region book and buy at their own club,
  in their language, at the time of its centre and in its currency.

  Rule: A lesson has the time of its centre, in every region

    @chromium @session.api-host-regions
    Scenario Outline: <who> books a lesson at the club of <region>
      Given <who>'s own clock is in Chicago
      And <coach> is free on Thursday 21 May at 5:00 pm
      And <who> has signed in at the club of <region>, in <language>
      And <who> has chosen Iron play with <coach> on Thursday 21 May at 5:00 pm
      When <who> books
      Then the lesson of Thursday 21 May is shown as booked
      And <who> reads Iron play with <coach> at <centre> on Thursday 21 May at 5:00 pm
      And <who> sees that <whose> own clock will show Thursday 21 May, <own time>

      Examples:
        | who      | whose | region         | language            | coach               | centre              | own time |
        | Yunfei   | his   | China          | Simplified Chinese  | 沈晓岚              | 滨江高尔夫工坊      | 4:00 am  |
        | Farid    | his   | Singapore      | British English     | Wei Lin Tan         | Marina Quay Studio  | 4:00 am  |
        | Janice   | her   | Hong Kong      | Traditional Chinese | Kit Yeung           | Harbour North       | 4:00 am  |
        | Florence | her   | Québec         | Canadian French     | Solange Thibault    | Atelier Rive-Sud    | 4:00 pm  |
        | Wataru   | his   | Japan          | Japanese            | 森重 愛子           | Kawabe Golf Koubou  | 3:00 am  |
        | Priya    | her   | the Emirates   | British English     | Layla Haddad        | Desert Bloom        | 8:00 am  |
        | Thandi   | her   | South Africa   | British English     | Naledi Venter       | Highveld Range      | 10:00 am |
        | Dario    | his   | the field test | American English    | Étienne Lacombe-Roy | Northgate Swing Lab | 6:00 pm  |

  Rule: A purchase is priced and paid in the region's currency

    Scenario Outline: <who> pays <total> for a fitting at the club of <region>
      Given <who> has 1 "Club Fitting" in the cart
      And <who> has signed in at the club of <region>, in <language>
      And <who> has gone to the checkout
      When <who> pays with a card
      Then <who> sees that the order is placed
      And the total of the order is "<total>"
      And the currency of the order is "<currency>"

      Examples:
        | who      | region         | language            | total      | currency |
        | Yunfei   | China          | Simplified Chinese  | ¥860.00    | CNY      |
        | Farid    | Singapore      | British English     | $162.00    | SGD      |
        | Janice   | Hong Kong      | Traditional Chinese | HK$940.00  | HKD      |
        | Florence | Québec         | Canadian French     | 188,56 $   | CAD      |
        | Wataru   | Japan          | Japanese            | ￥18,000   | JPY      |
        | Priya    | the Emirates   | British English     | AED 440.00 | AED      |
        | Thandi   | South Africa   | British English     | R 2 200,00 | ZAR      |
        | Dario    | the field test | American English    | $129.90    | USD      |
