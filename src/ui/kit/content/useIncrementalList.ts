import { type RefCallback, startTransition, useCallback, useState } from 'react'

const usualStep = 40
const near = '800px'

export interface ListPlace {
  readonly 'aria-posinset'?: number
  readonly 'aria-setsize'?: number
}

interface Growing<T> {
  readonly shown: readonly T[]
  readonly placeOf: (index: number) => ListPlace
  readonly end: RefCallback<Element> | undefined
}

/** `atLeast`: how many are shown at once, so that one of them can be scrolled to. */
export function useIncrementalList<T>(all: readonly T[], step = usualStep, atLeast = step): Growing<T> {
  const [grown, setCount] = useState(step)
  const count = Math.max(grown, atLeast)
  const isCut = count < all.length
  // A new callback per count, so that an end that is still near is reported again.
  const end = useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      const grow = () => startTransition(() => setCount(count + step))
      const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && grow(), { rootMargin: near })
      watch.observe(element)
      return () => watch.disconnect()
    },
    [count, step],
  )
  return {
    shown: isCut ? all.slice(0, count) : all,
    placeOf: (index) => (isCut ? { 'aria-posinset': index + 1, 'aria-setsize': all.length } : {}),
    end: isCut ? end : undefined,
  }
}
