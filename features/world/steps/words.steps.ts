import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { commerceWords } from '../../commerce/words.ts'
import { devicesWords } from '../../devices/words.ts'
import { learningWords } from '../../learning/words.ts'
import { roundsWords } from '../../rounds/words.ts'
import { schedulingWords } from '../../scheduling/words.ts'
import { sessionWords } from '../../session/words.ts'
import { supportWords } from '../../support/words.ts'
import type { ClubWorld } from '../ClubWorld.ts'
import type { Member } from '../cast.ts'
import { pageWords } from '../pageWords.ts'
import { rowsOf } from '../tables.ts'
import { defineWords } from '../vocabulary.ts'
import type { Act, ActOn, DeviceAct, Event, Fact, List, Text, Words } from '../Words.ts'

const contexts: readonly Words[] = [
  commerceWords,
  devicesWords,
  learningWords,
  pageWords,
  roundsWords,
  schedulingWords,
  sessionWords,
  supportWords,
]

defineWords(
  'event',
  joined(({ events }) => events),
)
defineWords(
  'place',
  joined(({ places }) => places),
)
defineWords(
  'act',
  joined(({ acts }) => acts),
)
defineWords(
  'deviceAct',
  joined(({ deviceActs }) => deviceActs),
)
defineWords(
  'actOn',
  joined(({ actsOn }) => actsOn),
)
defineWords(
  'fact',
  joined(({ facts }) => facts),
)
defineWords(
  'text',
  joined(({ texts }) => texts),
)
defineWords(
  'names',
  joined(({ lists }) => lists),
)

Given<ClubWorld>('{event}', async function (event: Event) {
  await event(this)
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
  await act(this.as(member), name)
})

Then<ClubWorld>('{member} reads that {fact}', async function (member: Member, fact: Fact) {
  await this.sees(() => fact(this.as(member)), true)
})

Then<ClubWorld>('the {text} is/are {entry}', async function (read: Text, expected: string) {
  await this.sees(async () => `${(await read(this.me)) ?? ''}`, expected)
})

Then<ClubWorld>('no {text} is shown', async function (read: Text) {
  await this.sees(() => read(this.me), undefined)
})

Then<ClubWorld>('the {names} is/are {string}', async function (read: List, expected: string) {
  await this.sees(async () => (await read(this.me)).join(', '), expected)
})

Then<ClubWorld>('the {names} is/are', async function (read: List, expected: DataTable) {
  await this.sees(() => read(this.me), rowsOf(expected))
})

Then<ClubWorld>('there are {count} {names}', async function (count: number, read: List) {
  await this.sees(async () => (await read(this.me)).length, count)
})

/** A phrase means one thing in all features. */
function joined<T>(wordsOf: (words: Words) => Readonly<Record<string, T>> | undefined): ReadonlyMap<string, T> {
  const entries = contexts.flatMap((words) => Object.entries(wordsOf(words) ?? {}))
  const meanings = new Map(entries)
  if (meanings.size < entries.length) throw new Error('Two contexts define the same phrase')
  return meanings
}
