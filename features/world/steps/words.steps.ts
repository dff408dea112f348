import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { commerceWords } from '../../commerce/words.ts'
import { devicesWords } from '../../devices/words.ts'
import { learningWords } from '../../learning/words.ts'
import { returnsWords } from '../../returns/words.ts'
import { roundsWords } from '../../rounds/words.ts'
import { schedulingWords } from '../../scheduling/words.ts'
import { sessionWords } from '../../session/words.ts'
import { supportWords } from '../../support/words.ts'
import type { ClubWorld } from '../ClubWorld.ts'
import type { Member } from '../cast.ts'
import { explanationWords } from '../explanationWords.ts'
import type { Action, ActionOn, Fact, List, PhraseKinds, Phrases, Presses, Text } from '../Phrases.ts'
import { pageLoadingWords } from '../pageLoadingWords.ts'
import { definePhrases } from '../parameterTypes.ts'
import { Target } from '../screen/Target.ts'
import { rowsOf } from '../tables.ts'

const contexts: readonly Phrases[] = [
  ...commerceWords,
  ...devicesWords,
  explanationWords,
  ...learningWords,
  pageLoadingWords,
  ...returnsWords,
  ...roundsWords,
  ...schedulingWords,
  ...sessionWords,
  ...supportWords,
]

const press =
  (targets: Presses): Action =>
  async ({ screen }) => {
    for (const target of [targets].flat()) await screen.press(target)
  }
const type =
  (target: Target): ActionOn =>
  ({ screen }, text) =>
    screen.type(target, text)
const showing =
  (target: Target): Fact =>
  ({ screen }) =>
    screen.shows(target)
const textOf =
  (target: Target): Text =>
  async ({ screen }) =>
    (await screen.texts(target))[0]
const textsOf =
  (target: Target): List =>
  ({ screen }) =>
    screen.texts(target)

definePhrases('event', joined('events'))
definePhrases('eventOn', joined('eventsOn'))
definePhrases('circumstance', joined('circumstances'))
definePhrases('place', withTargets(joined('places'), press))
definePhrases('act', withTargets(joined('acts'), press))
definePhrases('deviceAct', joined('deviceActs'))
definePhrases('actOn', withTargets(joined('actsOn'), type))
definePhrases('actOnTwo', joined('actsOnTwo'))
definePhrases('numberedAct', joined('numberedActs'))
definePhrases('fact', withTargets(joined('facts'), showing))
definePhrases('outcome', joined('outcomes'))
definePhrases('remnant', joined('remnants'))
definePhrases('text', withTargets(joined('texts'), textOf))
definePhrases('textOf', joined('textsOf'))
definePhrases('names', withTargets(joined('lists'), textsOf))
definePhrases('namesOf', joined('listsOf'))

Given<ClubWorld>('{event}', async function (event: PhraseKinds['events']) {
  await event(this)
})

Given<ClubWorld>('{eventOn} {string}', async function (event: PhraseKinds['eventsOn'], name: string) {
  await event(this, name)
})

Given<ClubWorld>("{member}'s {circumstance}", async function (member: Member, arise: PhraseKinds['circumstances']) {
  await arise(this, member)
})

When<ClubWorld>('{member} (has )open(s)(ed) {place}{window}', async function (member: Member, open: Action, inSecondWindow: boolean) {
  await open(this.at(member, inSecondWindow), this, member)
})

When<ClubWorld>('{member} {act}', async function (member: Member, act: Action) {
  await act(this.as(member), this, member)
})

When<ClubWorld>('{member} {deviceAct}', async function (member: Member, act: PhraseKinds['deviceActs']) {
  await act(this.device(member), this, member)
})

When<ClubWorld>('{member} {actOn} {string}', async function (member: Member, act: ActionOn, name: string) {
  await act(this.as(member), name, this, member)
})

When<ClubWorld>(
  '{member} {actOnTwo} {string} and/as/at/of/to {string}',
  async function (member: Member, act: PhraseKinds['actsOnTwo'], name: string, other: string) {
    await act(this.as(member), name, other)
  },
)

When<ClubWorld>(
  '{member} {numberedAct} {float}( second)( star)(s)( of the video)',
  async function (member: Member, act: PhraseKinds['numberedActs'], number: number) {
    await act(this.as(member), number)
  },
)

Then<ClubWorld>('{member} sees that {fact}', async function (member: Member, fact: Fact) {
  await this.expectEventually(() => fact(this.as(member), this, member), true)
})

Then<ClubWorld>('{outcome}', async function (outcome: PhraseKinds['outcomes']) {
  await this.expectEventually(() => outcome(this), true)
})

Then<ClubWorld>("{remnant} is kept on {member}'s device", async function (isAbsent: PhraseKinds['remnants'], member: Member) {
  await this.expectEventually(() => isAbsent(this.as(member), this.device(member)), true)
})

Then<ClubWorld>('the {text} is/are {entry}', async function (read: Text, expected: string) {
  await this.expectEventually(async () => `${(await read(this.me, this)) ?? ''}`, expected)
})

Then<ClubWorld>('the {text} is/are {float}', async function (read: Text, expected: number) {
  await this.expectEventually(() => read(this.me, this), expected)
})

Then<ClubWorld>('the {textOf} {string} is/are {string}', async function (read: PhraseKinds['textsOf'], name: string, expected: string) {
  await this.expectEventually(async () => `${(await read(this.me, name, this)) ?? ''}`, expected)
})

Then<ClubWorld>('no {text} is shown', async function (read: Text) {
  await this.expectEventually(() => read(this.me, this), undefined)
})

Then<ClubWorld>('the {names} is/are {string}', async function (read: List, expected: string) {
  await this.expectEventually(async () => (await read(this.me)).join(', '), expected)
})

Then<ClubWorld>('the {names} is/are', async function (read: List, expected: DataTable) {
  await this.expectEventually(() => read(this.me), rowsOf(expected))
})

Then<ClubWorld>('the {namesOf} {string} is/are {string}', async function (read: PhraseKinds['listsOf'], name: string, expected: string) {
  await this.expectEventually(async () => (await read(this.me, name)).join(', '), expected)
})

Then<ClubWorld>('the {namesOf} {string} is/are', async function (read: PhraseKinds['listsOf'], name: string, expected: DataTable) {
  await this.expectEventually(() => read(this.me, name), rowsOf(expected))
})

Then<ClubWorld>('there are {count} {names}', async function (count: number, read: List) {
  await this.expectEventually(async () => (await read(this.me)).length, count)
})

/** A phrase means one thing in all features. */
function joined<K extends keyof PhraseKinds>(kind: K): ReadonlyMap<string, PhraseKinds[K]> {
  const entries = contexts.flatMap((words) => Object.entries<PhraseKinds[K]>(words[kind] ?? {}))
  const meanings = new Map(entries)
  if (meanings.size < entries.length) throw new Error('Two contexts define the same phrase')
  return meanings
}

function withTargets<M, T extends Presses>(meanings: ReadonlyMap<string, M | T>, ofTargets: (targets: T) => M): ReadonlyMap<string, M> {
  const isTargets = (meaning: M | T): meaning is T => meaning instanceof Target || Array.isArray(meaning)
  return new Map([...meanings].map(([phrase, meaning]) => [phrase, isTargets(meaning) ? ofTargets(meaning) : meaning]))
}
