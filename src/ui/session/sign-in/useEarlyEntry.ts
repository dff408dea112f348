import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { EarlyEntry, SignInViewModel } from './SignInViewModel.ts'

type TakesOver = Pick<SignInViewModel, 'takeOver'>

/** The document shows this form before the product's script comes: what was typed, ticked and sent until then holds. */
export function useEarlyEntry(model: TakesOver): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (form.current) model.takeOver(takenFrom(form.current))
  }, [model])
  return form
}

/** What stands in the form; that it was sent is said once. */
function takenFrom(form: HTMLFormElement): EarlyEntry {
  const field = (name: string) => {
    const input = form.elements.namedItem(name)
    return input instanceof HTMLInputElement ? input : undefined
  }
  const wasSent = 'sent' in form.dataset
  delete form.dataset['sent']
  form.querySelector('[data-pending]')?.removeAttribute('data-pending')
  return {
    username: field('username')?.value ?? '',
    password: field('password')?.value ?? '',
    rememberMe: field('rememberMe')?.checked ?? false,
    wasSent,
  }
}
