import type { FollowConversation } from './FollowConversation.ts'
import type { Conversations } from './ports/Conversations.ts'
import type { SendMessage } from './SendMessage.ts'

/** All that an open conversation does with the shop. */
export class MessageExchange {
  readonly after: Conversations['after']
  readonly send: SendMessage['execute']
  readonly follow: FollowConversation['start']

  constructor(conversations: Conversations, sending: SendMessage, following: FollowConversation) {
    this.after = conversations.after.bind(conversations)
    this.send = sending.execute.bind(sending)
    this.follow = following.start.bind(following)
  }
}
