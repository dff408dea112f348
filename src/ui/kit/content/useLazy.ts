import { useEffect, useState } from 'react'

/**
 * Code that comes once the rest is on the screen, and nothing until then. Where it can't be had it is asked for again
 * when it is `wanted`.
 */
export function useLazy<Loaded>(load: () => Promise<Loaded>, wanted = false): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ readonly code: Loaded }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted is asked for once more
  useEffect(() => {
    if (loaded) return undefined
    let isHere = true
    load().then(
      (code) => {
        if (isHere) setLoaded({ code })
      },
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [load, loaded, wanted])
  return loaded?.code
}
