Feature: The address book
  A customer keeps the addresses for orders and bills,
  in the notation of each country.

  @commerce.customer-reads-own-data
  Rule: Customers see only their own addresses

    Example: The default address comes first
      Given Hana is signed in
      When Hana opens her address book
      Then the addresses are "2214 North Orchard Street, 401 North Wabash Avenue, 錦小路通堺町東入ル 218-4"
      And "2214 North Orchard Street" is where Hana's orders and bills go

    Example: A customer sees nobody else's addresses
      Given Mateo is signed in
      When Mateo opens his address book
      Then there are no addresses

    Example: The address book shows an error when it can't be loaded
      Given Hana is signed in
      And loading the addresses fails on the club's side
      When Hana opens her address book
      Then Hana sees the message that her addresses can't be loaded

  @commerce.address-modals
  Rule: Addresses can be added, changed and deleted

    Example: The first address becomes the default for orders and bills
      Given Mateo is signed in
      And Mateo opens his address book
      When Mateo saves a new address
        | country      | France                |
        | first name   | Mateo             |
        | last name    | Ibarra            |
        | street       | 12 rue des Dames  |
        | city         | Paris             |
        | postal code  | 75017             |
        | phone number | +33 1 99 00 12 34 |
      Then the addresses are "12 rue des Dames"
      And "12 rue des Dames" is where Mateo's orders and bills go

    Example: A customer changes an address
      Given Hana is signed in
      And Hana opens her address book
      When Hana saves "401 North Wabash Avenue" with
        | street | 405 North Wabash Avenue |
      Then the shop keeps the addresses "2214 North Orchard Street, 405 North Wabash Avenue, 錦小路通堺町東入ル 218-4" of Hana

    Example: An incomplete address isn't sent
      Given Hana is signed in
      And Hana opens her address book
      When Hana saves a new address with nothing in it
      Then the first name of the address is missing
      And the phone number of the address is missing
      And the club was never asked to add an address

    @call:commerce.delete-customer-address
    Example: A customer deletes an address
      Given Hana is signed in
      And Hana opens her address book
      When Hana deletes the address "401 North Wabash Avenue"
      Then the shop keeps the addresses "2214 North Orchard Street, 錦小路通堺町東入ル 218-4" of Hana

    Example: A customer deletes another address
      Given Hana is signed in
      And Hana opens her address book
      When Hana deletes the address "錦小路通堺町東入ル 218-4"
      Then the shop keeps the addresses "2214 North Orchard Street, 401 North Wabash Avenue" of Hana

    Example: A customer restores a deleted address
      Given Hana is signed in
      And Hana opens her address book
      And Hana deletes the address "401 North Wabash Avenue"
      When Hana undoes the deletion
      Then the shop keeps the addresses "2214 North Orchard Street, 錦小路通堺町東入ル 218-4, 401 North Wabash Avenue" of Hana

    Example: A default address can't be deleted
      Given Hana is signed in
      When Hana opens her address book
      Then Hana sees that a default address can't be deleted
      And the addresses that can be deleted are "401 North Wabash Avenue, 錦小路通堺町東入ル 218-4"

  @commerce.address-create-status
  Rule: Adding an address is in progress until the shop has answered

    Example: An address is being added while the shop hasn't answered
      Given Hana is signed in
      And Hana opens her address book
      And adding an address gets no answer for 10 seconds
      When Hana adds an address in Evanston
      Then Hana sees that the address is being added

    Example: An address is added once the shop has answered
      Given Hana is signed in
      And Hana opens her address book
      When Hana adds an address in Evanston
      Then Hana sees the message that the address is added

    Example: An address whose answer was lost is added once
      Given Hana is signed in
      And Hana opens her address book
      And the answer to adding an address gets lost
      When Hana adds an address in Evanston
      Then the addresses are "2214 North Orchard Street, 401 North Wabash Avenue, 錦小路通堺町東入ル 218-4, 5 Elm Street"
      And the club was asked once to add an address

  @commerce.address-update-status
  Rule: A changed address applies to bills and orders

    Example: A changed default address is saved for bills and orders
      Given Hana is signed in
      And Hana opens her address book
      When Hana saves "2214 North Orchard Street" with
        | house | Apt 4A |
      Then Hana sees the message that the address is saved for bills and orders

    Example: A default address that couldn't be saved stays in the form
      Given Hana is signed in
      And Hana opens her address book
      And changing an address is refused
      When Hana saves "2214 North Orchard Street" with
        | house | Apt 4A |
      Then Hana sees the message that the address wasn't saved
      And Hana finds "Apt 4A" as the house of the address

  @commerce.bundle-and-address-reject-errors
  Rule: The shop's first objection to an address is shown

    Example: An invalid postal code is shown before an invalid street
      Given Hana is signed in
      And Hana opens her address book
      When Hana saves a new address
        | country      | United States           |
        | first name   | Hana         |
        | last name    | Lindqvist    |
        | street       | 5 Elm Street @ Main |
        | city         | Evanston     |
        | region       | Illinois     |
        | postal code  | sixty        |
        | phone number | 312 555 0142 |
      Then the shop's message about the address is "The postal code does not fit the country."
      And Hana finds "5 Elm Street @ Main" as the street of the address

  @commerce.country-regions
  @commerce.region-countries
  Rule: The regions of the chosen country are offered

    Example: Countries with regions offer them all
      Given Mateo is signed in
      And Mateo opens his address book
      When Mateo begins a new address
      Then Mateo can choose among this many regions
        | United States | 51 |
        | Canada | 13 |
        | Australia | 8 |
        | Germany | 16 |
        | France | 18 |
        | Italy | 107 |
        | Spain | 52 |
        | Mexico | 32 |
        | Brazil | 27 |
        | India | 36 |
        | China | 31 |
        | Japan | 0 |
        | United Kingdom | 0 |
        | Singapore | 0 |
        | United Arab Emirates | 0 |

    Example: The regions of an address are offered even when the countries can't be loaded
      Given Hana is signed in
      And Hana opens her address book
      And loading the countries fails on the club's side
      When Hana begins to change the address "2214 North Orchard Street"
      Then Hana sees the message that the countries can't be loaded
      And Hana can choose among this many regions
        | United States | 51 |

  @commerce.region-free-text
  Rule: A region is free text or omitted where a country lists none

    Example: The region of a Japanese address is written as text
      Given Hana is signed in
      And Hana opens her address book
      When Hana saves "錦小路通堺町東入ル 218-4" with
        | region in words | 滋賀県 |
      Then the shop keeps "滋賀県" as the region of "錦小路通堺町東入ル 218-4" of Hana

    Example: The region of a Japanese address is omitted
      Given Hana is signed in
      And Hana opens her address book
      When Hana saves "錦小路通堺町東入ル 218-4" with
        | region in words |  |
      Then the shop keeps no region of "錦小路通堺町東入ル 218-4" of Hana

    Example: A region is required where a country lists some
      Given Hana is signed in
      And Hana opens her address book
      When Hana saves "2214 North Orchard Street" with
        | country | Canada |
      Then the region of the address is missing
