import { golferId } from '#app/rounds/golferId'
import type { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import type { MyGame } from '#app/rounds/ports/MyGame'
import type { GameAnswers } from '#domain/rounds/gameAnswers'
import type { StoredConfiguration } from '#domain/rounds/playConfiguration'
import type { RestClient } from '../RestClient.ts'
import { aboutMyGame, playGolfConfiguration } from './myGameCalls.ts'

export class HttpMyGame implements MyGame {
  private readonly client: Pick<RestClient, 'send'>
  private readonly golfer: CurrentGolfer

  constructor(client: Pick<RestClient, 'send'>, golfer: CurrentGolfer) {
    this.client = client
    this.golfer = golfer
  }

  async configuration(signal?: AbortSignal): Promise<StoredConfiguration> {
    const { data } = await this.client.send(playGolfConfiguration, { query: { playerId: await golferId(this.golfer) }, signal })
    return data
  }

  async sendAnswers(answers: GameAnswers): Promise<void> {
    await this.client.send(aboutMyGame, { body: { ...answers } })
  }
}
