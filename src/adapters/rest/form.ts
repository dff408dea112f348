import { beginningOf, type ChosenFile, type Progress } from '#app/shared/chosenFile'
import { wireFileName } from '#domain/shared/attachment'
import type { SendForm } from './call.ts'

interface Sending extends Progress {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
}

/** Posts a form, and says how far it has come. Throws where there is no network. */
export type PostForm = (form: FormData, sending: Sending) => Promise<Response>

/** Each step of the progress proves that bytes move. */
export function movingForm({ onMoved, ...sending }: Parameters<SendForm>[0], onProgress: Progress['onProgress']): Sending {
  return {
    ...sending,
    onProgress: (share) => {
      onMoved()
      onProgress(share)
    },
  }
}

export async function appendFile(form: FormData, name: string, file: ChosenFile): Promise<void> {
  if (!(file instanceof Blob)) throw new TypeError('Only files of this browser can be sent')
  form.append(name, file, wireFileName(file.name, await beginningOf(file)))
}
