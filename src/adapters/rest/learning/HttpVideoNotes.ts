import type { VideoNotes } from '#app/learning/ports/VideoNotes'
import { Failure } from '#app/shared/failure'
import { inOrder, type VideoNote } from '#domain/learning/note'
import type { RestClient } from '../RestClient.ts'
import { createVideoNote, deleteVideoNote, updateVideoNote, videoNotes } from './videoCalls.ts'

export class HttpVideoNotes implements VideoNotes {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async of(videoId: string, signal?: AbortSignal): Promise<readonly VideoNote[]> {
    const { data } = await this.client.send(videoNotes, { params: { id: videoId }, signal })
    return inOrder(data.map(({ id, time, note }) => ({ id, time, text: note })))
  }

  async add(videoId: string, { time, text }: Omit<VideoNote, 'id'>): Promise<void> {
    await this.client.send(createVideoNote, { body: { videoId, time, note: text } })
  }

  async change(videoId: string, { id, time, text }: VideoNote): Promise<void> {
    await this.client.send(updateVideoNote, { body: { id, videoId, time, note: text } })
  }

  async remove(id: string): Promise<void> {
    try {
      await this.client.send(deleteVideoNote, { params: { id } })
    } catch (error) {
      if (!(error instanceof Failure && error.kind === 'gone')) throw error
    }
  }
}
