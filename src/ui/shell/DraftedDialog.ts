import { runInAction } from 'mobx'
import type { Drafts } from '#app/shared/ports/Drafts'
import { type DraftedForm, keepDraft } from './keepDraft.ts'
import { makeReactive } from './makeReactive.ts'
import { Task } from './Task.ts'

/** The form of a dialog. What was typed stays in its draft until it is saved. */
export class DraftedDialog {
  readonly saving = new Task()
  isOpen = false
  readonly #drafts: Drafts
  #stopKeeping: (() => void) | undefined = undefined

  constructor(drafts: Drafts) {
    this.#drafts = drafts
    makeReactive(this)
  }

  open(form: DraftedForm): void {
    this.dispose()
    this.saving.clear()
    this.isOpen = true
    this.#stopKeeping = keepDraft(this.#drafts, form)
  }

  close(): void {
    if (this.saving.busy) return
    this.dispose()
    this.isOpen = false
  }

  dispose(): void {
    this.#stopKeeping?.()
    this.#stopKeeping = undefined
  }

  /** Undefined if it was not saved. `clear` takes back what was typed. */
  async save<T>(write: () => Promise<T>, clear: () => void): Promise<T | undefined> {
    const saved = await this.saving.run(write)
    if (saved === undefined) return undefined
    // Its own action: the draft is emptied before the dialog stops keeping it.
    runInAction(clear)
    this.close()
    return saved
  }
}
