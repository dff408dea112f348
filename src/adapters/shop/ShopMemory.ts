import { ApolloClient, type ApolloLink, type DocumentNode, InMemoryCache } from '@apollo/client/core'
import type { BaseHttpLink } from '@apollo/client/link/http'
import type { Clock } from '#app/shared/ports/Clock'
import { possibleTypes } from './possibleTypes.generated.ts'

/** Stock and prices change, so older answers are requested again. */
const lifetime = Temporal.Duration.from({ minutes: 5 })

export interface Question {
  readonly id: string
  readonly document: DocumentNode
  readonly variables: object
  readonly context: BaseHttpLink.ContextOptions & { readonly uri: string }
  readonly errorPolicy?: 'all' | 'none'
}

interface Memory {
  readonly asker: string
  readonly apollo: ApolloClient
  readonly answered: Map<string, Temporal.Instant>
}

/**
 * Caches answers that are the same for everybody. Another store, language or account starts a new cache; late answers go to the old one.
 */
export class ShopMemory {
  private memory: Memory | undefined
  private readonly link: ApolloLink
  private readonly clock: Pick<Clock, 'now'>

  constructor(link: ApolloLink, clock: Pick<Clock, 'now'>) {
    this.link = link
    this.clock = clock
  }

  /** Answers with errors are not cached. */
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

/** Adds no `__typename`, so that only needed fields count against the shop's limits. */
export class NoCache extends InMemoryCache {
  override transformDocument(document: DocumentNode): DocumentNode {
    return document
  }
}

/** Apollo looks up types as properties: a type named `constructor` would find the inherited one. */
const inheritedNames = Object.fromEntries(
  Object.entries(Object.getOwnPropertyDescriptors(Object.prototype)).flatMap(([name, { value }]) =>
    typeof value === 'function' ? [[name, {}]] : [],
  ),
)

const anyOther = '.+'

export function apolloOver(link: ApolloLink, cache: InMemoryCache): ApolloClient {
  // Each request has its own time-out and caller; a shared one would fail with the first of them.
  return new ApolloClient({ link, cache, queryDeduplication: false, devtools: { enabled: false } })
}

/** Entries are not normalised: operations select the same product differently and would overwrite each other. */
function newCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: Object.fromEntries(Object.entries(possibleTypes).map(([name, types]) => [name, [...types, anyOther]])),
    dataIdFromObject: () => undefined,
    typePolicies: { ...inheritedNames, Query: { fields: { storeConfig: { merge: true }, category: { merge: true } } } },
  })
}
