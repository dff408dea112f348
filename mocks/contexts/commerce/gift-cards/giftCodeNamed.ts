import type { World } from '../../../world/World.ts'

/** Whatever groups it is written in. */
export function giftCodeNamed(world: World, code: string) {
  return world.giftCodes.first(({ id }) => plain(id) === plain(code))
}

function plain(code: string): string {
  return code.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
