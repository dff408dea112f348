import { type RefObject, useEffect, useRef } from 'react'

let pages = 0

export function useHeading(title: string, takesFocus = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Clubhouse`
    pages += 1
    if (pages > 1 && takesFocus) heading.current?.focus({ preventScroll: true })
  }, [title, takesFocus])
  return heading
}
