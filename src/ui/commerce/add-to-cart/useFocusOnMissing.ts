import { type RefObject, useEffect, useRef } from 'react'

export function useFocusOnMissing(submitAttempts: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (submitAttempts === 0) return
    const first = form.current?.querySelector<HTMLElement>(
      '[data-missing] :is(input:not([type=hidden]), select, textarea, button, [role=spinbutton])',
    )
    first?.focus()
  }, [submitAttempts])
  return form
}
