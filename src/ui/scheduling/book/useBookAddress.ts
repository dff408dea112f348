import { useEffect, useRef } from 'react'
import { bookingQueryIn, readBookingQuery } from './BookingQuery.ts'
import type { BookViewModel } from './BookViewModel.ts'
import { addressOf } from './bookAddress.ts'
import { useOwnQuery } from './useOwnQuery.ts'

export function useBookAddress(model: BookViewModel, movedId: string | undefined): void {
  const [query, replaceQuery] = useOwnQuery()
  const own = useRef(new Set<string>())
  const asked = bookingQueryIn(query).wish.toString()
  const chosen = addressOf(model)

  useEffect(() => {
    if (own.current.has(asked)) return
    void begin(model, movedId, asked)
  }, [model, movedId, asked])

  useEffect(() => {
    if (chosen === undefined || chosen === asked) return
    own.current.add(chosen)
    const withChoice = (before: URLSearchParams) => new URLSearchParams([...bookingQueryIn(before).others, ...new URLSearchParams(chosen)])
    replaceQuery(withChoice)
  }, [chosen, asked, replaceQuery])
}

async function begin(model: BookViewModel, movedId: string | undefined, asked: string): Promise<void> {
  if (movedId !== undefined) await model.openToMove(movedId)
  if (movedId === undefined || asked !== '') model.prefill(readBookingQuery(Object.fromEntries(new URLSearchParams(asked))))
}
