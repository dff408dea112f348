import type { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import type { FavouriteCourses } from '#app/rounds/ports/FavouriteCourses'
import type { RestClient } from '../RestClient.ts'
import { addFavouriteCourse, favouriteCourse, removeFavouriteCourse } from './courseCalls.ts'
import { playerIdOf } from './playerIdOf.ts'
import { unlessGone } from './unlessGone.ts'

export class HttpFavouriteCourses implements FavouriteCourses {
  private readonly client: Pick<RestClient, 'send'>
  private readonly golfer: CurrentGolfer

  constructor(client: Pick<RestClient, 'send'>, golfer: CurrentGolfer) {
    this.client = client
    this.golfer = golfer
  }

  async isFavourite(courseId: string, signal?: AbortSignal): Promise<boolean> {
    const { data } = await this.client.send(favouriteCourse, { query: { playerId: await playerIdOf(this.golfer), courseId }, signal })
    return data.favorite
  }

  async set(courseId: string, isFavourite: boolean): Promise<void> {
    const favourite = { playerId: await playerIdOf(this.golfer), courseId }
    if (isFavourite) await this.client.send(addFavouriteCourse, { body: favourite })
    else await unlessGone(this.client.send(removeFavouriteCourse, { query: favourite }))
  }
}
