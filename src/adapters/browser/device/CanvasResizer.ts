import type { PictureFile } from '#app/rounds/ports/ClubPictures'
import type { PictureResizer } from '#app/rounds/ports/PictureResizer'

const quality = 0.85

/** Draws the picture anew: smaller, upright, and without where and when it was taken. */
export class CanvasResizer implements PictureResizer {
  async resize(picture: PictureFile, longestSide: number): Promise<Blob | undefined> {
    const bitmap = picture instanceof Blob ? await createImageBitmap(picture).catch(() => undefined) : undefined
    if (!bitmap) return undefined
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    return blob ?? undefined
  }
}
