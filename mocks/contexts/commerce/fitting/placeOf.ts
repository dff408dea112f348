import { fullName } from '../../../world/names.ts'
import type { World } from '../../../world/World.ts'

export function placeOf(world: World, { coachId }: { readonly coachId: string }): { readonly center: string; readonly fitter: string } {
  const coach = world.coaches.get(coachId)
  return { center: world.centres.get(coach.centreId).name, fitter: fullName(coach) }
}
