import { createContext, useContext } from 'react'
import type { Area } from '#domain/session/areas'

/** Unknown until the profile is loaded. */
export type Access = 'open' | 'closed' | 'unknown'

export interface FeatureAccess {
  accessTo(area: Area): Access
}

export const FeatureAccessContext = createContext<FeatureAccess>({ accessTo: () => 'unknown' })

/** Call it in an observer: access changes when the profile loads. */
export function useFeatureAccess(): FeatureAccess {
  return useContext(FeatureAccessContext)
}
