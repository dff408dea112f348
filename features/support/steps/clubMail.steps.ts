import { type DataTable, Then } from '@cucumber/cucumber'
import type { ClubMailRow } from '#mocks/contexts/support/data'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { definePhrases } from '../../world/parameterTypes.ts'

definePhrases<ClubMailRow['kind']>('letterKind', { contact: 'contact', referral: 'referral', survey: 'survey' })

function mailbox({ club }: ClubWorld): readonly ClubMailRow[] {
  return club.backend.world.clubMail.list()
}

Then<ClubWorld>("the club's mailbox holds a {letterKind}", async function (kind: ClubMailRow['kind'], table: DataTable) {
  const expected = table.rowsHash()
  const fields = () => mailbox(this).find((row) => row.kind === kind)?.fields ?? {}
  const named = () => Object.fromEntries(Object.entries(fields()).filter(([name]) => kind !== 'survey' || name in expected))
  await this.expectEventually(named, expected)
})

Then<ClubWorld>("the club's mailbox holds {int} letter(s)", async function (count: number) {
  await this.expectEventually(() => mailbox(this).length, count)
})

Then<ClubWorld>("the club's mailbox holds a ticket with the files {string}", async function (names: string) {
  const files = () => mailbox(this).find(({ kind }) => kind === 'ticket')?.files ?? []
  await this.expectEventually(
    () =>
      files()
        .map(({ name }) => name)
        .join(', '),
    names,
  )
})

Then<ClubWorld>(/^the ticket (contains|doesn't contain) "([^"]*)"$/, async function (verb: string, text: string) {
  const ticket = () => mailbox(this).find(({ kind }) => kind === 'ticket')?.fields['description'] ?? ''
  await this.expectEventually(() => ticket().includes(text), verb === 'contains')
})
