import { type RefObject, useEffect, useRef } from 'react'

/** Where a press replaces the button that was pressed, the first control of what is shown instead receives the focus. */
export function useFocusIfLost(box: RefObject<HTMLElement | null>, shown: unknown): void {
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    const { activeElement } = document
    if (activeElement && activeElement !== document.body) return
    box.current?.querySelector<HTMLElement>('button:not(:disabled), input, select, a[href]')?.focus({ preventScroll: true })
  }, [box, shown])
}
