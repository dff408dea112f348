import type { World } from '../../world/World.ts'
import type { PlayerRow } from './data.ts'

/** By e-mail address or phone number. */
export function playerNamed(world: World, username: string): PlayerRow | undefined {
  const name = plain(username)
  return world.players.first(({ email, phone }) => plain(email) === name || plain(phone) === name)
}

/** Neither case nor spaces tell two accounts apart, nor dashes in a phone number. */
export function plain(username: string): string {
  return username.toLowerCase().replaceAll(/[\s-]/g, '')
}
