import type { ClubPictures, PictureFile } from '#app/rounds/ports/ClubPictures'
import type { PictureUploaded, UploadClubPicture } from '#app/rounds/UploadClubPicture'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import { Upload } from '#ui/shell/Upload.ts'

export type PictureRefusal = Exclude<PictureUploaded['kind'], 'uploaded'>

export class PictureModel {
  readonly uploading = new Task()
  readonly upload = new Upload()
  readonly address = new Loaded<string>({ isReloaded: false })
  key: string | undefined = undefined
  refusal: PictureRefusal | undefined = undefined
  readonly #uploadPicture: UploadClubPicture
  readonly #pictures: ClubPictures

  constructor(upload: UploadClubPicture, pictures: ClubPictures) {
    this.#uploadPicture = upload
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
    this.refusal = undefined
    const uploaded = await this.uploading.run(() => this.upload.run((progress) => this.#uploadPicture.execute(file, progress)))
    if (uploaded === 'canceled' || !uploaded) return
    if (uploaded.kind === 'uploaded') await this.show(uploaded.key)
    else this.refuse(uploaded.kind)
  }

  /** Cancels the upload; the earlier picture stays. */
  cancel(): void {
    this.upload.cancel()
    this.address.cancel()
  }

  remove(): void {
    void this.show(undefined)
  }

  private refuse(refusal: PictureRefusal): void {
    this.refusal = refusal
  }
}
