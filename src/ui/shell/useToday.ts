import { createContext, use } from 'react'

export const TodayContext = createContext<(() => Temporal.PlainDate) | undefined>(undefined)

/** By the club's clock, where the player is. */
export function useToday(): Temporal.PlainDate | undefined {
  return use(TodayContext)?.()
}
