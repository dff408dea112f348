import type { ClubPictures, PictureFile } from '#app/rounds/ports/ClubPictures'
import type { PictureUploaded, UploadClubPicture } from '#app/rounds/UploadClubPicture'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export type PictureRefusal = Exclude<PictureUploaded['kind'], 'uploaded'>

export class PictureModel {
  readonly uploading = new Task()
  readonly address = new Loaded<string>({ isReloaded: false })
  key: string | undefined = undefined
  /** From 0 to 1; undefined while it is unknown. */
  share: number | undefined = undefined
  refusal: PictureRefusal | undefined = undefined
  readonly #upload: UploadClubPicture
  readonly #pictures: ClubPictures
  #request: AbortController | undefined = undefined

  constructor(upload: UploadClubPicture, pictures: ClubPictures) {
    this.#upload = upload
    this.#pictures = pictures
    makeReactive(this)
  }

  async show(key: string | undefined): Promise<void> {
    this.cancel()
    this.refusal = undefined
    this.uploading.clear()
    this.key = key
    this.address.clear()
    if (key !== undefined) await this.address.load((signal) => this.#pictures.addressOf(key, signal))
  }

  async choose(file: PictureFile): Promise<void> {
    if (this.uploading.busy) return
    const request = new AbortController()
    this.#request = request
    this.share = undefined
    this.refusal = undefined
    const { signal } = request
    const uploaded = await this.uploading.run(() =>
      unlessCanceled(signal, this.#upload.execute(file, { signal, onProgress: this.advance })),
    )
    if (uploaded === 'canceled' || !uploaded) return
    if (uploaded.kind === 'uploaded') await this.show(uploaded.key)
    else this.refuse(uploaded.kind)
  }

  /** Cancels the upload; the earlier picture stays. */
  cancel(): void {
    this.#request?.abort(new DOMException('The player has canceled', 'AbortError'))
    this.#request = undefined
    this.address.cancel()
  }

  remove(): void {
    void this.show(undefined)
  }

  private advance(share: number): void {
    this.share = share
  }

  private refuse(refusal: PictureRefusal): void {
    this.refusal = refusal
  }
}

async function unlessCanceled<T>(signal: AbortSignal, work: Promise<T>): Promise<T | 'canceled'> {
  try {
    return await work
  } catch (error) {
    if (signal.aborted) return 'canceled'
    throw error
  }
}
