import * as calls from '#adapters/rest/learning/shareCalls'
import { Shares } from '#app/learning/ports/Shares'
import { hana, row, type Setting } from '../Row.ts'

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
  row(calls.createShare, (ask) => ask(Shares).create(film)),
  row(calls.sharedItem, (ask, { id }) => ask(Shares).byId(id), { prepare: shared }),
]
