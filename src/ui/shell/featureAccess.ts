import { createContext, useContext } from 'react'
import type { Area } from '#domain/session/areas'

/** Unknown until it is known what kind of player it is. */
export type Access = 'open' | 'closed' | 'unknown'

/** How the areas of the club stand to the player. */
export interface FeatureAccess {
  accessTo(area: Area): Access
}

export const FeatureAccessContext = createContext<FeatureAccess>({ accessTo: () => 'unknown' })

/** Read it in an observer: a standing changes as soon as the profile is there. */
export function useFeatureAccess(): FeatureAccess {
  return useContext(FeatureAccessContext)
}
