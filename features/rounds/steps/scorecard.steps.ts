import { Given, Then, When } from '@cucumber/cucumber'
import type { CardInput, ScorecardFlag } from '#domain/rounds/scorecard'
import { holesOfRound } from '#mocks/contexts/rounds/rounds/holesOfRound'
import { enterElsewhere } from '#mocks/contexts/rounds/scorecards/clubActions'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import type { Device } from '../../world/Device.ts'
import type { Actions, MemberSetups, Texts } from '../../world/Phrases.ts'
import { lookUp } from '../../world/parameterTypes.ts'
import { roundInProgress } from '../actors/CardActor.ts'
import { callGroups } from './callGroups.ts'

export const cardActions: Actions = {
  'opens the card of her round': ({ card }) => card.open(),
  'hides the back nine': ({ card }) => card.showBack(false),
  'shows the back nine': ({ card }) => card.showBack(true),
  'leaves and comes back': (actor) => actor.reload(),
  'reloads and opens the card of her round': async (actor) => {
    await actor.reload()
    await actor.card.open()
  },
  'enters 5 strokes on every hole and reloads now and then': async (actor) => {
    for (let hole = 1; hole <= 18; hole += 1) {
      await actor.card.enter(hole, { strokes: 5 })
      if (hole % 6 !== 0) continue
      await actor.reload()
      await actor.card.open()
    }
  },
  'loses the connection and enters 9 strokes on every hole with ten reloads and a lost window': (actor, world, member) =>
    enterWithReloads(actor, world.device(member)),
}

async function enterWithReloads(actor: Actor, device: Device): Promise<void> {
  await device.disconnect()
  for (let hole = 1; hole <= 18; hole += 1) {
    if (hole === 8) await enterInLostWindow(device, hole)
    else await actor.card.enter(hole, { strokes: 9 })
    if (hole <= 10) await actor.reload()
  }
}

async function enterInLostWindow(device: Device, hole: number): Promise<void> {
  const { card } = device.secondWindow()
  await card.open()
  await card.enter(hole, { strokes: 9 })
  await device.crashSecondWindow()
}

/** Two answers are lost, then two requests. */
function isFlaky({ club }: ClubWorld): void {
  const calls = lookUp(callGroups)('saving a hole')
  club.faults.loseAnswer(calls, 2)
  club.faults.failConnection(calls, 2)
}

export const cardSetups: MemberSetups = {
  'connection comes back and is flaky': async (world, member) => {
    isFlaky(world)
    await world.device(member).connect()
  },
}

const inputNames: Readonly<Record<CardInput, string>> = {
  ...{ strokes: 'strokes', putts: 'putts', greenInRegulation: 'greens', nearTheGreen: 'near the green' },
  ...{ upAndDownChance: 'chances to get up and down', upAndDown: 'up and downs' },
  ...{ badThreePutt: 'bad three-putts', terribleTeeShot: 'terrible tee shots' },
}

const flagNames = new Map<string, ScorecardFlag>([
  ['putts', 'putts'],
  ['greens', 'greenInReg'],
  ['the four statistics', 'fourStats'],
])

export const cardTexts: Texts = {
  'hole on the card': async ({ card }) => `${await card.hole()}`,
  'number of holes played': async ({ card }) => `${await card.played()}`,
  'holes on the card': async ({ card }) => {
    const holes = await card.holes()
    return `${holes[0]} to ${holes.at(-1)}`
  },
  'inputs of the card': async ({ card }) => (await card.asked()).map((input) => inputNames[input]).join(', '),
}

When<ClubWorld>('{member} enters {int} strokes on hole {int}', async function (member: Member, strokes: number, hole: number) {
  await this.as(member).card.enter(hole, { strokes })
})

When<ClubWorld>(
  '{member} enters {int} strokes and {int} putt(s) on hole {int}',
  async function (member: Member, strokes: number, putts: number, hole: number) {
    await this.as(member).card.enter(hole, { strokes, putts })
  },
)

When<ClubWorld>('{member} says that hole {int} had a terrible tee shot', async function (member: Member, hole: number) {
  await this.as(member).card.saysTerribleTeeShot(hole)
})

When<ClubWorld>('{member} no longer records {string}', async function (member: Member, names: string) {
  const flags = names.split(', ').map(lookUp(flagNames))
  await this.as(member).card.stopRecording(flags)
})

Given<ClubWorld>(
  '{member} has entered {int} strokes on hole {int} on another device',
  async function (_member: Member, strokes: number, hole: number) {
    await enterElsewhere(this.club.backend.world, roundInProgress, hole, strokes)
  },
)

Then<ClubWorld>('the strokes on hole {int} of the card are {string}', async function (hole: number, expected: string) {
  await this.expectEventually(async () => `${await this.me.card.strokes(hole)}`, expected)
})

Then<ClubWorld>(
  "the club knows {int} strokes on hole {int} of {member}'s round",
  async function (strokes: number, hole: number, _member: Member) {
    await this.expectEventually(() => holeAtClub(this, hole)?.score ?? 0, strokes)
  },
)

Then<ClubWorld>("the club knows {int} strokes on every hole of {member}'s round", async function (strokes: number, _member: Member) {
  const scores = () => holesOfRound(this.club.backend.world.rounds.get(roundInProgress)).map(({ score }) => score)
  await this.expectEventually(
    scores,
    Array.from({ length: 18 }, () => strokes),
  )
})

Then<ClubWorld>("the club knows the green of hole {int} of {member}'s round as hit", async function (hole: number, _member: Member) {
  await this.expectEventually(() => holeAtClub(this, hole)?.scorecardDetails.onGreenInRegulationQuest ?? false, true)
})

Then<ClubWorld>("the club knows of a terrible tee shot on hole {int} of {member}'s round", async function (hole: number, _member: Member) {
  await this.expectEventually(() => holeAtClub(this, hole)?.scorecardDetails.terribleTeeShotsQuest ?? false, true)
})

Then<ClubWorld>('the club knows that {member} picked up on hole {int}', async function (_member: Member, hole: number) {
  await this.expectEventually(() => holeAtClub(this, hole)?.status ?? '', 'pickedUp')
})

function holeAtClub({ club }: ClubWorld, hole: number) {
  return holesOfRound(club.backend.world.rounds.get(roundInProgress)).find((each) => each.hole === hole)
}
