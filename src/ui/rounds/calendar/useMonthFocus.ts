import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Another month is another address, which gives the focus to the heading. Here it returns to the control that was pressed, or to the day. */
export function useMonthFocus(month: string | undefined): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  const { state }: { readonly state: unknown } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the month changes
  useEffect(() => {
    if (typeof state !== 'object' || state === null || !('focused' in state)) return
    const named = [...(page.current?.querySelectorAll<HTMLElement>('button[aria-label]') ?? [])]
    const pressed = named.find((button) => button.getAttribute('aria-label') === state.focused)
    const day = page.current?.querySelector<HTMLElement>('table [tabindex="0"]')
    ;(pressed ?? day)?.focus({ preventScroll: true })
  }, [month])
  return page
}
