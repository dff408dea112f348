import { type RefObject, useEffect, useRef } from 'react'

/** The focus goes to the heading of an opened step, and back to its button when a closed step hides the focused control. */
export function useFoldFocus(section: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const was = useRef(isOpen)
  useEffect(() => {
    if (was.current === isOpen) return
    was.current = isOpen
    const { activeElement: focused } = document
    if (isOpen) section.current?.querySelector('h2')?.focus()
    else if (focused && section.current?.contains(focused) && focused.getClientRects().length === 0)
      section.current.querySelector('button')?.focus()
  }, [section, isOpen])
}
