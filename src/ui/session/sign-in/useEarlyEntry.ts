import { type RefObject, useLayoutEffect, useRef } from 'react'
import { takeEarlyForm } from '#ui/shell/earlyForm.ts'
import type { EarlyEntry, SignInViewModel } from './SignInViewModel.ts'

type TakesOver = Pick<SignInViewModel, 'adoptEarlyEntry'>

/** The prerendered form works before this script loads: takes over its entries, and calls `leave` if its link was followed. */
export function useEarlyEntry(model: TakesOver, leave: () => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: earlier entries are read once
  useLayoutEffect(() => {
    const early = takeEarlyForm() ?? form.current
    if (!early) return
    const wasLeft = isSaidOnce(early, 'left')
    model.adoptEarlyEntry(takenFrom(early))
    if (wasLeft) leave()
  }, [model])
  return form
}

function takenFrom(form: HTMLFormElement): EarlyEntry {
  const field = (name: string) => {
    const input = form.elements.namedItem(name)
    return input instanceof HTMLInputElement ? input : undefined
  }
  const wasSent = isSaidOnce(form, 'sent')
  form.querySelector('[data-pending]')?.removeAttribute('data-pending')
  return {
    username: field('username')?.value ?? '',
    password: field('password')?.value ?? '',
    rememberMe: field('rememberMe')?.checked ?? false,
    wasSent,
  }
}

function isSaidOnce(form: HTMLFormElement, what: 'sent' | 'left'): boolean {
  const isSaid = what in form.dataset
  delete form.dataset[what]
  return isSaid
}
