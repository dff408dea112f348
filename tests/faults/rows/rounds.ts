import * as tracking from '#adapters/rest/rounds/playTrackingCalls'
import * as calls from '#adapters/rest/rounds/roundCalls'
import * as statistics from '#adapters/rest/rounds/roundStatisticsCalls'
import * as tees from '#adapters/rest/rounds/teeBoxCalls'
import type { Resolver } from '#composition/provide'
import { RoundViewModel } from '#ui/rounds/round/RoundViewModel.ts'
import { RoundsViewModel } from '#ui/rounds/rounds/RoundsViewModel.ts'
import { RoundStatisticsViewModel } from '#ui/rounds/statistics/RoundStatisticsViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { rowOfScreen } from '../Row.ts'

const [course, latest] = ['red-mesa', 46]
const ownTee = { name: 'Yellow', players: 'women', rating: '68.4', slope: '119' } as const

function readingRound(stateOf: (round: RoundViewModel) => ObservedView['state']) {
  return (ask: Resolver): ObservedView => {
    const round = ask(RoundViewModel)
    return { act: () => round.open(latest), state: stateOf(round), models: [round, round.points], leave: () => round.dispose() }
  }
}

function readingStatistics(stateOf: (screen: RoundStatisticsViewModel) => ObservedView['state'], roundId?: number) {
  return (ask: Resolver): ObservedView => {
    const model = ask(RoundStatisticsViewModel)
    return { act: () => model.open(roundId), state: stateOf(model), models: [model], leave: () => model.dispose() }
  }
}

export const rows = [
  rowOfScreen(calls.listRounds, (ask) => {
    const rounds = ask(RoundsViewModel)
    return { act: () => rounds.read(), state: rounds.reading, models: [rounds], leave: () => rounds.dispose() }
  }),
  rowOfScreen(
    calls.roundById,
    readingRound(({ reading }) => reading),
  ),
  rowOfScreen(calls.createRound, (ask) => {
    const rounds = ask(RoundsViewModel)
    const { editor } = rounds
    return {
      open: async () => {
        await rounds.read()
        rounds.begin()
        await editor.chooseCourse(course)
      },
      ...{ act: () => rounds.save(), state: editor.saving, models: [rounds, editor], leave: () => rounds.dispose() },
      isDone: () => !editor.isOpen,
    }
  }),
  rowOfScreen(calls.latestPlaySettings, (ask) => {
    const { editor } = ask(RoundsViewModel)
    return { act: () => editor.open(undefined), state: editor.latest, models: [editor], leave: () => editor.dispose() }
  }),
  rowOfScreen(tees.teeBoxes, (ask) => {
    const { tees: model } = ask(RoundsViewModel).editor
    return { act: () => model.open(course, undefined), state: model.reading, models: [model], leave: () => model.close() }
  }),
  rowOfScreen(tees.addTeeBox, (ask) => {
    const { tees: model } = ask(RoundsViewModel).editor
    return {
      open: async () => {
        await model.open(course, undefined)
        model.begin()
        model.write(ownTee)
      },
      ...{ act: () => model.add(), state: model.adding, models: [model], leave: () => model.close() },
      isDone: () => model.draft === undefined,
    }
  }),
  rowOfScreen(
    tees.deleteTeeBox,
    (ask) => {
      const { tees: model } = ask(RoundsViewModel).editor
      return {
        open: () => model.open(course, undefined),
        act: async () => {
          const own = model.tees.find(({ isOwn }) => isOwn)
          if (own) await model.remove(own)
        },
        ...{ state: model.removing, models: [model], leave: () => model.close() },
        isDone: () => model.tees.every(({ isOwn }) => !isOwn),
      }
    },
    {
      prepare: async ({ world }) => {
        const tee = { id: 'own-tee', playerId: 'player-hana', courseId: course, name: 'Yellow', color: '#7a8a80' }
        await world.ownTeeBoxes.add({ ...tee, gender: 'WOMEN', rating: 68.4, slope: 119 })
      },
    },
  ),
  rowOfScreen(
    statistics.statSummary,
    readingStatistics(({ summary }) => summary),
  ),
  rowOfScreen(
    statistics.statSummaryOfRound,
    readingStatistics(({ summary }) => summary, latest),
  ),
  rowOfScreen(
    statistics.statHistory,
    readingStatistics(({ history }) => history),
  ),
  rowOfScreen(
    statistics.roundStats,
    readingStatistics(({ distribution }) => distribution),
  ),
  rowOfScreen(
    tracking.playTracking,
    readingRound(({ points }) => points.reading),
  ),
  rowOfScreen(
    tracking.roundComments,
    readingRound(({ comments }) => comments),
  ),
  rowOfScreen(
    tracking.playedHoles,
    readingRound(({ records }) => records),
  ),
  rowOfScreen(tracking.savePoints, (ask) => {
    const { points } = ask(RoundViewModel)
    return {
      open: async () => {
        await points.open(latest)
        points.show(3)
        points.change()
        points.add(0.5, 0.5)
      },
      ...{ act: () => points.save(), state: points.saving, models: [points], leave: () => points.close() },
      isDone: () => !points.isChanging,
    }
  }),
]
