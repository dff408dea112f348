import { createContext, useContext } from 'react'
import type { Area } from '#domain/session/areas'

/** Unknown until it is known what kind of player it is. */
export type Standing = 'open' | 'closed' | 'unknown'

/** How the areas of the club stand to the player. */
export interface AreaStandings {
  standingOf(area: Area): Standing
}

export const AreaStandingsContext = createContext<AreaStandings>({ standingOf: () => 'unknown' })

/** Read it in an observer: a standing changes as soon as the profile is there. */
export function useAreaStandings(): AreaStandings {
  return useContext(AreaStandingsContext)
}
