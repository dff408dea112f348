import { type RefObject, useEffect, useState } from 'react'
import type { Unfinished } from './unfinished.ts'

/** A form with an unfinished entry isn't sent, since the model knows nothing of it. */
export function useUnfinished(
  unfinished: Unfinished | undefined,
  box: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
): readonly [isLeft: boolean, onBlur: () => void] {
  const [isLeft, setLeft] = useState(false)
  if (isLeft && !unfinished) setLeft(false)
  useEffect(() => {
    const form = input.current?.form
    if (!form || !unfinished) return undefined
    const stop = (event: Event) => {
      const isFirst = !event.defaultPrevented
      event.preventDefault()
      event.stopPropagation()
      setLeft(true)
      if (isFirst) focusIn(box.current)
    }
    form.addEventListener('submit', stop, true)
    return () => form.removeEventListener('submit', stop, true)
  }, [unfinished, box, input])
  return [isLeft, () => setLeft(unfinished !== undefined)]
}

function focusIn(box: HTMLElement | null): void {
  const segment = box?.querySelector<HTMLElement>('[data-placeholder]') ?? box?.querySelector<HTMLElement>('[data-segment][tabindex]')
  segment?.focus()
}
