import type { Actor } from '../world/Actor.ts'
import type { ClubWorld } from '../world/ClubWorld.ts'
import type { Member } from '../world/cast.ts'
import { cardInHand } from './cards.ts'

/** Pressed ten times in each: the second one doesn't wait for the first. */
export async function inTwoWindows(world: ClubWorld, member: Member, prepare: (actor: Actor) => Promise<void>): Promise<void> {
  const windows = [world.as(member), world.secondWindow(member)]
  for (const window of windows) {
    await prepare(window)
    await window.payment.fillIn(cardInHand('a card'))
  }
  await Promise.all(windows.map(({ payment }) => payment.press(10)))
}
