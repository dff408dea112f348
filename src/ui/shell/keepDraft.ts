import { reaction } from 'mobx'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'

export interface DraftedForm {
  readonly name: string
  typed(): Draft | undefined
  /** What was typed since takes precedence. */
  restore(draft: Draft): unknown
}

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
