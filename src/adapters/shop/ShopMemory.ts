import { ApolloClient, type ApolloLink, type DocumentNode, InMemoryCache } from '@apollo/client/core'
import type { BaseHttpLink } from '@apollo/client/link/http'
import type { Clock } from '#app/shared/ports/Clock'
import { possibleTypes } from './possibleTypes.generated.ts'

/** Stock and prices change: what was heard longer ago is asked anew. */
const lifetime = Temporal.Duration.from({ minutes: 5 })

export interface Question {
  /** Of the operation. */
  readonly id: string
  readonly document: DocumentNode
  readonly variables: object
  readonly context: BaseHttpLink.ContextOptions & { readonly uri: string }
  readonly errorPolicy?: 'all' | 'none'
}

interface Memory {
  readonly asker: string
  readonly apollo: ApolloClient
  /** When each question was answered. */
  readonly answered: Map<string, Temporal.Instant>
}

/**
 * What the shop tells everybody alike, kept for a while in Apollo's cache. It is one asker's: with another store, language
 * or account it begins anew, and an answer that comes after the change goes where nobody looks any more.
 */
export class ShopMemory {
  private memory: Memory | undefined
  private readonly link: ApolloLink
  private readonly clock: Pick<Clock, 'now'>

  constructor(link: ApolloLink, clock: Pick<Clock, 'now'>) {
    this.link = link
    this.clock = clock
  }

  /** An answer with errors is not kept. */
  async ask({ id, document, variables, context, errorPolicy = 'none' }: Question): Promise<{ data: unknown; error?: unknown }> {
    const { apollo, answered } = this.of(JSON.stringify([context.uri, context.headers]))
    const question = JSON.stringify([id, variables])
    const isFresh = this.isFresh(answered.get(question))
    const fetchPolicy = isFresh ? 'cache-first' : 'network-only'
    const { data, error } = await apollo.query({ query: document, variables, context, fetchPolicy, errorPolicy })
    if (!isFresh && !error) answered.set(question, this.clock.now())
    return { data, error }
  }

  forget(): void {
    this.memory = undefined
  }

  private isFresh(answered: Temporal.Instant | undefined): boolean {
    return answered !== undefined && Temporal.Instant.compare(this.clock.now(), answered.add(lifetime)) < 0
  }

  private of(asker: string): Memory {
    if (this.memory?.asker !== asker) this.memory = { asker, apollo: apolloOver(this.link, newCache()), answered: new Map() }
    return this.memory
  }
}

/** For what is never kept: nothing is added to what is asked, and so nothing counts against the shop's limits but the fields that are needed. */
export class NoCache extends InMemoryCache {
  override transformDocument(document: DocumentNode): DocumentNode {
    return document
  }
}

/** Apollo looks up types as properties: without entries of their own, a record of the type `constructor` would find the inherited one and throw. */
const inheritedNames = Object.fromEntries(
  Object.entries(Object.getOwnPropertyDescriptors(Object.prototype)).flatMap(([name, { value }]) =>
    typeof value === 'function' ? [[name, {}]] : [],
  ),
)

/** A kind of product that is new to us is shown by the fields that it shares with the others. */
const anyOther = '.+'

export function apolloOver(link: ApolloLink, cache: InMemoryCache): ApolloClient {
  // Each request has its own time-out and caller; a shared one would fail with the first of them.
  return new ApolloClient({ link, cache, queryDeduplication: false, devtools: { enabled: false } })
}

/**
 * Each answer as it came: one product is selected in many ways, by `uid` here and by `id` there, and shared entries would
 * overwrite one another. What has no arguments, or the same for two operations, grows together.
 */
function newCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: Object.fromEntries(Object.entries(possibleTypes).map(([name, types]) => [name, [...types, anyOther]])),
    dataIdFromObject: () => undefined,
    typePolicies: { ...inheritedNames, Query: { fields: { storeConfig: { merge: true }, category: { merge: true } } } },
  })
}
