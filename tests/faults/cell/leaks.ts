import { keys } from '#adapters/browser/keys'
import type { Failure } from '#app/shared/failure'
import type { LogEntry } from '#mocks/http/LogEntry'
import type { World } from '#mocks/world/World'
import { plainCard, typedCard } from '../credentials.ts'
import type { Device, Product } from '../environment/Product.ts'

interface Places {
  readonly world: World
  readonly device: Device
  readonly product: Product
  readonly log: readonly LogEntry[]
  readonly logged: readonly string[]
  readonly failure: Failure | undefined
}

/** Tokens, passwords and cards must appear only where tokens are stored. */
export function leaksIn({ world, device, product, log, logged, failure }: Places): readonly string[] {
  const { all, neverKept } = secretsOf(world)
  const stored = (only: (key: string) => boolean) =>
    [...device.local.items, ...product.storage.items].flatMap(([key, text]) => (only(key) ? [text] : []))
  const places: readonly (readonly [place: string, text: string, secrets: readonly string[]])[] = [
    ['a URL', log.map(({ url }) => url).join(' '), all],
    ['the console', logged.join(' '), all],
    ['the failure', failure ? `${failure.message} ${JSON.stringify(failure)}` : '', all],
    ['storage', stored((key) => key !== keys.user).join(' '), all],
    ['the stored session', stored((key) => key === keys.user).join(' '), product.session.value.grant ? neverKept : all],
  ]
  const found = places.flatMap(([place, text, secrets]) => (secrets.some((secret) => text.includes(secret)) ? [place] : []))
  return [...found, ...(failure && isServersWord(failure) ? ["the server's own words in a failure's message"] : [])]
}

const cardNumbers = [typedCard, plainCard].flatMap(({ number }) => [number, number.replaceAll(' ', '')])

interface Secrets {
  readonly changes: number
  readonly neverKept: readonly string[]
  readonly all: readonly string[]
}

const known = new WeakMap<World, Secrets>()

/** Read again only after a write, because most cells don't write. */
function secretsOf(world: World): Secrets {
  const { players, passes, messages } = world
  const changes = players.changes + passes.changes + messages.changes
  const before = known.get(world)
  if (before?.changes === changes) return before
  const neverKept = [...players.list().map(({ password }) => password), ...cardNumbers]
  const links = messages.list().flatMap(({ token, link, code }) => token ?? (link ? code : []))
  const secrets = { changes, neverKept, all: [...passes.list().map(({ id }) => id), ...links, ...neverKept] }
  known.set(world, secrets)
  return secrets
}

function isServersWord({ message }: Failure): boolean {
  return /shard|planted|too many|refused with|nothing was done|conflict/i.test(message)
}
