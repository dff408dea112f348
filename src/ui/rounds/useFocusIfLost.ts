import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the first control of the box when a press has removed the focused button. */
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
