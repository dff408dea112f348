import * as calls from '#adapters/rest/learning/videoCalls'
import { AddNote } from '#app/learning/AddNote'
import { VideoNotes } from '#app/learning/ports/VideoNotes'
import { Videos } from '#app/learning/ports/Videos'
import { TellWatched } from '#app/learning/TellWatched'
import { hana, row, type Setting } from '../Row.ts'

const videoId = 'tempo-1'

async function noted({ world }: Setting) {
  const note = { playerId: hana, videoId, time: 3, note: 'Hands ahead' }
  return world.videoNotes.add({ id: world.nextId('note'), ...note })
}

export const rows = [
  row(calls.video, (ask) => ask(Videos).byId(videoId)),
  row(calls.videoNotes, (ask) => ask(VideoNotes).of(videoId)),
  row(calls.createVideoNote, (ask) => ask(AddNote).execute({ videoId, time: 4, text: 'Slower', known: [] })),
  row(calls.updateVideoNote, (ask, { id }) => ask(VideoNotes).change(videoId, { id, time: 5, text: 'Slower' }), {
    prepare: noted,
  }),
  row(calls.deleteVideoNote, (ask, { id }) => ask(VideoNotes).remove(id), { prepare: noted }),
  row(calls.trackVideo, (ask) => ask(TellWatched).execute(videoId, 9)),
]
