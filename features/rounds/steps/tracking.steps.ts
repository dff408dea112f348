import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { TrackingType } from '#domain/rounds/tracking'
import type { TrackingField } from '#domain/rounds/trackingDraft'
import type { Progress } from '../../session/actors/ContactActor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import type { Actions, Texts } from '../../world/Phrases.ts'
import { lookUp } from '../../world/parameterTypes.ts'

export const trackingActions: Actions = {
  'opens her game tracking': ({ tracking }) => tracking.open(),
  'deletes her latest round': ({ tracking }) => tracking.deleteLatest(),
  'brings her latest round back': ({ tracking }) => tracking.bringBack(),
  'looks up what is counted': ({ tracking }) => tracking.showDefinitions(),
  'looks at her scrambling round by round': ({ tracking }) => tracking.showScrambling(),
}

const statistics = new Map<string, TrackingType>([
  ['Greens in regulation', 'onGIR'],
  ['Scrambling', 'scrambling'],
  ['Bad three-putts', 'badThreePutts'],
])

const fields = new Map<string, TrackingField>([
  ['Course', 'courseName'],
  ['Score', 'score'],
  ['Greens in regulation', 'greensInRegulation'],
  ['Near the green', 'nearTheGreen'],
  ['Scrambles', 'scrambles'],
  ['Bad three-putts', 'badThreePutts'],
  ['Terrible tee shots', 'terribleTeeShots'],
])

export const trackingTexts: Texts = {
  'tracked statistic': async ({ tracking }) => {
    const type = await tracking.type()
    return [...statistics].find(([, each]) => each === type)?.[0]
  },
  'average of the statistic': ({ tracking }) => tracking.average(),
  'latest tracked round': ({ tracking }) => tracking.latest(),
  'number of explained statistics': async ({ tracking }) => `${await tracking.explained()}`,
  'scrambling of the latest round': ({ tracking }) => tracking.scrambling(),
  'round tracked at the club': (_actor, { club }) => {
    const row = club.backend.world.trackedRounds.list().at(-1)
    if (!row) return undefined
    const { courseName, playDate, mode, igolfId, score, roundHole, otg, ntg, scrambling, badThreePutts, tts } = row
    const round = `${courseName} (${igolfId ?? 'no number'}), ${mode}, ${playDate}, ${score} on ${roundHole} holes`
    return `${round}: ${otg} greens, ${ntg} near, ${scrambling} scrambles, ${badThreePutts} bad three-putts, ${tts} terrible tee shots`
  },
}

When<ClubWorld>('{member} chooses the statistic {string}', async function (member: Member, name: string) {
  await this.as(member).tracking.choose(lookUp(statistics)(name))
})

When<ClubWorld>('{member} tracks a round', async function (member: Member, table: DataTable) {
  const input = Object.entries(table.rowsHash()).map(([name, text]) => [lookUp(fields)(name), text])
  await this.as(member).tracking.track(Object.fromEntries(input))
})

When<ClubWorld>('{member} changes the score of her/his latest round to {string}', async function (member: Member, score: string) {
  await this.as(member).tracking.changeScore(score)
})

Then<ClubWorld>('the change of the tracked round is {progress}', async function (expected: Progress) {
  await this.expectEventually(() => this.me.tracking.progress(), expected)
})
