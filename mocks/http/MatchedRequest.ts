import type { CallKind } from '#adapters/rest/call'
import type { World } from '../world/World.ts'
import type { Bearer } from './bearer.ts'
import type { Answer } from './handler.ts'
import type { LogEntry } from './LogEntry.ts'
import type { Region } from './regions.ts'

export interface IncomingRequest {
  readonly world: World
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly text: string
  readonly bearer: Bearer
  readonly region: Region
  readonly pages: string
}

export interface DeclaredCall {
  readonly id: string
  readonly kind: CallKind
}

export interface MatchedRequest {
  readonly call: DeclaredCall
  readonly graphql: LogEntry['graphql']
  /** The body, or the variables of an operation. */
  readonly sent: unknown
  readonly violations: readonly string[]
  run(): Promise<Answer>
  check(answer: Answer): readonly string[]
}

export interface FakeServer {
  readonly calls: readonly DeclaredCall[]
  read(incoming: IncomingRequest): MatchedRequest | undefined
}
