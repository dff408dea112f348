import { type ChallengeType, challengeTypes } from './challenge.ts'

/** As the club stores it; the product reads only what it knows. */
export type StoredConfiguration = Readonly<Record<string, unknown>>

/** `challengeTypes` lists the types on the player's score dashboard; without it, all are. */
export function dashboardTypes(stored: StoredConfiguration | undefined): readonly ChallengeType[] {
  const { challengeTypes: listed } = stored ?? {}
  if (!Array.isArray(listed)) return challengeTypes
  const known = challengeTypes.filter((type) => listed.includes(type))
  return known.length > 0 ? known : challengeTypes
}
