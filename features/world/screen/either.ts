import type { Screen } from './Screen.ts'
import type { Target } from './Target.ts'

/** The screen says one or the other; silence is neither. */
export async function either(screen: Screen, yes: Target, no: Target): Promise<boolean> {
  if (await screen.shows(yes)) return true
  if (await screen.shows(no)) return false
  const words = await screen.words()
  throw new Error(`Neither is on the screen: ${yes.selector(words)}, ${no.selector(words)}`)
}

/** Undefined where the screen shows `none` instead. */
export async function textUnless(screen: Screen, none: Target, told: Target): Promise<string | undefined> {
  return (await screen.shows(none)) ? undefined : screen.text(told)
}

/** Undefined where the place is on the screen without it. */
export async function textIn(screen: Screen, place: Target, told: Target): Promise<string | undefined> {
  return (await either(screen, told.within(place), place)) ? screen.text(told.within(place)) : undefined
}
