import type { ClubWorld } from '../world/ClubWorld.ts'
import type { Member } from '../world/cast.ts'

/** Features name lessons in English. */
export async function lessonOnScreen(world: ClubWorld, member: Member, lesson: string): Promise<string> {
  return world.club.lessons.nameIn(await world.as(member).session.language(), lesson)
}
