import * as calls from '#adapters/rest/rounds/challengeCalls'
import * as boards from '#adapters/rest/rounds/leaderboardCalls'
import * as game from '#adapters/rest/rounds/myGameCalls'
import type { Resolver } from '#composition/provide'
import { ChallengesViewModel } from '#ui/rounds/challenges/ChallengesViewModel.ts'
import { ChallengeViewModel } from '#ui/rounds/challenges/ChallengeViewModel.ts'
import { type LeaderboardAddress, LeaderboardViewModel } from '#ui/rounds/leaderboards/LeaderboardViewModel.ts'
import { MyGameViewModel } from '#ui/rounds/my-game/MyGameViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { rowOfScreen } from '../Row.ts'

const ladder = 'carry-ladder'

const eightTypes = [{ where: ['drift-unknown-word'], gives: { leftOut: 1 }, source: 'rounds.challenge-types' }]

function readingBoard(address: LeaderboardAddress) {
  return (ask: Resolver): ObservedView => {
    const board = ask(LeaderboardViewModel)
    return {
      act: () => board.show(address),
      ...{ state: board.reading, models: [board], leave: () => board.dispose() },
    }
  }
}

export const rows = [
  rowOfScreen(
    calls.skillChallenges,
    (ask) => {
      const list = ask(ChallengesViewModel)
      return { act: () => list.read(), state: list.reading, models: [list], leave: () => list.dispose() }
    },
    { keeps: 'code', deviations: eightTypes },
  ),
  rowOfScreen(
    calls.skillChallenge,
    (ask) => {
      const challenge = ask(ChallengeViewModel)
      return { act: () => challenge.open(ladder), state: challenge.reading, models: [challenge], leave: () => challenge.dispose() }
    },
    { keeps: 'code' },
  ),
  rowOfScreen(
    calls.scoreDashboard,
    (ask) => {
      const challenge = ask(ChallengeViewModel)
      return { act: () => challenge.readHistory(), state: challenge.history, models: [challenge], leave: () => challenge.dispose() }
    },
    { deviations: eightTypes },
  ),
  rowOfScreen(calls.sendPlayerScore, (ask) => {
    const challenge = ask(ChallengeViewModel)
    const { editor } = challenge
    return {
      open: async () => {
        await challenge.open(ladder)
        editor.write('222')
      },
      ...{ act: () => challenge.send(), state: editor.sending, models: [challenge, editor], leave: () => challenge.dispose() },
      isDone: () => challenge.sent !== 'none',
    }
  }),
  rowOfScreen(boards.globalLeaderboard, readingBoard({ type: 'driver', scope: 'global' })),
  rowOfScreen(boards.centreLeaderboard, readingBoard({ type: 'driver', scope: 'centre', centreId: 'lakeshore' })),
  rowOfScreen(boards.coachLeaderboard, readingBoard({ type: 'driver', scope: 'coach', coachId: 'marisol' })),
  rowOfScreen(game.playGolfConfiguration, (ask) => {
    const myGame = ask(MyGameViewModel)
    return {
      act: () => myGame.readConfiguration(),
      ...{ state: myGame.configuration, models: [myGame], leave: () => myGame.dispose() },
    }
  }),
  rowOfScreen(game.aboutMyGame, (ask) => {
    const { answers } = ask(MyGameViewModel)
    return {
      open: () => answers.write('goal', 'Break 80'),
      ...{ act: () => answers.send(), state: answers.sending, models: [answers], leave: () => answers.dispose() },
      isDone: () => answers.isSent,
    }
  }),
]
