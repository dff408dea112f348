import { type RefObject, useEffect, useRef } from 'react'

/** When a press has removed its own entry of a list, the focus moves to the same control of the next one, or of the last. */
export function useFocusOnNext(list: RefObject<HTMLElement | null>, entries: number): void {
  const place = useRef(0)
  const known = useRef(entries)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const index = target instanceof HTMLElement ? controlsIn(list.current).indexOf(target) : -1
      place.current = Math.max(0, index)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [list])
  useEffect(() => {
    const isFewer = entries < known.current
    known.current = entries
    const { activeElement } = document
    if (!isFewer || (activeElement && activeElement !== document.body)) return
    const controls = controlsIn(list.current)
    controls[Math.min(place.current, controls.length - 1)]?.focus({ preventScroll: true })
  }, [list, entries])
}

function controlsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]') ?? [])]
}
