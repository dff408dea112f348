import { useState } from 'react'

type Folded = 'lesson' | 'centre' | 'coach' | 'day'

export interface Fold {
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** At most one made choice is open again, so that the page stays short on a phone. */
export function useFolds(): (step: Folded) => Fold {
  const [open, setOpen] = useState<Folded>()
  return (step) => ({ isOpen: open === step, onOpen: () => setOpen(step), onClose: () => setOpen(undefined) })
}
