import { useState } from 'react'

interface Moment<Shown> {
  readonly shown: Shown | null
  readonly show: (shown: Shown | null) => void
}

interface Notation<Shown> {
  readonly read: (value: string) => Shown | null
  readonly write: (shown: Shown) => string | undefined
}

/** The value as React Aria has it, which compares by identity. */
export function useMoment<Shown>(value: string, onChange: (value: string) => void, { read, write }: Notation<Shown>): Moment<Shown> {
  const [kept, keep] = useState(() => ({ value, shown: read(value) }))
  const current = kept.value === value ? kept : { value, shown: read(value) }
  if (current !== kept) keep(current)
  const show = (shown: Shown | null) => {
    const written = shown ? write(shown) : ''
    keep({ value: written ?? value, shown })
    if (written !== undefined && written !== value) onChange(written)
  }
  return { shown: current.shown, show }
}
