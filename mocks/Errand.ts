import type { CallKind } from '#adapters/rest/call'
import type { Bearer } from './bearer.ts'
import type { Answer } from './handling.ts'
import type { LogEntry } from './Log.ts'
import type { Region } from './regions.ts'
import type { World } from './World.ts'

/** A request as it arrived at one of the servers. */
export interface Arrival {
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
export interface Errand {
  readonly call: DeclaredCall
  readonly graphql: LogEntry['graphql']
  /** How the request differs from its declaration. */
  readonly violations: readonly string[]
  run(): Promise<Answer>
  /** How the answer differs from it. */
  check(answer: Answer): readonly string[]
}

/** One of the servers: reads what a request asks for; nothing where it knows no such address. */
export interface Server {
  readonly calls: readonly DeclaredCall[]
  read(arrival: Arrival): Errand | undefined
}
