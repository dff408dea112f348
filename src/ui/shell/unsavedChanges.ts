import { observable, runInAction, when } from 'mobx'
import { useEffect } from 'react'

const held = observable.box(0)

/** What a reload would lose: input that has not been sent, and writes under way. */
export const unsavedChanges = {
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
    return when(() => !unsavedChanges.any)
  },
}

/** For a screen with input: while `isUnsent`, the page does not load itself anew. */
export function useUnsavedChanges(isUnsent: boolean): void {
  useEffect(() => (isUnsent ? unsavedChanges.hold() : undefined), [isUnsent])
}
