import type { ClubPictures, PictureFile, Upload } from '#app/rounds/ports/ClubPictures'
import { Failure } from '#app/shared/failure'
import type { PictureType } from '#domain/rounds/clubPicture'
import type { HttpDependencies } from '../Exchange.ts'
import { answerOf, type Received, WireFailure } from '../failures.ts'
import type { RestClient } from '../RestClient.ts'
import { timeouts } from '../timing.ts'
import { withTimeout } from '../withTimeout.ts'
import { presignRead, presignUpload, putPicture } from './clubPictureCalls.ts'

export type SendFile = (url: URL, file: PictureFile, upload: Upload) => Promise<Response>

interface Dependencies extends Pick<HttpDependencies, 'clock'> {
  readonly sendFile: SendFile
  readonly newId: () => string
  /** Origin of the host of uploads: pictures go nowhere else, and come from nowhere else. */
  readonly address: string
}

/** The host of uploads gets no token: a presigned address carries its own signature. */
export class HttpClubPictures implements ClubPictures {
  private readonly client: Pick<RestClient, 'send'>
  private readonly dependencies: Dependencies

  constructor(client: Pick<RestClient, 'send'>, dependencies: Dependencies) {
    this.client = client
    this.dependencies = dependencies
  }

  newKey(type: PictureType): string {
    return `${this.dependencies.newId()}.${type}`
  }

  async upload(key: string, picture: PictureFile, upload: Upload): Promise<'uploaded' | 'expired'> {
    const { data } = await this.client.send(presignUpload, { params: { x: key }, signal: upload.signal })
    try {
      answerOf(putPicture, await this.send(this.trusted(data.url), picture, upload))
      return 'uploaded'
    } catch (error) {
      // Such hosts say "forbidden" of an address whose time is over.
      if (error instanceof Failure && error.kind === 'forbidden') return 'expired'
      throw error
    }
  }

  async addressOf(key: string, signal?: AbortSignal): Promise<string> {
    const { data } = await this.client.send(presignRead, { params: { x: key }, signal })
    return this.trusted(data.url).href
  }

  private async send(url: URL, picture: PictureFile, { signal, onProgress }: Upload): Promise<Received> {
    const { clock, sendFile } = this.dependencies
    const deadline = { clock, milliseconds: timeouts[putPicture.kind], signal }
    const response = await withTimeout(deadline, async (stop, onMoved) => {
      const report = (share: number) => {
        onMoved()
        onProgress(share)
      }
      const sent = await sendFile(url, picture, { signal: stop, onProgress: report }).catch(() => undefined)
      return sent && { sent, text: await sent.text() }
    })
    if (!response) throw new WireFailure('no-network', 'offline')
    const { sent, text } = response
    return { status: sent.status, header: (name) => sent.headers.get(name) ?? undefined, text, at: clock.now() }
  }

  private trusted(address: string): URL {
    const url = new URL(address)
    if (url.origin !== new URL(this.dependencies.address).origin) throw new WireFailure('final', 'broken-contract', { path: 'data.url' })
    return url
  }
}
