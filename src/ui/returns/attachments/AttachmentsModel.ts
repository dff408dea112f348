import type { UploadAttachment } from '#app/returns/UploadAttachment'
import type { ChosenFile } from '#app/shared/chosenFile'
import type { UploadedFile } from '#domain/returns/returnDraft'
import type { FileProblem } from '#ui/kit/fields/fileProblems.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import { Upload } from '#ui/shell/Upload.ts'

/** Files of a request or message: uploaded as soon as they are chosen, one after the other. */
export class AttachmentsModel {
  readonly uploading = new Task()
  readonly upload = new Upload()
  files: readonly UploadedFile[] = []
  problem: FileProblem | undefined = undefined
  /** In bytes. */
  largest = 0
  readonly #uploadFile: UploadAttachment

  constructor(upload: UploadAttachment) {
    this.#uploadFile = upload
    makeReactive(this)
  }

  limitTo(largest: number): void {
    this.largest = largest
  }

  async choose(file: ChosenFile): Promise<void> {
    if (this.uploading.busy) return
    this.problem = undefined
    const uploaded = await this.uploading.run(() => this.upload.run((progress) => this.#uploadFile.execute(file, this.largest, progress)))
    if (uploaded === 'canceled' || !uploaded) return
    if (uploaded.kind === 'uploaded') this.restore([...this.files, uploaded.file])
    else this.refuse(file.name, uploaded.problem)
  }

  restore(files: readonly UploadedFile[]): void {
    this.files = files
  }

  remove(hash: string): void {
    this.files = this.files.filter((file) => file.hash !== hash)
  }

  cancel(): void {
    this.upload.cancel()
  }

  clear(): void {
    this.cancel()
    this.files = []
    this.problem = undefined
    this.uploading.clear()
  }

  private refuse(name: string, kind: FileProblem['kind']): void {
    this.problem = { name, kind }
  }
}
