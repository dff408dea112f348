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
import { pageWords } from '../pageWords.ts'
import { rowsOf } from '../tables.ts'
import { defineWords } from '../vocabulary.ts'
import type {
  Act,
  ActOn,
  ActOnTwo,
  Circumstance,
  DeviceAct,
  Event,
  EventOn,
  Fact,
  List,
  ListOf,
  Meanings,
  NumberedAct,
  Outcome,
  Remnant,
  Text,
  TextOf,
  Words,
} from '../Words.ts'

const contexts: readonly Words[] = [
  ...commerceWords,
  devicesWords,
  learningWords,
  pageWords,
  returnsWords,
  roundsWords,
  schedulingWords,
  ...sessionWords,
  supportWords,
]

defineWords('event', joined('events'))
defineWords('eventOn', joined('eventsOn'))
defineWords('circumstance', joined('circumstances'))
defineWords('place', joined('places'))
defineWords('act', joined('acts'))
defineWords('deviceAct', joined('deviceActs'))
defineWords('actOn', joined('actsOn'))
defineWords('actOnTwo', joined('actsOnTwo'))
defineWords('numberedAct', joined('numberedActs'))
defineWords('fact', joined('facts'))
defineWords('outcome', joined('outcomes'))
defineWords('remnant', joined('remnants'))
defineWords('text', joined('texts'))
defineWords('textOf', joined('textsOf'))
defineWords('names', joined('lists'))
defineWords('namesOf', joined('listsOf'))

Given<ClubWorld>('{event}', async function (event: Event) {
  await event(this)
})

Given<ClubWorld>('{eventOn} {string}', async function (event: EventOn, name: string) {
  await event(this, name)
})

Given<ClubWorld>("{member}'s {circumstance}", async function (member: Member, arise: Circumstance) {
  await arise(this, member)
})

When<ClubWorld>('{member} (has )open(s)(ed) {place}{window}', async function (member: Member, open: Act, inSecondWindow: boolean) {
  await open(this.at(member, inSecondWindow), this, member)
})

When<ClubWorld>('{member} {act}', async function (member: Member, act: Act) {
  await act(this.as(member), this, member)
})

When<ClubWorld>('{member} {deviceAct}', async function (member: Member, act: DeviceAct) {
  await act(this.device(member), this, member)
})

When<ClubWorld>('{member} {actOn} {string}', async function (member: Member, act: ActOn, name: string) {
  await act(this.as(member), name, this, member)
})

When<ClubWorld>(
  '{member} {actOnTwo} {string} and/as/at/of/to {string}',
  async function (member: Member, act: ActOnTwo, name: string, other: string) {
    await act(this.as(member), name, other)
  },
)

When<ClubWorld>(
  '{member} {numberedAct} {float}( second)(s)( of the video)',
  async function (member: Member, act: NumberedAct, number: number) {
    await act(this.as(member), number)
  },
)

Then<ClubWorld>('{member} reads that {fact}', async function (member: Member, fact: Fact) {
  await this.sees(() => fact(this.as(member), this, member), true)
})

Then<ClubWorld>('{outcome}', async function (outcome: Outcome) {
  await this.sees(() => outcome(this), true)
})

Then<ClubWorld>("{remnant} is kept on {member}'s device", async function (isAbsent: Remnant, member: Member) {
  await this.sees(() => isAbsent(this.as(member), this.device(member)), true)
})

Then<ClubWorld>('the {text} is/are {entry}', async function (read: Text, expected: string) {
  await this.sees(async () => `${(await read(this.me, this)) ?? ''}`, expected)
})

Then<ClubWorld>('the {text} is/are {float}', async function (read: Text, expected: number) {
  await this.sees(() => read(this.me, this), expected)
})

Then<ClubWorld>('the {textOf} {string} is/are {string}', async function (read: TextOf, name: string, expected: string) {
  await this.sees(async () => `${(await read(this.me, name, this)) ?? ''}`, expected)
})

Then<ClubWorld>('no {text} is shown', async function (read: Text) {
  await this.sees(() => read(this.me, this), undefined)
})

Then<ClubWorld>('the {names} is/are {string}', async function (read: List, expected: string) {
  await this.sees(async () => (await read(this.me)).join(', '), expected)
})

Then<ClubWorld>('the {names} is/are', async function (read: List, expected: DataTable) {
  await this.sees(() => read(this.me), rowsOf(expected))
})

Then<ClubWorld>('the {namesOf} {string} is/are {string}', async function (read: ListOf, name: string, expected: string) {
  await this.sees(async () => (await read(this.me, name)).join(', '), expected)
})

Then<ClubWorld>('the {namesOf} {string} is/are', async function (read: ListOf, name: string, expected: DataTable) {
  await this.sees(() => read(this.me, name), rowsOf(expected))
})

Then<ClubWorld>('there are {count} {names}', async function (count: number, read: List) {
  await this.sees(async () => (await read(this.me)).length, count)
})

/** A phrase means one thing in all features. */
function joined<K extends keyof Meanings>(kind: K): ReadonlyMap<string, Meanings[K]> {
  const entries = contexts.flatMap((words) => Object.entries<Meanings[K]>(words[kind] ?? {}))
  const meanings = new Map(entries)
  if (meanings.size < entries.length) throw new Error('Two contexts define the same phrase')
  return meanings
}
