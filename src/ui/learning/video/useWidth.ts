import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export function useWidth<T extends Element>(): readonly [RefObject<T | null>, number] {
  const ref = useRef<T>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return undefined
    const measure = () => setWidth(Math.round(current.getBoundingClientRect().width))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return [ref, width]
}
