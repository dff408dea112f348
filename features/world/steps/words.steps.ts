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
import type { Meanings, Words } from '../Words.ts'

const contexts: readonly Words[] = [
  ...commerceWords,
  devicesWords,
  ...learningWords,
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

Given<ClubWorld>('{event}', async function (event: Meanings['events']) {
  await event(this)
})

Given<ClubWorld>('{eventOn} {string}', async function (event: Meanings['eventsOn'], name: string) {
  await event(this, name)
})

Given<ClubWorld>("{member}'s {circumstance}", async function (member: Member, arise: Meanings['circumstances']) {
  await arise(this, member)
})

When<ClubWorld>(
  '{member} (has )open(s)(ed) {place}{window}',
  async function (member: Member, open: Meanings['acts'], inSecondWindow: boolean) {
    await open(this.at(member, inSecondWindow), this, member)
  },
)

When<ClubWorld>('{member} {act}', async function (member: Member, act: Meanings['acts']) {
  await act(this.as(member), this, member)
})

When<ClubWorld>('{member} {deviceAct}', async function (member: Member, act: Meanings['deviceActs']) {
  await act(this.device(member), this, member)
})

When<ClubWorld>('{member} {actOn} {string}', async function (member: Member, act: Meanings['actsOn'], name: string) {
  await act(this.as(member), name, this, member)
})

When<ClubWorld>(
  '{member} {actOnTwo} {string} and/as/at/of/to {string}',
  async function (member: Member, act: Meanings['actsOnTwo'], name: string, other: string) {
    await act(this.as(member), name, other)
  },
)

When<ClubWorld>(
  '{member} {numberedAct} {float}( second)(s)( of the video)',
  async function (member: Member, act: Meanings['numberedActs'], number: number) {
    await act(this.as(member), number)
  },
)

Then<ClubWorld>('{member} sees that {fact}', async function (member: Member, fact: Meanings['facts']) {
  await this.sees(() => fact(this.as(member), this, member), true)
})

Then<ClubWorld>('{outcome}', async function (outcome: Meanings['outcomes']) {
  await this.sees(() => outcome(this), true)
})

Then<ClubWorld>("{remnant} is kept on {member}'s device", async function (isAbsent: Meanings['remnants'], member: Member) {
  await this.sees(() => isAbsent(this.as(member), this.device(member)), true)
})

Then<ClubWorld>('the {text} is/are {entry}', async function (read: Meanings['texts'], expected: string) {
  await this.sees(async () => `${(await read(this.me, this)) ?? ''}`, expected)
})

Then<ClubWorld>('the {text} is/are {float}', async function (read: Meanings['texts'], expected: number) {
  await this.sees(() => read(this.me, this), expected)
})

Then<ClubWorld>('the {textOf} {string} is/are {string}', async function (read: Meanings['textsOf'], name: string, expected: string) {
  await this.sees(async () => `${(await read(this.me, name, this)) ?? ''}`, expected)
})

Then<ClubWorld>('no {text} is shown', async function (read: Meanings['texts']) {
  await this.sees(() => read(this.me, this), undefined)
})

Then<ClubWorld>('the {names} is/are {string}', async function (read: Meanings['lists'], expected: string) {
  await this.sees(async () => (await read(this.me)).join(', '), expected)
})

Then<ClubWorld>('the {names} is/are', async function (read: Meanings['lists'], expected: DataTable) {
  await this.sees(() => read(this.me), rowsOf(expected))
})

Then<ClubWorld>('the {namesOf} {string} is/are {string}', async function (read: Meanings['listsOf'], name: string, expected: string) {
  await this.sees(async () => (await read(this.me, name)).join(', '), expected)
})

Then<ClubWorld>('the {namesOf} {string} is/are', async function (read: Meanings['listsOf'], name: string, expected: DataTable) {
  await this.sees(() => read(this.me, name), rowsOf(expected))
})

Then<ClubWorld>('there are {count} {names}', async function (count: number, read: Meanings['lists']) {
  await this.sees(async () => (await read(this.me)).length, count)
})

/** A phrase means one thing in all features. */
function joined<K extends keyof Meanings>(kind: K): ReadonlyMap<string, Meanings[K]> {
  const entries = contexts.flatMap((words) => Object.entries<Meanings[K]>(words[kind] ?? {}))
  const meanings = new Map(entries)
  if (meanings.size < entries.length) throw new Error('Two contexts define the same phrase')
  return meanings
}
