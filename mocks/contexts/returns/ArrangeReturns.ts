import type { World } from '../../world/World.ts'
import { addMessage, addReturn } from './addReturn.ts'
import { administrator } from './administrator.ts'
import { advanceReturn, answerReturn, returnsActions } from './clubActions.ts'
import type { ReturnRequestRow, ReturnSettingsRow } from './data.ts'
import { statusIds } from './statuses.ts'

export class ArrangeReturns {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  async are(settings: Partial<ReturnSettingsRow>): Promise<void> {
    await this.world.returnSettings.change('1', settings)
  }

  /** Their latest. */
  of(playerId: string): ReturnRequestRow {
    const row = this.world.returnRequests.list((each) => each.playerId === playerId).at(-1)
    if (!row) throw new Error(`${playerId} has no return`)
    return row
  }

  /** Earlier ones, which the player has closed. */
  async areAtLeast(playerId: string, count: number): Promise<void> {
    const { orderId, items, createdAt } = this.of(playerId)
    const known = this.world.returnRequests.list((each) => each.playerId === playerId).length
    for (let day = 1; day <= count - known; day += 1) {
      const at = Temporal.Instant.from(createdAt).subtract({ hours: 24 * (300 + day) })
      const row = await addReturn(this.world, { playerId, orderId, items, fields: [], note: '', files: [] }, at)
      await this.world.returnRequests.change(row.id, { statusId: statusIds.closed })
    }
  }

  /** Whoever still knows its hash and number holds those of somebody else's return. */
  async isHandedTo(playerId: string, { id }: Pick<ReturnRequestRow, 'id'>): Promise<void> {
    await this.world.returnRequests.change(id, { playerId })
  }

  async areFilesHandedTo(playerId: string): Promise<void> {
    for (const { id } of this.world.returnAttachments.list()) await this.world.returnAttachments.change(id, { playerId })
  }

  /** Everything that a customer could read or change. */
  recordOf({ id }: Pick<ReturnRequestRow, 'id'>): string {
    return JSON.stringify([this.world.returnRequests.get(id), this.world.returnMessages.list(({ requestId }) => requestId === id)])
  }

  async isAnswered(playerId: string, text: string): Promise<void> {
    await answerReturn(this.world, this.of(playerId).id, text)
  }

  async isNew(playerId: string): Promise<void> {
    await advanceReturn(this.world, this.of(playerId).id, 'new', 'pending')
  }

  async isRefunded(playerId: string): Promise<void> {
    await advanceReturn(this.world, this.of(playerId).id, 'refunded', 'resolved')
  }

  /** An action of the QA desk, on the latest return that it is offered for. */
  async shopDoes(id: string, playerId: string, text = ''): Promise<void> {
    const action = returnsActions.find((each) => each.id === id)
    const target = action?.targets(this.world, playerId).at(-1)
    if (!action || !target) throw new Error(`${id} is not offered to ${playerId}`)
    await action.run(this.world, target.id, text)
  }

  async hasMessages(playerId: string, count: number): Promise<void> {
    const { id: requestId } = this.of(playerId)
    for (let number = 1; number <= count; number += 1) {
      const from = number % 2 === 0 ? 'manager' : 'customer'
      await addMessage(this.world, { requestId, text: `Message ${number}`, from, name: from === 'manager' ? administrator : 'Hana' })
    }
  }
}
