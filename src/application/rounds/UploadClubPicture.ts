import { bytesToJudge, largestFile, longestSide, pictureTypeOf } from '#domain/rounds/clubPicture'
import type { ClubPictures, PictureFile, Upload } from './ports/ClubPictures.ts'
import type { PictureResizer } from './ports/PictureResizer.ts'

export type PictureUploaded =
  | { readonly kind: 'uploaded'; readonly key: string }
  | { readonly kind: 'not-a-picture' }
  | { readonly kind: 'too-large' }
  /** The address was too old twice: the upload took longer than the club allows. */
  | { readonly kind: 'expired' }

/** Judges a picture by its content, makes it smaller on the device and uploads it under a random name. */
export class UploadClubPicture {
  private readonly pictures: ClubPictures
  private readonly resizer: PictureResizer

  constructor(pictures: ClubPictures, resizer: PictureResizer) {
    this.pictures = pictures
    this.resizer = resizer
  }

  async execute(file: PictureFile, upload: Upload): Promise<PictureUploaded> {
    if (file.size > largestFile) return { kind: 'too-large' }
    if (!(await typeOf(file))) return { kind: 'not-a-picture' }
    const picture = await this.resizer.resize(file, longestSide)
    const type = picture && (await typeOf(picture))
    if (!picture || !type) return { kind: 'not-a-picture' }
    upload.signal.throwIfAborted()
    const key = this.pictures.newKey(type)
    // An address that was asked for before a long pause is too old: the next one is new.
    const isUploaded = (await this.pictures.upload(key, picture, upload)) === 'uploaded'
    if (isUploaded || (await this.pictures.upload(key, picture, upload)) === 'uploaded') return { kind: 'uploaded', key }
    return { kind: 'expired' }
  }
}

async function typeOf(file: PictureFile) {
  return pictureTypeOf(new Uint8Array(await file.slice(0, bytesToJudge).arrayBuffer()))
}
