import type { World } from '../../world/World.ts'
import type { PlayerRow } from './data.ts'

export function playerNamed(world: World, username: string): PlayerRow | undefined {
  const name = plain(username)
  return world.players.first(({ email, phone }) => plain(email) === name || plain(phone) === name)
}

/** Ignores case, spaces, and dashes in phone numbers. */
export function plain(username: string): string {
  return username.toLowerCase().replaceAll(/[\s-]/g, '')
}
