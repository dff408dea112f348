import * as calls from '#adapters/rest/learning/videoCalls'
import { WatchHistory } from '#app/learning/ports/WatchHistory'
import { Preferences } from '#app/session/ports/Preferences'
import type { Resolver } from '#composition/provide'
import type { VideoNote } from '#domain/learning/note'
import type { NotesModel } from '#ui/learning/video/NotesModel.ts'
import type { PlaybackModel } from '#ui/learning/video/PlaybackModel.ts'
import { VideoViewModel } from '#ui/learning/video/VideoViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { hana, type RowContext, rowOfScreen } from '../Row.ts'

const videoId = 'tempo-1'

async function noted({ world }: RowContext) {
  const note = { playerId: hana, videoId, time: 3, note: 'Hands ahead' }
  return world.videoNotes.add({ id: world.nextId('note'), ...note })
}

function first({ all: [note] }: NotesModel): VideoNote {
  if (!note) throw new Error('There is no note')
  return note
}

function writing(begin: (notes: NotesModel) => void) {
  return (ask: Resolver): ObservedView => {
    const { notes } = ask(VideoViewModel)
    return {
      open: async () => {
        await notes.open(videoId)
        begin(notes)
        notes.write('Slower')
      },
      ...{ act: () => notes.save(), state: notes.saving, models: [notes], leave: () => notes.close() },
      isDone: () => notes.draft === undefined,
    }
  }
}

function removing(ask: Resolver): ObservedView {
  const { notes } = ask(VideoViewModel)
  let note: VideoNote | undefined
  return {
    open: async () => {
      await notes.open(videoId)
      note = first(notes)
    },
    act: () => note && notes.remove(note),
    ...{ state: notes.removing, models: [notes], leave: () => notes.close() },
  }
}

/** Nine seconds are watched, and the video is left: the device keeps them whatever the club hears. */
function watching(ask: Resolver): ObservedView {
  const model = ask(VideoViewModel)
  let playback: PlaybackModel | undefined
  return {
    open: async () => {
      ask(Preferences).change({ usageAnalytics: false })
      await model.open({ id: videoId })
      playback = model.reading.value
    },
    act: () => {
      for (const [kind, time] of [
        ['played', 0],
        ['passed', 9],
      ] as const)
        playback?.player.onMoment?.({ kind, time })
      model.dispose()
    },
    state: {
      get busy() {
        return playback?.watching.telling.busy ?? false
      },
      get failure() {
        return playback?.watching.telling.failure
      },
      get fault() {
        return playback?.watching.telling.fault
      },
    },
    kept: () => ask(WatchHistory).find(videoId)?.watched,
    leave: () => model.dispose(),
  }
}

export const rows = [
  rowOfScreen(calls.video, (ask) => {
    const model = ask(VideoViewModel)
    return {
      ...{ act: () => model.open({ id: videoId }), state: model.reading, leave: () => model.dispose() },
      value: () => model.reading.value?.video,
    }
  }),
  rowOfScreen(calls.videoNotes, (ask) => {
    const { notes } = ask(VideoViewModel)
    return { act: () => notes.open(videoId), state: notes.reading, models: [notes], leave: () => notes.close() }
  }),
  rowOfScreen(
    calls.createVideoNote,
    writing((notes) => notes.begin(4)),
  ),
  rowOfScreen(
    calls.updateVideoNote,
    writing((notes) => notes.edit(first(notes))),
    { prepare: noted },
  ),
  rowOfScreen(calls.deleteVideoNote, removing, { prepare: noted }),
  rowOfScreen(calls.trackVideo, watching),
]
