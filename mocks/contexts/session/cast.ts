import { fullName } from '../../world/names.ts'
import type { World } from '../../world/World.ts'

export interface CastMember {
  readonly name: string
  readonly username: string
  readonly password: string
  readonly about: string
}

export function castOf(world: World): readonly CastMember[] {
  return world.players.list().flatMap(({ firstName, lastName, email: username, password, about }) => {
    return about === undefined ? [] : [{ name: fullName({ firstName, lastName }), username, password, about }]
  })
}
