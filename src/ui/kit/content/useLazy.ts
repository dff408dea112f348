import { startTransition, useEffect, useState } from 'react'

/** Loads code after the first paint; retries a failed load once it is `wanted`. */
export function useLazy<Loaded>(load: () => Promise<Loaded>, wanted = false): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ readonly code: Loaded }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed load is retried once it is wanted
  useEffect(() => {
    if (loaded) return undefined
    let isHere = true
    load().then(
      (code) => {
        if (isHere) startTransition(() => setLoaded({ code }))
      },
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [load, loaded, wanted])
  return loaded?.code
}
