import * as calls from '#adapters/rest/learning/shareCalls'
import type { Resolver } from '#composition/provide'
import { ShareViewModel } from '#ui/learning/share/ShareViewModel.ts'
import { SharedViewModel } from '#ui/learning/shared/SharedViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { hana, type RowContext, rowOfScreen } from '../Row.ts'

const video = {
  sourceId: 'tempo-1',
  url: 'https://media.global.clubhouse.invalid/tempo-drill/video.mp4',
  type: 'video',
  thumbnail: '',
  title: 'The tempo drill',
  description: '',
} as const

async function shared({ world }: RowContext) {
  return world.shares.add({ id: 'shared', playerId: hana, ...video })
}

function sharing(ask: Resolver): ObservedView {
  const model = ask(ShareViewModel)
  return {
    ...{ open: () => model.open(video), act: () => model.create(), state: model.creating, models: [model] },
    isDone: () => model.address !== undefined,
  }
}

const unread = 'nobody can ask which addresses there are; the same video gets the same one again'

export const rows = [
  rowOfScreen(calls.createShare, sharing, {
    deviations: [
      { where: ['answer-lost'], gives: { outcome: 'offline' }, source: unread },
      {
        where: ['truncated', 'truncated-once', 'empty', 'page', 'drift-missing-field', 'code-odd'],
        gives: { outcome: 'broken-contract' },
        source: unread,
      },
    ],
  }),
  rowOfScreen(
    calls.sharedItem,
    (ask, { id }) => {
      const model = ask(SharedViewModel)
      return {
        ...{ act: () => model.open(id), state: model.reading, leave: () => model.dispose() },
        value: () => model.reading.value?.item,
      }
    },
    { prepare: shared },
  ),
]
