import type { Drafts } from '#app/shared/ports/Drafts'
import { type DraftedForm, keepDraft } from './keepDraft.ts'

/** Keeps the draft of one form at a time, until it is stopped. */
export class FormDraft {
  readonly #drafts: Drafts
  #stop: (() => void) | undefined

  constructor(drafts: Drafts) {
    this.#drafts = drafts
  }

  get isKept(): boolean {
    return this.#stop !== undefined
  }

  keep(form: DraftedForm): void {
    this.stop()
    this.#stop = keepDraft(this.#drafts, form)
  }

  stop(): void {
    this.#stop?.()
    this.#stop = undefined
  }
}
