Feature: Terms and age
  Newcomers read the club's terms,
  and accept them with their date of birth.

  @session.register-terms-payload
  Rule: An account is complete with accepted terms, a date of birth and the required age

    Example: Terms, date of birth and age complete an account
      Given Sol has reached the terms
      When Sol accepts the terms, born on "1996-02-29"
      Then the club keeps that Sol has read the terms, is of age, and was born on 1996-02-29
      And Sol finds himself signed in

    Example: An account isn't complete without the terms
      Given Sol has reached the terms
      When Sol continues without having read the terms
      Then Sol sees that both boxes have to be ticked
      And the club knows nothing of terms yet
      And the club was never asked to record the terms

    Example: An account isn't complete without the confirmation of age
      Given Sol has reached the terms
      When Sol continues without confirming the age
      Then Sol sees that both boxes have to be ticked
      And the club was never asked to record the terms

    Scenario Outline: <day> isn't accepted as the date of birth
      Given Sol has reached the terms
      When Sol accepts the terms, born on "<day>"
      Then the invalid fields are "date of birth"
      And the club was never asked to record the terms

      Examples:
        | day        |
        | 2026-05-14 |
        | 2013-05-15 |
        | 1899-12-31 |
        | 2001-02-29 |
        | yesterday  |

    Example: Half a date of birth isn't taken for none
      Given Sol has reached the terms
      When Sol accepts the terms, born on "1996-02"
      Then Sol sees the message that the date is incomplete
      And the club was never asked to record the terms

  @session.configuration-parts
  Rule: The sign-up shows the club's own texts

    Example: The sign-up shows the club's welcome text
      Given the club says "The first lesson is half price." in its welcome
      When Sol starts opening an account
      Then Sol reads "The first lesson is half price." in the welcome

    Example: The sign-up shows the club's terms
      Given the club says "Soft spikes only." in its terms
      When Sol starts opening an account
      Then Sol reads "Soft spikes only." in the terms

    Example: The sign-up shows the club's privacy notice
      Given the club says "Nobody reads your name." in its privacy notice
      When Sol starts opening an account
      Then Sol reads "Nobody reads your name." in the privacy notice
