import type { PictureFile, Upload } from '#app/rounds/ports/ClubPictures'
import { responseOf } from './responseOf.ts'

/** By `XMLHttpRequest`: `fetch` does not say how far a file has come. */
export function sendFile(url: URL, file: PictureFile, { signal, onProgress }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const { upload } = request
    upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total)
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new TypeError('Failed to send the file'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('PUT', url)
    request.send(bodyOf(file))
  })
}

function bodyOf(file: PictureFile): Blob {
  if (file instanceof Blob) return file
  throw new TypeError('Only files of this browser can be sent')
}
