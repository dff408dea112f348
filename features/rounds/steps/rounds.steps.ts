import { Given, Then } from '@cucumber/cucumber'
import { commentOnRound } from '#mocks/contexts/rounds/rounds/clubActions'
import { roundsOf } from '#mocks/contexts/rounds/rounds/rounds'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import type { Actions, ActionsOn, Texts } from '../../world/Phrases.ts'

export const roundsActions: Actions = {
  'looks at her rounds': ({ rounds }) => rounds.open(),
  'looks at her latest round': ({ rounds }) => rounds.openLatest(),
  'looks at the calendar of her rounds': ({ rounds }) => rounds.openCalendar(),
  'goes back one month': ({ rounds }) => rounds.step(-1),
  'goes on one month': ({ rounds }) => rounds.step(1),
  'looks at the statistics of her rounds': ({ rounds }) => rounds.openStatistics(),
  'looks at the statistics of her latest round': ({ rounds }) => rounds.openStatisticsOfLatest(),
  'deletes the chosen tees': ({ rounds }) => rounds.deleteTees(),
  'adds a point': ({ rounds }) => rounds.addPoint(),
}

export const roundsActionsOn: ActionsOn = {
  'looks for rounds from': ({ rounds }, from) => rounds.narrow(from),
  'starts a round at': ({ rounds }, course) => rounds.start(course, false),
  'starts a round of the back nine at': ({ rounds }, course) => rounds.start(course, true),
  'is about to play at': ({ rounds }, course) => rounds.begin(course),
  'adds the tees': ({ rounds }, name) => rounds.addTees(name),
}

export const roundsTexts: Texts = {
  'number of listed rounds': ({ rounds }) => rounds.count(),
  'latest listed round': ({ rounds }) => rounds.latest(),
  'shown round': ({ rounds }) => rounds.shown(),
  'chosen tees': ({ rounds }) => rounds.tees(),
  'month of the rounds': ({ rounds }) => rounds.month(),
  'number of rounds in the month': ({ rounds }) => rounds.roundsOfMonth(),
  'number of rounds in the statistics': ({ rounds }) => rounds.roundsInStatistics(),
  'greens in regulation': ({ rounds }) => rounds.greens(),
  'latest comment': ({ rounds }) => rounds.comment(),
  'number of points on the hole': ({ rounds }) => rounds.points(),
}

Given<ClubWorld>('Marisol Vance comments {string} on the latest round of {member}', async function (comment: string, member: Member) {
  const { world } = this.club.backend
  await commentOnRound(world, roundsOf(world, playerId(member)).at(-1)?.id ?? '', comment)
})

Then<ClubWorld>('the club knows {int} rounds of {member}', async function (count: number, member: Member) {
  await this.expectEventually(() => roundsOf(this.club.backend.world, playerId(member)).length, count)
})
