import type { World } from './World.ts'

/** Replaces a world and lets the people of it who are signed in stay so: their tokens are good for as long as they were. */
export async function preserveTokens(world: World, replace: () => Promise<boolean>): Promise<boolean> {
  const { count } = world
  const before = world.now()
  const held = world.passes.list((pass) => !pass.void && Temporal.Instant.compare(pass.expires, before) > 0)
  if (!(await replace())) return false
  const gone = before.until(world.now())
  for (const pass of held) {
    const expires = Temporal.Instant.from(pass.expires).add(gone).toString()
    if (world.players.find(pass.playerId) && !world.passes.find(pass.id)) await world.passes.add({ ...pass, expires })
  }
  world.count = Math.max(count, world.count)
  return true
}
