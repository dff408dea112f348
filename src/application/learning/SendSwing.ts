import type { RecordedSwing, SentComment } from '#domain/learning/swing'
import { mayStillArrive } from '../shared/failure.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { unlessUnknown, writeOnce } from '../shared/writeOnce.ts'
import type { Swings } from './ports/Swings.ts'

interface Letter {
  readonly swing: Pick<RecordedSwing, 'id' | 'comments'>
  readonly comment: string
}

/** Sent once. The outcome of a lost answer is read from the swing, at the latest before the next attempt. */
export class SendSwing {
  private readonly swings: Pick<Swings, 'byId' | 'sendToCoach'>
  private readonly connectivity: Pick<Connectivity, 'value'>
  private readonly unsettled = new Map<string, Letter>()

  constructor(swings: Pick<Swings, 'byId' | 'sendToCoach'>, connectivity: Pick<Connectivity, 'value'>) {
    this.swings = swings
    this.connectivity = connectivity
  }

  async execute(letter: Letter): Promise<'sent'> {
    return (await this.settle(letter)) ?? this.send(letter)
  }

  private async send(letter: Letter): Promise<'sent'> {
    const { swing, comment } = letter
    const write = async () => {
      await this.swings.sendToCoach(swing.id, comment)
      return 'sent' as const
    }
    try {
      return await writeOnce(this.connectivity, write, () => this.arrived(letter))
    } catch (error) {
      if (mayStillArrive(error)) this.unsettled.set(swing.id, letter)
      throw error
    }
  }

  /** Resolves an attempt with unknown outcome. A different comment is a new one. */
  private async settle({ swing, comment }: Letter): Promise<'sent' | undefined> {
    const before = this.unsettled.get(swing.id)
    if (before?.comment !== comment) return undefined
    const arrived = await unlessUnknown(undefined, () => this.arrived(before))
    this.unsettled.delete(swing.id)
    return arrived
  }

  private async arrived({ swing, comment }: Letter): Promise<'sent' | undefined> {
    const { comments } = await this.swings.byId(swing.id)
    const isNew = ({ id }: SentComment) => swing.comments.every((each) => each.id !== id)
    return comments.some((each) => isNew(each) && each.text === comment) ? 'sent' : undefined
  }
}
