import { type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

const step = 20
/** Pixels from the end that still count as the end. */
const nearEnd = 48

interface LatestMessages<T> {
  readonly shown: readonly T[]
  /** Index of the first one that is shown. */
  readonly first: number
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly top: RefCallback<Element> | undefined
  /** The reader is further up. */
  readonly isAway: boolean
  readonly toLatest: () => void
}

/** Shows the end of a list and more of it as its top comes near. A reader at the end stays there, one further up stays where they read. */
export function useLatestMessages<T>(all: readonly T[]): LatestMessages<T> {
  const scroller = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(step)
  const [isAway, setAway] = useState(false)
  const place = useRef({ fromEnd: 0, count })
  const first = Math.max(0, all.length - count)
  const shown = all.slice(first)
  const top = useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && setCount(count + step), {
        root: scroller.current,
        rootMargin: '200px 0px 0px',
      })
      watch.observe(element)
      return () => watch.disconnect()
    },
    [count],
  )
  useEffect(() => {
    const element = scroller.current
    const remember = () => {
      if (!element) return
      const fromEnd = element.scrollHeight - element.scrollTop - element.clientHeight
      place.current.fromEnd = fromEnd
      setAway(fromEnd > nearEnd)
    }
    element?.addEventListener('scroll', remember, { passive: true })
    return () => element?.removeEventListener('scroll', remember)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is kept whenever the list has changed
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const { fromEnd, count: before } = place.current
    const isLonger = before !== count
    // Earlier messages push down what is read, so its distance from the end stays; later ones leave it where it is.
    if (isLonger || fromEnd <= nearEnd) element.scrollTop = element.scrollHeight - element.clientHeight - fromEnd
    place.current = { ...place.current, count }
  }, [shown.length, all.length, count])
  const toLatest = useCallback(() => {
    const element = scroller.current
    if (element) element.scrollTop = element.scrollHeight
  }, [])
  return { shown, first, scroller, top: first > 0 ? top : undefined, isAway, toLatest }
}
