import { lastId, type ReturnMessage } from '#domain/returns/returnMessage'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { Conversations, NewMessage } from './ports/Conversations.ts'

interface Attempt {
  readonly known: readonly ReturnMessage[]
  /** An earlier attempt may have succeeded. */
  readonly isRepeated: boolean
}

/** Sends a message once, whatever happens to the answer. */
export class SendMessage {
  private readonly conversations: Pick<Conversations, 'after' | 'send'>
  private readonly connectivity: Connectivity

  constructor(conversations: Pick<Conversations, 'after' | 'send'>, connectivity: Connectivity) {
    this.conversations = conversations
    this.connectivity = connectivity
  }

  /** The same text of the customer's after the known messages is the message whose answer got lost. */
  async execute(hash: string, message: NewMessage, { known, isRepeated }: Attempt): Promise<ReturnMessage> {
    const isIt = ({ from, text, files }: ReturnMessage) =>
      from === 'customer' && text === message.text && files.length === message.files.length
    const find = async () => (await this.conversations.after(hash, lastId(known))).find(isIt)
    const sent = isRepeated ? await find() : undefined
    return sent ?? writeOnce(this.connectivity, () => this.conversations.send(hash, message), find)
  }
}
