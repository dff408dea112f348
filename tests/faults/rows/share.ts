import * as calls from '#adapters/rest/learning/shareCalls'
import { ShareViewModel } from '#ui/learning/share/ShareViewModel.ts'
import { SharedViewModel } from '#ui/learning/shared/SharedViewModel.ts'
import { hana, type Setting, screen } from '../Row.ts'

const film = {
  sourceId: 'tempo-1',
  url: 'https://media.global.clubhouse.invalid/tempo-drill/video.mp4',
  type: 'video',
  thumbnail: '',
  title: 'The tempo drill',
  description: '',
} as const

async function shared({ world }: Setting) {
  return world.shares.add({ id: 'shared', playerId: hana, ...film })
}

export const rows = [
  screen(calls.createShare, (ask) => {
    const model = ask(ShareViewModel)
    return {
      ...{ open: () => model.open(film), act: () => model.create(), state: model.creating, models: [model] },
      isDone: () => model.address !== undefined,
    }
  }),
  screen(
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
