import type { MessageRow } from '#mocks/contexts/session/data'
import { sendMessage } from '#mocks/contexts/session/messages'
import { postReset } from '#mocks/contexts/session/recovery'
import type { World } from '#mocks/world/World'

export class Mail {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  get code(): string {
    return this.lastMessage.code
  }

  get firstCode(): string {
    return this.world.messages.list()[0]?.code ?? this.code
  }

  get link(): string {
    const { to, link } = this.lastMessage
    if (link === undefined) throw new Error(`What was sent to ${to} brings no link`)
    return link
  }

  get channel(): MessageRow['channel'] {
    return this.lastMessage.channel
  }

  async sendResetLink(email: string): Promise<void> {
    await postReset(this.world, { email, method: 2 })
  }

  async sendVerificationLink(email: string): Promise<void> {
    await sendMessage(this.world, { channel: 'email', to: email, purpose: 'verify-email', linkTo: '/verify-email?token=' })
  }

  verificationLinksTo(email: string): readonly MessageRow[] {
    return this.world.messages.list(({ to, purpose }) => to === email && purpose === 'verify-email')
  }

  async invalidateLast(): Promise<void> {
    await this.world.messages.change(this.lastMessage.id, { void: true })
  }

  private get lastMessage(): MessageRow {
    const message = this.world.messages.list().at(-1)
    if (!message) throw new Error('Nothing was sent')
    return message
  }
}
