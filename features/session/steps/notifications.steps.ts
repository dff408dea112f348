import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

Given<ClubWorld>('the club has notified {member}', async function (member: Member, table: DataTable) {
  for (const [title = '', state] of table.raw()) await this.club.memberships.addNotification(member, title, { read: state === 'read' })
})

Given<ClubWorld>(
  'the club has notified {member} {string}, in French {string}',
  async function (member: Member, title: string, translation: string) {
    await this.club.memberships.addTranslatedNotification('fr', member, { title, translation })
  },
)

Given<ClubWorld>("{member}'s coach has left the note {string}", async function (member: Member, note: string) {
  await this.club.learning.coachNotes(playerId(member), note)
})

When<ClubWorld>('{member} marks {string} as read', async function (member: Member, title: string) {
  await this.as(member).account.markRead(title)
})

Then<ClubWorld>('{member} finds', async function (member: Member, table: DataTable) {
  const expected = table.raw().map(([title = '', state]) => ({ title, isRead: state === 'read' }))
  await this.expectEventually(() => this.as(member).account.notifications(), expected)
})

Then<ClubWorld>('{member} has {int} unread notification(s)', async function (member: Member, count: number) {
  await this.expectEventually(() => this.as(member).account.unread(), count)
})

Then<ClubWorld>('the club holds that {member} has read {string}', async function (member: Member, title: string) {
  await this.expectEventually(() => this.club.memberships.hasRead(member, title), true)
})
