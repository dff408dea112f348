import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

const step = 20
/** Pixels from the end that still count as the end. */
const nearEnd = 48
/** Pixels from the top at which earlier ones come in. */
const nearTop = 200

interface LatestMessages<T> {
  readonly shown: readonly T[]
  /** Index of the first one that is shown. */
  readonly first: number
  readonly scroller: RefObject<HTMLDivElement | null>
  /** The reader is further up. */
  readonly isAway: boolean
  readonly toLatest: () => void
}

/** Shows the end of a list and more of it as its top comes near. A reader at the end stays there, one further up stays where they read. */
export function useLatestMessages<T>(all: readonly T[]): LatestMessages<T> {
  const scroller = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(() => Math.max(0, all.length - step))
  const [isAway, setAway] = useState(false)
  const place = useRef({ fromEnd: 0, first })
  const shown = all.slice(first)
  const showEarlier = useCallback(() => {
    const element = scroller.current
    // The first one on the page, which the reader may scroll past before the next ones are there.
    const { first: drawn } = place.current
    if (element && drawn > 0 && element.clientHeight > 0 && element.scrollTop < nearTop) setFirst(Math.max(0, drawn - step))
  }, [])
  useEffect(() => {
    const element = scroller.current
    const remember = () => {
      if (!element) return
      const fromEnd = fromEndOf(element)
      place.current.fromEnd = fromEnd
      setAway(fromEnd > nearEnd)
      showEarlier()
    }
    element?.addEventListener('scroll', remember, { passive: true })
    return () => element?.removeEventListener('scroll', remember)
  }, [showEarlier])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is kept whenever the list has changed
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const { fromEnd, first: before } = place.current
    const isLonger = before !== first
    // Earlier messages push down what is read, so its distance from the end stays; later ones leave it where it is.
    if (isLonger || fromEnd <= nearEnd) element.scrollTop = element.scrollHeight - element.clientHeight - fromEnd
    place.current = { fromEnd: fromEndOf(element), first }
    showEarlier()
  }, [all.length, first])
  const toLatest = useCallback(() => {
    const element = scroller.current
    if (element) element.scrollTop = element.scrollHeight
  }, [])
  return { shown, first, scroller, isAway, toLatest }
}

function fromEndOf({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight
}
