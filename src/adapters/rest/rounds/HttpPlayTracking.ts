import { golferId } from '#app/rounds/golferId'
import type { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import type { PlayTracking } from '#app/rounds/ports/PlayTracking'
import type { HoleRecord, PlayPoint, PointsOfHole, RoundComment } from '#domain/rounds/playTracking'
import type { RestClient } from '../RestClient.ts'
import { playedHoles, playTracking, roundComments, savePoints } from './playTrackingCalls.ts'

export class HttpPlayTracking implements PlayTracking {
  private readonly client: Pick<RestClient, 'send'>
  private readonly golfer: CurrentGolfer

  constructor(client: Pick<RestClient, 'send'>, golfer: CurrentGolfer) {
    this.client = client
    this.golfer = golfer
  }

  async points(roundId: number, signal?: AbortSignal): Promise<readonly PointsOfHole[]> {
    return (await this.client.send(playTracking, { query: { roundId: String(roundId) }, signal })).data
  }

  async savePoints(roundId: number, hole: number, points: readonly PlayPoint[]): Promise<void> {
    await this.client.send(savePoints, { body: { roundId, hole, points: points.map(({ x, y }) => ({ x, y })) } })
  }

  async comments(roundId: number, signal?: AbortSignal): Promise<readonly RoundComment[]> {
    return (await this.client.send(roundComments, { query: { roundId: String(roundId) }, signal })).data
  }

  async holeRecords(signal?: AbortSignal): Promise<readonly HoleRecord[]> {
    return (await this.client.send(playedHoles, { query: { playerId: await golferId(this.golfer) }, signal })).data
  }
}
