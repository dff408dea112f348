import type { CallKind } from '#adapters/rest/call'
import type { World } from '../world/World.ts'
import type { Bearer } from './bearer.ts'
import type { Answer } from './handler.ts'
import type { LogEntry } from './LogEntry.ts'
import type { Region } from './regions.ts'

/** A request as it arrived at one of the servers. */
export interface IncomingRequest {
  readonly world: World
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly text: string
  readonly bearer: Bearer
  readonly region: Region
  /** Where the product's pages are. */
  readonly pages: string
}

/** A call as the request log and the faults name it. */
export interface DeclaredCall {
  readonly id: string
  readonly kind: CallKind
}

/** What a request asks for, once its declaration is found. */
export interface MatchedRequest {
  readonly call: DeclaredCall
  readonly graphql: LogEntry['graphql']
  /** How the request differs from its declaration. */
  readonly violations: readonly string[]
  run(): Promise<Answer>
  /** How the answer differs from it. */
  check(answer: Answer): readonly string[]
}

/** One of the servers: reads what a request asks for; nothing where it knows no such address. */
export interface FakeServer {
  readonly calls: readonly DeclaredCall[]
  read(incoming: IncomingRequest): MatchedRequest | undefined
}
