import type { ChosenFile, Progress } from '#app/shared/chosenFile'

interface Sending extends Progress {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
}

/** Posts a form, and says how far it has come. Throws where there is no network. */
export type PostForm = (form: FormData, sending: Sending) => Promise<Response>

export function appendFile(form: FormData, name: string, file: ChosenFile): void {
  if (!(file instanceof Blob)) throw new TypeError('Only files of this browser can be sent')
  form.append(name, file, file.name)
}
