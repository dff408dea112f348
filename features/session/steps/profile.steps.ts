import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'

definePhrases<1 | 2 | 3>('playerKind', {
  'a club player': 1,
  'a club player with a launch monitor': 2,
  'a launch-monitor player': 3,
})

Given<ClubWorld>("{member}'s browser speaks {tag}", function (member: Member, tag: string) {
  this.device(member).setLocale(tag)
})

Given<ClubWorld>("the language kept on {member}'s device is {tag}", function (member: Member, tag: string) {
  this.device(member).storeItem('clubhouse.language', JSON.stringify(tag))
})

When<ClubWorld>('{member} has chosen the language {tag}', async function (member: Member, language: string) {
  await this.as(member).session.chooseLanguage(language)
})

Given<ClubWorld>('the club words the sign-in in {tag} as {string}', async function (language: string, text: string) {
  await this.club.memberships.setText(language, 'session:signIn.title', text)
})

Then<ClubWorld>('{member} can choose among the languages {list}', async function (member: Member, languages: readonly string[]) {
  await this.expectEventually(() => this.as(member).session.languages(), languages)
})

Then<ClubWorld>('{member} is recognised as {playerKind}', async function (member: Member, kind: 1 | 2 | 3) {
  await this.expectEventually(() => this.as(member).session.kind(), kind)
})

Then<ClubWorld>(
  "{member}'s distances are in {distance} and her/his speeds in {speed}",
  async function (member: Member, metricDistances: boolean, metricSpeeds: boolean) {
    await this.expectEventually(() => this.as(member).session.units(), { metricDistances, metricSpeeds })
  },
)

Then<ClubWorld>(
  '{member} sees that {int} of {int} credits are left, {int} of them until {day}',
  async function (member: Member, left: number, total: number, amount: number, end: Temporal.PlainDate) {
    await this.expectEventually(() => this.as(member).session.creditAccount(), { left, total, ending: [{ amount, day: end.toString() }] })
  },
)
