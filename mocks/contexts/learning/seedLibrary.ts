import type { World } from '../../world/World.ts'
import { library } from './collection/index.ts'
import { videoFileNamed } from './videoFile.ts'

const watched: Readonly<Record<string, number>> = {
  'first-swing-1': 1,
  'first-swing-2': 1,
  'first-swing-3': 0.96,
  'tempo-1': 0.4,
  'around-the-green-1': 1,
  'around-the-green-2': 0.5,
}

export async function seedLibrary(world: World): Promise<void> {
  const playerId = 'player-hana'
  for (const { id, slug } of library.videos.filter((video) => video.id in watched)) {
    const watchedTime = videoFileNamed(slug).seconds * (watched[id] ?? 0)
    await world.videoViews.add({ id: `${playerId}/${id}`, playerId, videoId: id, watchedTime })
  }
  await world.videoFavourites.add({ id: `${playerId}/tempo`, playerId, seriesId: 'tempo' })
  const kept = { playerId, seriesId: 'around-the-green', videoId: 'around-the-green-1' }
  await world.videoFavourites.add({ id: `${playerId}/${kept.seriesId}/${kept.videoId}`, ...kept })
}
