import { type RefObject, useEffect, useRef } from 'react'
import type { BookViewModel } from './BookViewModel.ts'

export function useStepFocus(screen: RefObject<HTMLElement | null>, step: BookViewModel['step']): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (document.activeElement?.getAttribute('role') === 'alert') return
    const heading = screen.current?.querySelector<HTMLElement>('h2[tabindex="-1"]') ?? screen.current?.querySelector('h1')
    heading?.focus({ preventScroll: true })
  }, [screen, step])
}
