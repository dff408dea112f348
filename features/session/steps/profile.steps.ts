import { Given, Then, When } from '@cucumber/cucumber'
import type { Language } from '#domain/shared/language'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { part } from '../../world/screen/Target.ts'
import { languages } from '../actors/SessionActor.ts'

definePhrases<string>('playerKind', {
  'a club player': '1',
  'a club player with a launch monitor': '2',
  'a launch-monitor player': '3',
})

definePhrases<string>('browserLanguage', {
  'American English': 'en-US',
  'British English': 'EN-gb',
  'Canadian English': 'en-CA',
  'Canadian French': 'fr-CA',
  German: 'de-DE',
  Japanese: 'ja-JP',
  'Simplified Chinese': 'zh-Hans',
  'Traditional Chinese': 'zh-Hant',
})

Given<ClubWorld>("{member}'s browser speaks {browserLanguage}", function (member: Member, tag: string) {
  this.device(member).setLocale(tag)
})

Given<ClubWorld>("{member}'s device has stored a language that the club doesn't speak", function (member: Member) {
  this.device(member).storeItem('clubhouse.language', JSON.stringify('xx'))
})

When<ClubWorld>('{member} has chosen {language}', async function (member: Member, language: Language) {
  await this.as(member).session.chooseLanguage(language)
})

Given<ClubWorld>('the club words the sign-in in {language} as {string}', async function (language: string, text: string) {
  await this.club.memberships.setText(language, 'session:signIn.title', text)
})

Then<ClubWorld>('{member} can choose among the languages {list}', async function (member: Member, expected: readonly string[]) {
  await this.expectEventually(() => this.as(member).screen.texts(part('option').within(languages)), expected)
})

Then<ClubWorld>('{member} reads the club in {language}', async function (member: Member, language: Language) {
  await this.expectEventually(() => this.as(member).session.language(), language)
})

Then<ClubWorld>('{member} is recognised as {playerKind}', async function (member: Member, kind: string) {
  await this.expectEventually(() => this.as(member).session.fact('membership'), kind)
})

Then<ClubWorld>(
  "{member}'s distances are in {distance} and her/his speeds in {speed}",
  async function (member: Member, metricDistances: boolean, metricSpeeds: boolean) {
    const { session } = this.as(member)
    await this.expectEventually(() => session.fact('units'), metricDistances ? 'metre' : 'yard')
    await this.expectEventually(() => session.fact('speeds'), metricSpeeds ? 'kph' : 'mph')
  },
)

Then<ClubWorld>(
  '{member} sees that {int} of {int} credits are left, {int} of them until {day}',
  async function (member: Member, left: number, total: number, amount: number, end: Temporal.PlainDate) {
    await this.expectEventually(() => this.as(member).session.creditAccount(), { left, total, ending: [{ amount, day: end.toString() }] })
  },
)
