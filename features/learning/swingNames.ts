import { lookUp } from '../world/parameterTypes.ts'

/** Swings of the club's fake world, as a player would name them. */
const ids = new Map([
  ['latest swing face on', 'swing-latest-1'],
  ['swing of an evening', 'swing-evening-1'],
  ['left-handed swing', 'swing-other-hand-1'],
])

export const swingId = lookUp(ids)

export function swingName(id: string | undefined): string | undefined {
  return [...ids].find(([, one]) => one === id)?.[0] ?? id
}
