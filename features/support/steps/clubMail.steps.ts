import { type DataTable, Then } from '@cucumber/cucumber'
import type { ClubMailRow } from '#mocks/contexts/support/data'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { definePhrases } from '../../world/parameterTypes.ts'

definePhrases<ClubMailRow['kind']>('letterKind', { contact: 'contact', referral: 'referral', survey: 'survey' })

/** What the club's mail calls them. */
const names: Readonly<Record<string, string>> = {
  centerId: 'centre',
  coverage: 'area',
  firstname: 'first name',
  lastname: 'last name',
  postalCode: 'postal code',
  recieveEmailFlg: 'wants news',
  referrer: 'invited by',
  source: 'sent with',
  altFirstName: 'reading of the first name',
  altLastName: 'reading of the last name',
  birthDate: 'day of birth',
  birthMonth: 'month of birth',
  birthYear: 'year of birth',
  pref: 'prefecture',
  zipCode: 'postcode in Japan',
}

const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  centerId: { lakeshore: 'Lakeshore Tempo Room', kawabe: 'Kawabe Golf Koubou', 'rive-sud': 'Atelier Rive-Sud' },
  recieveEmailFlg: { true: 'yes', false: 'no' },
  referrer: { '': 'nobody', 'player-hana': 'Hana' },
  source: { contact: 'the contact form', referral: 'an invitation' },
  pref: { '13': 'Tokyo' },
}

function mailbox({ club }: ClubWorld): readonly ClubMailRow[] {
  return club.backend.world.clubMail.list()
}

function inWords(fields: ClubMailRow['fields']): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, values[name]?.[value] ?? value]))
}

Then<ClubWorld>("the club's mailbox holds a {letterKind}", async function (kind: ClubMailRow['kind'], table: DataTable) {
  const letter = () => mailbox(this).find((row) => row.kind === kind)?.fields ?? {}
  const told = () => (({ lesson, ...fields }) => inWords(fields))(letter())
  await this.expectEventually(told, table.rowsHash())
})

Then<ClubWorld>("the club's mailbox holds {int} letter(s)", async function (count: number) {
  await this.expectEventually(() => mailbox(this).length, count)
})

Then<ClubWorld>("the club's mailbox holds a ticket with the file {string}", async function (name: string) {
  const files = () => mailbox(this).find(({ kind }) => kind === 'ticket')?.files ?? []
  await this.expectEventually(() => files().map((file) => file.name), [name])
})

Then<ClubWorld>(/^the ticket (tells|doesn't tell) which browser (?:she|he) uses$/, async function (verb: string) {
  const ticket = () => mailbox(this).find(({ kind }) => kind === 'ticket')?.fields['description'] ?? ''
  await this.expectEventually(() => ticket().includes('Browser: '), verb === 'tells')
})
