import { observable, runInAction, when } from 'mobx'
import { useEffect } from 'react'

const held = observable.box(0)

export const unsavedChanges = {
  get any(): boolean {
    return held.get() > 0
  },

  hold(): () => void {
    let isHeld = true
    runInAction(() => held.set(held.get() + 1))
    return () => {
      if (isHeld) runInAction(() => held.set(held.get() - 1))
      isHeld = false
    }
  },

  gone(): Promise<void> {
    return when(() => !unsavedChanges.any)
  },
}

/** While `isUnsent`, the page doesn't reload by itself. */
export function useUnsavedChanges(isUnsent: boolean): void {
  useEffect(() => (isUnsent ? unsavedChanges.hold() : undefined), [isUnsent])
}
