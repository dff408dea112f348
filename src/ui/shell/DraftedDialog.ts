import { runInAction } from 'mobx'
import type { Drafts } from '#app/shared/ports/Drafts'
import { FormDraft } from './FormDraft.ts'
import type { DraftedForm } from './keepDraft.ts'
import { makeReactive } from './makeReactive.ts'
import { Task } from './Task.ts'

/** The form of a dialog. What was typed stays in its draft until it is saved. */
export class DraftedDialog {
  readonly saving = new Task()
  isOpen = false
  readonly #formDraft: FormDraft

  constructor(drafts: Drafts) {
    this.#formDraft = new FormDraft(drafts)
    makeReactive(this)
  }

  open(form: DraftedForm): void {
    this.saving.clear()
    this.isOpen = true
    this.#formDraft.keep(form)
  }

  close(): void {
    if (this.saving.busy) return
    this.dispose()
    this.isOpen = false
  }

  dispose(): void {
    this.#formDraft.stop()
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
