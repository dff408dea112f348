import type { Attachments, ChosenFile, Progress } from '#app/returns/ports/Attachments'
import { Failure } from '#app/shared/failure'
import type { UploadedFile } from '#domain/returns/returnDraft'
import type { RestClient } from '../RestClient.ts'
import { uploadAttachment } from './attachmentCalls.ts'

interface Sending extends Progress {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
}

/** Posts a form, and says how far it has come. Throws where there is no network. */
export type PostForm = (form: FormData, sending: Sending) => Promise<Response>

export class HttpAttachments implements Attachments {
  private readonly client: Pick<RestClient, 'send'>
  private readonly post: PostForm

  constructor(client: Pick<RestClient, 'send'>, post: PostForm) {
    this.client = client
    this.post = post
  }

  async upload(file: ChosenFile, { signal, onProgress }: Progress): Promise<UploadedFile | 'too-large' | 'wrong-type'> {
    const form = new FormData()
    form.append('file', blobOf(file), file.name)
    try {
      const { data } = await this.client.send(uploadAttachment, {
        body: undefined,
        signal,
        sendForm: (url, headers, stop) => this.post(form, { url, headers, signal: stop, onProgress }),
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

function blobOf(file: ChosenFile): Blob {
  if (file instanceof Blob) return file
  throw new TypeError('Only files of this browser can be sent')
}
