import type { World } from '../../world/World.ts'
import type { ClubMailRow } from './data.ts'

type Letter = Omit<ClubMailRow, 'id' | 'at' | 'files'> & Partial<Pick<ClubMailRow, 'files'>>

/** Puts a letter into the mailbox of the club's staff. */
export async function deliver(world: World, letter: Letter): Promise<void> {
  await world.clubMail.add({ files: [], ...letter, id: world.nextId('mail'), at: world.now().toString() })
}
