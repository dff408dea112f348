import { startTransition, useEffect, useState } from 'react'
import type { Drawings } from './Drawings.ts'

/** Undefined until the browser has had the time to draw it. */
export function useDrawing<Subject, Drawn>(drawings: Drawings<Subject, Drawn>, subject: Subject): Drawn | undefined {
  const [, setDrawn] = useState<Drawn>()
  const known = drawings.known(subject)
  useEffect(() => {
    if (known !== undefined) return undefined
    let isHere = true
    void drawings.whileIdle(subject).then((drawn) => {
      if (isHere) startTransition(() => setDrawn(drawn))
    })
    return () => {
      isHere = false
    }
  }, [drawings, subject, known])
  return known
}
