import type { World } from './World.ts'

/** Players who are signed in stay signed in: their tokens keep their lifetimes. */
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
