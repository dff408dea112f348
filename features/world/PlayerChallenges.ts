import type { ChallengeType } from '#domain/rounds/challenge'
import { bestScore } from '#mocks/contexts/rounds/challenges/leaderboards'
import { betterOf } from '#mocks/contexts/rounds/challenges/measures'
import type { World } from '#mocks/world/World'

export class PlayerChallenges {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** The player reaches the best score of everybody. */
  async tieForLead(playerId: string, type: ChallengeType): Promise<void> {
    const rows = this.world.boardPlayers.list()
    const values = rows.flatMap((row) => bestScore(this.world, row, type) ?? [])
    const best = betterOf(type, values)
    const leaders = rows.filter((row) => bestScore(this.world, row, type) === best)
    for (const { id, best: scores } of leaders.slice(1)) {
      const { [type]: _shared, ...others } = scores
      await this.world.boardPlayers.change(id, { best: others })
    }
    await this.world.boardPlayers.change(playerId, { best: { [type]: best } })
  }

  goalOf(playerId: string): string {
    return this.world.gameAnswers.find(playerId)?.answers['goal'] ?? ''
  }
}
