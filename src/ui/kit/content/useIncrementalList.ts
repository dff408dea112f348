import { type RefCallback, useCallback, useState } from 'react'

const step = 40
/** How far below what is seen the end counts as near. */
const near = '800px'

/** For assistive technology: which of how many, where not all of them stand. */
export interface ListPlace {
  readonly 'aria-posinset'?: number
  readonly 'aria-setsize'?: number
}

interface Growing<T> {
  readonly shown: readonly T[]
  readonly placeOf: (index: number) => ListPlace
  /** For an element behind the last that is shown; nothing where all are. */
  readonly end: RefCallback<Element> | undefined
}

/** Of a long list the first ones, and more as their end comes near: thousands cost no more than what was looked at. */
export function useIncrementalList<T>(all: readonly T[]): Growing<T> {
  const [count, setCount] = useState(step)
  const isCut = count < all.length
  // A new one for each count: what is still near afterwards is told once more.
  const end = useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && setCount(count + step), {
        rootMargin: near,
      })
      watch.observe(element)
      return () => watch.disconnect()
    },
    [count],
  )
  return {
    shown: isCut ? all.slice(0, count) : all,
    placeOf: (index) => (isCut ? { 'aria-posinset': index + 1, 'aria-setsize': all.length } : {}),
    end: isCut ? end : undefined,
  }
}
