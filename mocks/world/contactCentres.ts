import { centresFrom, pointOfPostal } from '../contexts/scheduling/centres.ts'
import type { World } from './World.ts'

interface ContactCentre {
  readonly id: string
  readonly name: string
  readonly city: string
}

/** In the club's order, or by distance from a postal code; empty for an unknown code. */
export function contactCentres(world: World, postal?: string): readonly ContactCentre[] {
  const from = pointOfPostal(world, postal)
  if (postal !== undefined && !from) return []
  return centresFrom(world, from).map(({ id, name, city }) => ({ id, name, city }))
}
