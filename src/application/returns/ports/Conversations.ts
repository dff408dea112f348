import type { UploadedFile } from '#domain/returns/returnDraft'
import type { ReturnMessage } from '#domain/returns/returnMessage'
import { type Token, token } from '../../shared/token.ts'

export interface NewMessage {
  readonly text: string
  readonly files: readonly UploadedFile[]
}

/** The messages of a return, by its hash. */
export interface Conversations {
  /** Those after a message; all of them after 0. */
  after(hash: string, lastId: number, signal?: AbortSignal): Promise<readonly ReturnMessage[]>
  /** Must not be sent twice. */
  send(hash: string, message: NewMessage): Promise<ReturnMessage>
  remove(hash: string, id: number): Promise<void>
}
export const Conversations: Token<Conversations> = token('Conversations')
