import * as calls from '#adapters/rest/rounds/trackingCalls'
import type { Resolver } from '#composition/provide'
import { TrackingViewModel } from '#ui/rounds/tracking/TrackingViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { rowOfScreen } from '../Row.ts'

function writing(begin: (tracking: TrackingViewModel) => void) {
  return (ask: Resolver): ObservedView => {
    const tracking = ask(TrackingViewModel)
    const { editor } = tracking
    return {
      open: async () => {
        await tracking.read()
        begin(tracking)
        editor.write('score', '85')
      },
      ...{ act: () => tracking.save(), state: editor.dialog.saving, models: [tracking, editor], leave: () => tracking.dispose() },
      isDone: () => !editor.dialog.isOpen,
    }
  }
}

const counts = ['greensInRegulation', 'nearTheGreen', 'scrambles', 'badThreePutts', 'terribleTeeShots'] as const

export const rows = [
  rowOfScreen(calls.gameTracking, (ask) => {
    const tracking = ask(TrackingViewModel)
    return { act: () => tracking.read(), state: tracking.reading, models: [tracking], leave: () => tracking.dispose() }
  }),
  rowOfScreen(
    calls.createTracking,
    writing(({ editor }) => {
      editor.begin()
      editor.write('courseName', 'Juniper Ridge')
      for (const field of counts) editor.write(field, '2')
    }),
  ),
  rowOfScreen(
    calls.updateTracking,
    writing(({ editor, rounds }) => rounds[0] && editor.change(rounds[0])),
  ),
  rowOfScreen(calls.deleteTracking, (ask) => {
    const tracking = ask(TrackingViewModel)
    const { removal } = tracking
    let isRemoved = false
    return {
      open: () => tracking.read(),
      act: async () => {
        const [latest] = tracking.rounds
        isRemoved = latest !== undefined && (await tracking.remove(latest))
      },
      ...{ state: removal.removing, models: [tracking, removal], leave: () => tracking.dispose(), isDone: () => isRemoved },
    }
  }),
]
