import type { World } from '#mocks/world/World'
import { titleOf } from './libraryTitles.ts'

export class PlaybackRecords {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  count(playerId: string, videoId: string): number {
    return this.of(playerId, videoId).length
  }

  eventCount(playerId: string, videoId: string, verb: string): number {
    return this.of(playerId, videoId).flatMap(({ events }) => events.filter(({ name }) => name === verb)).length
  }

  /** Leaves out a device that the club doesn't recognise. */
  contexts(playerId: string, videoId: string) {
    return this.of(playerId, videoId).map(({ category, seriesId, platform, device, os, browser, resolution: { width, height } }) => {
      const isWhole = [platform, os, browser].every((word) => word !== '' && word !== 'other') && width > 0 && height > 0
      return { category: titleOf(category), series: titleOf(seriesId), ...(isWhole && { device }) }
    })
  }

  /** Favourites that were added while watching. */
  subscriptions(playerId: string) {
    const rows = this.world.videoSubscriptions.list((row) => row.playerId === playerId)
    return rows.map(({ videoId, seriesId, categoriesId, eventTime }) => ({
      ...{ category: titleOf(categoriesId), series: titleOf(seriesId), video: titleOf(videoId) },
      day: dayOf(eventTime),
    }))
  }

  private of(playerId: string, videoId: string) {
    return this.world.videoUsage.list((row) => row.playerId === playerId && row.videoId === videoId)
  }
}

function dayOf(instant: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO('America/Chicago').toPlainDate().toString()
}
