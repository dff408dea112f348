import type { UploadAttachment } from '#app/returns/UploadAttachment'
import type { ChosenFile } from '#app/shared/chosenFile'
import type { UploadedFile } from '#domain/returns/returnDraft'
import type { AttachmentProblem } from '#domain/shared/attachment'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** Files of a request or message: uploaded as soon as they are chosen, one after the other. */
export class AttachmentsModel {
  readonly uploading = new Task()
  files: readonly UploadedFile[] = []
  /** From 0 to 1; undefined while it is unknown. */
  share: number | undefined = undefined
  problem: { readonly name: string; readonly kind: AttachmentProblem } | undefined = undefined
  /** In bytes. */
  largest = 0
  readonly #upload: UploadAttachment
  #request: AbortController | undefined = undefined

  constructor(upload: UploadAttachment) {
    this.#upload = upload
    makeReactive(this)
  }

  limitTo(largest: number): void {
    this.largest = largest
  }

  async choose(file: ChosenFile): Promise<void> {
    if (this.uploading.busy) return
    const request = new AbortController()
    this.#request = request
    this.share = undefined
    this.problem = undefined
    const { signal } = request
    const uploaded = await this.uploading.run(() =>
      this.#upload.execute(file, this.largest, { signal, onProgress: this.advance }).catch((error: unknown) => {
        if (signal.aborted) return undefined
        throw error
      }),
    )
    if (uploaded?.kind === 'uploaded') this.restore([...this.files, uploaded.file])
    if (uploaded?.kind === 'refused') this.refuse(file.name, uploaded.problem)
  }

  restore(files: readonly UploadedFile[]): void {
    this.files = files
  }

  remove(hash: string): void {
    this.files = this.files.filter((file) => file.hash !== hash)
  }

  /** Cancels the upload. */
  cancel(): void {
    this.#request?.abort(new DOMException('The customer has canceled', 'AbortError'))
    this.#request = undefined
  }

  clear(): void {
    this.cancel()
    this.files = []
    this.problem = undefined
    this.uploading.clear()
  }

  private advance(share: number): void {
    this.share = share
  }

  private refuse(name: string, kind: AttachmentProblem): void {
    this.problem = { name, kind }
  }
}
