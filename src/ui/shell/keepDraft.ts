import { reaction } from 'mobx'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'

/** A form as its draft sees it. */
export interface DraftedForm {
  readonly name: string
  /** Empty where nothing is to be sent; absent while that is not known, as before the form is read. */
  typed(): Draft | undefined
  /** Fills in what was typed before. What has been typed since goes first. */
  restore(draft: Draft): unknown
}

/** Restores what was typed into a form, and keeps each change until it is sent. Returns what stops it. */
export function keepDraft(drafts: Drafts, form: DraftedForm): () => void {
  let stopKeeping: (() => void) | undefined
  const stopWaiting = drafts.open(form.name, (kept) => {
    if (kept.value) form.restore(kept.value)
    stopKeeping = reaction(
      () => form.typed(),
      (draft) => draft && kept.keep(draft),
      { equals: isSame, fireImmediately: true },
    )
  })
  return () => {
    stopWaiting()
    stopKeeping?.()
  }
}

/** MobX's own comparison would add half a kilobyte. */
function isSame(one: Draft | undefined, other: Draft | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
