import type { Screen } from '../../world/screen/Screen.ts'
import { part, type Target } from '../../world/screen/Target.ts'

/** By its street, which follows the name of a person. */
export async function chooseAddress(screen: Screen, places: Target, street: string): Promise<void> {
  const options = await screen.texts(part('option').within(places))
  await screen.choose(places, options.findLast((text) => text.includes(street)) ?? street)
}
