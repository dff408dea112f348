import { runInAction } from 'mobx'
import { type ChosenFile, problemWithFile } from '#app/shared/chosenFile'
import type { AttachmentProblem } from '#domain/shared/attachment'
import { largestFile, mostFiles } from '#domain/support/ticket'
import type { FileProblem } from '#ui/kit/fields/fileProblems.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

interface TicketFile {
  readonly id: string
  readonly file: ChosenFile
}

/** Files that are sent with a ticket. */
export class TicketFiles {
  list: readonly TicketFile[] = []
  problem: FileProblem<AttachmentProblem | 'too-many'> | undefined = undefined
  #chosen = 0

  constructor() {
    makeReactive(this)
  }

  async add(file: ChosenFile): Promise<void> {
    const { name } = file
    const kind = this.list.length >= mostFiles ? 'too-many' : await problemWithFile(file, largestFile)
    runInAction(() => {
      this.problem = kind && { name, kind }
      this.#chosen += 1
      if (!kind) this.list = [...this.list, { id: `${this.#chosen}`, file }]
    })
  }

  remove(id: string): void {
    this.list = this.list.filter((each) => each.id !== id)
    this.problem = undefined
  }

  begin(): void {
    this.problem = undefined
  }

  /** The help desk does not say which file it means. */
  refuse(kind: AttachmentProblem): void {
    this.problem = { name: this.list.map(({ file }) => file.name).join(', '), kind }
  }

  clear(): void {
    this.list = []
    this.begin()
  }
}
