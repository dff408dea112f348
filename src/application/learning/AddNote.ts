import type { VideoNote } from '#domain/learning/note'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { VideoNotes } from './ports/VideoNotes.ts'

interface NewNote extends Omit<VideoNote, 'id'> {
  readonly videoId: string
  readonly known: readonly VideoNote[]
}

/** Sent once. If the answer is lost, the list of notes shows whether it was added. */
export class AddNote {
  private readonly notes: VideoNotes
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(notes: VideoNotes, connectivity: Pick<Connectivity, 'value'>) {
    this.notes = notes
    this.connectivity = connectivity
  }

  async execute({ videoId, time, text, known }: NewNote): Promise<'added'> {
    const write = async () => {
      await this.notes.add(videoId, { time, text })
      return 'added' as const
    }
    return writeOnce(this.connectivity, write, async () => {
      const notes = await this.notes.of(videoId)
      const isNew = (note: VideoNote) => known.every(({ id }) => id !== note.id)
      return notes.some((note) => isNew(note) && note.time === time && note.text === text) ? 'added' : undefined
    })
  }
}
