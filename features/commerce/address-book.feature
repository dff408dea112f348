Feature: The address book
  A customer keeps the places to which orders and bills go,
  in the way in which each country writes them.

  @commerce.customer-reads-own-data
  Rule: Everybody sees the addresses that are their own

    Example: What is used most comes first
      Given Hana is signed in
      When Hana opens her address book
      Then the addresses are "2214 North Orchard Street, 401 North Wabash Avenue, 錦小路通堺町東入ル 218-4"
      And "2214 North Orchard Street" is where Hana's orders and bills go

    Example: Nobody else's
      Given Mateo is signed in
      When Mateo opens his address book
      Then the addresses are ""

    Example: They can't be read
      Given Hana is signed in
      And reading the addresses fails on the club's side
      When Hana opens her address book
      Then Hana is told that her addresses can't be read

  @commerce.address-modals
  Rule: Addresses are added, changed and deleted

    Example: The first one is for everything
      Given Mateo is signed in
      And Mateo opens his address book
      When Mateo saves a new address
        | country      | FR                |
        | first name   | Mateo             |
        | last name    | Ibarra            |
        | street       | 12 rue des Dames  |
        | city         | Paris             |
        | postal code  | 75017             |
        | phone number | +33 1 99 00 12 34 |
      Then the addresses are "12 rue des Dames"
      And "12 rue des Dames" is where Mateo's orders and bills go

    Example: Changed
      Given Hana is signed in
      And Hana opens her address book
      When Hana saves "401 North Wabash Avenue" with
        | street | 405 North Wabash Avenue |
      Then the shop keeps the addresses "2214 North Orchard Street, 405 North Wabash Avenue, 錦小路通堺町東入ル 218-4" of Hana

    Example: Nothing is sent before what is missing is there
      Given Hana is signed in
      And Hana opens her address book
      When Hana saves a new address with nothing in it
      Then the first name of the address is missing
      And the phone number of the address is missing
      And the club was never asked to add an address

    Example: Deleted
      Given Hana is signed in
      And Hana opens her address book
      When Hana deletes the address "401 North Wabash Avenue"
      Then the shop keeps the addresses "2214 North Orchard Street, 錦小路通堺町東入ル 218-4" of Hana

    Example: Deleted, and put back
      Given Hana is signed in
      And Hana opens her address book
      And Hana deletes the address "401 North Wabash Avenue"
      When Hana takes that back
      Then the shop keeps the addresses "2214 North Orchard Street, 錦小路通堺町東入ル 218-4, 401 North Wabash Avenue" of Hana

    Example: After thinking better of it
      Given Hana is signed in
      And Hana opens her address book
      When Hana thinks better of deleting the address "401 North Wabash Avenue"
      Then the addresses are "2214 North Orchard Street, 401 North Wabash Avenue, 錦小路通堺町東入ル 218-4"
      And the club was never asked to delete an address

    Example: A default stays until another one takes its place
      Given Hana is signed in
      And Hana opens her address book
      When Hana asks to delete the address "2214 North Orchard Street"
      Then Hana is told that a default can't be deleted
      And the club was never asked to delete an address

  @commerce.address-create-status
  Rule: A new address is under way until it is added

    Example: On its way
      Given Hana is signed in
      And Hana opens her address book
      And adding an address stays without an answer for 10 seconds
      When Hana adds an address in Evanston
      Then Hana reads that the address is under way

    Example: Added
      Given Hana is signed in
      And Hana opens her address book
      When Hana adds an address in Evanston
      Then Hana is told that the address is added

    Example: One whose answer was lost is there once
      Given Hana is signed in
      And Hana opens her address book
      And the answer to adding an address gets lost
      When Hana adds an address in Evanston
      Then Hana is told that the address is added
      And the club was asked once to add an address

  @commerce.address-update-status
  Rule: A changed address is set for bills and for orders

    Example: For both at once
      Given Hana is signed in
      And Hana opens her address book
      When Hana saves "2214 North Orchard Street" with
        | house | Apt 4A |
      Then Hana is told that the address is saved for bills and orders

    Example: For neither where it was not saved
      Given Hana is signed in
      And Hana opens her address book
      And changing an address is refused with code 17
      When Hana saves "2214 North Orchard Street" with
        | house | Apt 4A |
      Then Hana is told that the address is not saved
      And Hana finds "Apt 4A" as the house of the address

  @commerce.bundle-and-address-reject-errors
  Rule: Of all that the shop minds of a new address the first is read out

    Example: A postal code and a phone number
      Given Hana is signed in
      And Hana opens her address book
      When Hana saves a new address
        | country      | US           |
        | first name   | Hana         |
        | last name    | Lindqvist    |
        | street       | 5 Elm Street |
        | city         | Evanston     |
        | region       | Illinois     |
        | postal code  | sixty        |
        | phone number | ask me       |
      Then the shop's message about the address is "The postal code does not fit the country."
      And Hana finds "5 Elm Street" as the street of the address

  @commerce.country-regions
  @commerce.region-countries
  Rule: The regions of the chosen country are offered

    Example: Countries with regions
      Given Mateo is signed in
      And Mateo opens his address book
      When Mateo begins a new address
      Then Mateo can choose among this many regions
        | US | 51  |
        | CA | 13  |
        | AU | 8   |
        | DE | 16  |
        | FR | 18  |
        | IT | 107 |
        | ES | 52  |
        | MX | 32  |
        | BR | 27  |
        | IN | 36  |
        | CN | 31  |
        | JP | 0   |
        | GB | 0   |
        | SG | 0   |
        | AE | 0   |

    Example: Those of an address are there without the list of all countries
      Given Hana is signed in
      And Hana opens her address book
      And reading the countries fails on the club's side
      When Hana begins to change the address "2214 North Orchard Street"
      Then Hana is told that the countries can't be read
      And Hana can choose among this many regions
        | US | 51 |

  @commerce.region-free-text
  Rule: Where a country has no regions, one is told in words or not at all

    Example: In words
      Given Hana is signed in
      And Hana opens her address book
      When Hana saves "錦小路通堺町東入ル 218-4" with
        | region in words | 滋賀県 |
      Then the shop keeps "滋賀県" as the region of "錦小路通堺町東入ル 218-4" of Hana

    Example: Not at all
      Given Hana is signed in
      And Hana opens her address book
      When Hana saves "錦小路通堺町東入ル 218-4" with
        | region in words |  |
      Then the shop keeps "" as the region of "錦小路通堺町東入ル 218-4" of Hana

    Example: Where it has some, one of them is needed
      Given Hana is signed in
      And Hana opens her address book
      When Hana saves "2214 North Orchard Street" with
        | country | CA |
      Then the region of the address is missing
