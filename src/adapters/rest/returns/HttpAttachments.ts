import type { Attachments } from '#app/returns/ports/Attachments'
import type { ChosenFile, Progress } from '#app/shared/chosenFile'
import { Failure } from '#app/shared/failure'
import type { UploadedFile } from '#domain/returns/returnDraft'
import { appendFile, movingForm, type PostForm } from '../form.ts'
import type { RestClient } from '../RestClient.ts'
import { uploadAttachment } from './attachmentCalls.ts'

export class HttpAttachments implements Attachments {
  private readonly client: Pick<RestClient, 'send'>
  private readonly post: PostForm

  constructor(client: Pick<RestClient, 'send'>, post: PostForm) {
    this.client = client
    this.post = post
  }

  async upload(file: ChosenFile, { signal, onProgress }: Progress): Promise<UploadedFile | 'too-large' | 'wrong-type'> {
    const form = new FormData()
    await appendFile(form, 'file', file)
    try {
      const { data } = await this.client.send(uploadAttachment, {
        body: undefined,
        signal,
        sendForm: (sending) => this.post(form, movingForm(sending, onProgress)),
      })
      return { hash: data.filehash, name: data.filename }
    } catch (error) {
      const code = error instanceof Failure && error.kind === 'rejected' ? error.code : undefined
      if (code === 413) return 'too-large'
      if (code === 415) return 'wrong-type'
      throw error
    }
  }
}
