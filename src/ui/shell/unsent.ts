import { observable, reaction, runInAction, when } from 'mobx'
import { useEffect } from 'react'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'

const held = observable.box(0)

/** What a reload would lose: input that has not been sent, and writes under way. */
export const unsent = {
  get any(): boolean {
    return held.get() > 0
  },

  /** Until what it returns is called. */
  hold(): () => void {
    let isHeld = true
    runInAction(() => held.set(held.get() + 1))
    return () => {
      if (isHeld) runInAction(() => held.set(held.get() - 1))
      isHeld = false
    }
  },

  /** Resolves as soon as there is nothing to lose. */
  gone(): Promise<void> {
    return when(() => !unsent.any)
  },
}

/** For a screen with input: while `isUnsent`, the page does not load itself anew. */
export function useUnsent(isUnsent: boolean): void {
  useEffect(() => (isUnsent ? unsent.hold() : undefined), [isUnsent])
}

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

/** MobX's own comparison would add half a kilobyte to the first scripts. */
function isSame(one: Draft | undefined, other: Draft | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
