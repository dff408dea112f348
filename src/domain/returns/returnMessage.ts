export type MessageSender = 'customer' | 'shop' | 'system'

export interface MessageFile {
  readonly name: string
  /** Undefined where it can't be trusted. */
  readonly address: string | undefined
}

/** A picture that the conversation can show. */
export function isPicture({ name, address }: MessageFile): boolean {
  return address !== undefined && /\.(?:gif|jpe?g|png|webp)$/i.test(name)
}

export interface ReturnMessage {
  readonly id: number
  readonly at: Temporal.Instant
  readonly text: string
  readonly from: MessageSender
  readonly name: string
  readonly files: readonly MessageFile[]
}

/** Neither flag means the customer. */
export function senderOf(flags: { readonly isManager: boolean; readonly isSystem: boolean }): MessageSender {
  if (flags.isSystem) return 'system'
  return flags.isManager ? 'shop' : 'customer'
}

/** Only the customer's own messages can be deleted. */
export function isOwn({ from }: Pick<ReturnMessage, 'from'>): boolean {
  return from === 'customer'
}

/** Each message once, in the order of their ids. */
export function merged(known: readonly ReturnMessage[], more: readonly ReturnMessage[]): readonly ReturnMessage[] {
  const all = new Map([...known, ...more].map((message) => [message.id, message]))
  return [...all.values()].sort((one, other) => one.id - other.id)
}

/** 0 before the first message. */
export function lastId(messages: readonly ReturnMessage[]): number {
  return Math.max(0, ...messages.map(({ id }) => id))
}
