import type { World } from '../../world/World.ts'
import { idOf } from './courses.ts'

const favourites = [
  { playerId: 'player-hana', courseId: 'lakeshore-dunes' },
  { playerId: 'player-hana', courseId: 'saltmarsh-links' },
  { playerId: 'player-wataru', courseId: 'kawabe-hills' },
  { playerId: 'player-jonah', courseId: 'quarry-ridge' },
]

export async function seedFavouriteCourses(world: World): Promise<void> {
  for (const favourite of favourites) await world.favouriteCourses.add({ id: idOf(favourite), ...favourite })
}
