import { type RefObject, useEffect, useRef } from 'react'
import type { BookViewModel } from './BookViewModel.ts'

/** Another step, another heading: the focus goes there, so that readers and keyboards follow. */
export function useStepFocus(screen: RefObject<HTMLElement | null>, step: BookViewModel['step']): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const heading = screen.current?.querySelector<HTMLElement>('h2[tabindex="-1"]')
    heading?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [screen, step])
}
