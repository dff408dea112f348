Feature: Finding a guest order
  Guests find their orders again,
  and nobody sees an order who knows only its number.

  Rule: A guest order is shown to whoever knows its number, email and last name

    Example: A guest finds the order with number, email and last name
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      And Hana has gone to the checkout
      And Hana has written "hana@home.example" as the email address for the order
      And Hana has it shipped to Leeds
      And Hana has paid with a card
      When Hana looks for the new order of "hana@home.example" and "Lindqvist"
      Then Hana sees the new order

    Scenario Outline: An order isn't shown with <what is wrong>
      Given Hana has chosen 2 "Fieldmark Range, 24 balls" as a guest
      And Hana has gone to the checkout
      And Hana has written "hana@home.example" as the email address for the order
      And Hana has it shipped to Leeds
      And Hana has paid with a card
      When Hana looks for the new order of "<email>" and "<last name>"
      Then Hana sees that no order matches

      Examples:
        | what is wrong     | email             | last name |
        | another email     | wren@home.example | Lindqvist |
        | another last name | hana@home.example | Ito       |

    Example: A customer's order isn't shown to guests
      When Hana looks for the order "000001017" of "hana@clubhouse.example" and "Lindqvist"
      Then Hana sees that no order matches
