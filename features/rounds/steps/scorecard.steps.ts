import { Given, Then, When } from '@cucumber/cucumber'
import { holesOfRound } from '#mocks/contexts/rounds/rounds/holesOfRound'
import { enterElsewhere } from '#mocks/contexts/rounds/scorecards/clubActions'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { roundInProgress } from '../actors/CardActor.ts'

When<ClubWorld>('{member} enters {int} strokes on hole {int}', async function (member: Member, strokes: number, hole: number) {
  await this.as(member).card.enter(hole, strokes)
})

When<ClubWorld>(
  '{member} enters {int} strokes and {int} putt(s) on hole {int}',
  async function (member: Member, strokes: number, putts: number, hole: number) {
    await this.as(member).card.enter(hole, strokes, putts)
  },
)

Given<ClubWorld>(
  '{member} has entered {int} strokes on hole {int} on another device',
  async function (_member: Member, strokes: number, hole: number) {
    await enterElsewhere(this.club.backend.world, roundInProgress, hole, strokes)
  },
)

Given<ClubWorld>(
  '{member} has entered {int} strokes and {int} putt(s) on hole {int} on another device',
  async function (_member: Member, strokes: number, putts: number, hole: number) {
    await enterElsewhere(this.club.backend.world, roundInProgress, hole, strokes, putts)
  },
)

Then<ClubWorld>('the card shows {int} strokes on hole {int}', async function (strokes: number, hole: number) {
  await this.expectEventually(() => this.me.card.strokes(hole), strokes)
})

Then<ClubWorld>(
  "the club knows {int} strokes on hole {int} of {member}'s round",
  async function (strokes: number, hole: number, _member: Member) {
    await this.expectEventually(() => holeAtClub(this, hole).score, strokes)
  },
)

Then<ClubWorld>("the club knows {int} strokes on every hole of {member}'s round", async function (strokes: number, _member: Member) {
  const scores = () => holesOfRound(this.club.backend.world.rounds.get(roundInProgress)).map(({ score }) => score)
  await this.expectEventually(scores, new Array<number>(18).fill(strokes))
})

Then<ClubWorld>("the club knows the green of hole {int} of {member}'s round as hit", async function (hole: number, _member: Member) {
  await this.expectEventually(() => holeAtClub(this, hole).scorecardDetails.onGreenInRegulationQuest ?? false, true)
})

Then<ClubWorld>("the club knows of a terrible tee shot on hole {int} of {member}'s round", async function (hole: number, _member: Member) {
  await this.expectEventually(() => holeAtClub(this, hole).scorecardDetails.terribleTeeShotsQuest ?? false, true)
})

Then<ClubWorld>('the club knows that {member} picked up on hole {int}', async function (_member: Member, hole: number) {
  await this.expectEventually(() => holeAtClub(this, hole).status, 'pickedUp')
})

function holeAtClub({ club }: ClubWorld, number: number) {
  const hole = holesOfRound(club.backend.world.rounds.get(roundInProgress)).find((each) => each.hole === number)
  if (!hole) throw new Error(`The round has no hole ${number}`)
  return hole
}
