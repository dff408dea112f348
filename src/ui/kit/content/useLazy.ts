import { useEffect, useState } from 'react'
import { afterPaint } from '#ui/shell/afterPaint.ts'

/** Loads code after the first paint; retries a failed load once it is `wanted`. */
export function useLazy<Loaded>(load: () => Promise<Loaded>, wanted = false): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ readonly code: Loaded }>()
  useEffect(() => {
    if (loaded) return undefined
    let isHere = true
    const begin = () =>
      load().then(
        (code) => {
          if (isHere) setLoaded({ code })
        },
        () => undefined,
      )
    // React runs effects before the paint where a store has changed.
    if (wanted) void begin()
    else
      afterPaint(() => {
        if (isHere) void begin()
      })
    return () => {
      isHere = false
    }
  }, [load, loaded, wanted])
  return loaded?.code
}
