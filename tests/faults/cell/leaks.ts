import { keys } from '#adapters/browser/keys'
import type { Failure } from '#app/shared/failure'
import type { LogEntry } from '#mocks/Log'
import type { World } from '#mocks/World'
import { credentials } from '../credentials.ts'
import type { Device, Product } from '../stage/Product.ts'

interface Places {
  readonly world: World
  readonly device: Device
  readonly product: Product
  readonly log: readonly LogEntry[]
  readonly logged: readonly string[]
  readonly failure: Failure | undefined
}

/** Every token that the world ever gave out, and the password: canaries, which must turn up nowhere but where tokens are kept. */
export function leaksIn({ world, device, product, log, logged, failure }: Places): readonly string[] {
  const tokens = tokensOf(world)
  const stored = (only: (key: string) => boolean) =>
    [...device.local.items, ...product.storage.items].flatMap(([key, text]) => (only(key) ? [text] : []))
  const places: readonly (readonly [place: string, text: string, secrets: readonly string[]])[] = [
    ['a URL', log.map(({ url }) => url).join(' '), [...tokens, credentials.password]],
    ['the console', logged.join(' '), [...tokens, credentials.password]],
    ['the failure', failure ? `${failure.message} ${JSON.stringify(failure)}` : '', [...tokens, credentials.password]],
    ['storage', stored((key) => key !== keys.user).join(' '), [...tokens, credentials.password]],
    [
      'the stored session',
      stored((key) => key === keys.user).join(' '),
      product.session.value.grant ? [credentials.password] : [...tokens, credentials.password],
    ],
  ]
  const found = places.flatMap(([place, text, secrets]) => (secrets.some((secret) => text.includes(secret)) ? [place] : []))
  return [...found, ...(failure && isServersWord(failure) ? ["the server's own words in a failure's message"] : [])]
}

const known = new WeakMap<World, { readonly changes: number; readonly tokens: readonly string[] }>()

function tokensOf(world: World): readonly string[] {
  const { changes } = world.passes
  const before = known.get(world)
  if (before?.changes === changes) return before.tokens
  const tokens = world.passes.list().map(({ id }) => id)
  known.set(world, { changes, tokens })
  return tokens
}

/** As the fake backend words its faults. */
function isServersWord({ message }: Failure): boolean {
  return /shard|planted|too many|refused with|nothing was done|conflict/i.test(message)
}
