import { type Answer, refused } from '../../http/handler.ts'
import { seededRandom } from '../../world/seededRandom.ts'
import type { World } from '../../world/World.ts'
import type { MessageRow } from './data.ts'

/** Codes of our own: the specification names none. */
const wrong = 90021
const expired = 90022

const lifetime = { minutes: 10 }
/** Time before the same message can be sent again. */
const timeout = { seconds: 30 }

interface Letter extends Pick<MessageRow, 'channel' | 'to' | 'purpose'> {
  readonly linkTo?: `/${string}`
}

/** Invalidates earlier codes for the same purpose. Returns a refusal if the previous one is too recent. */
export async function sendMessage(world: World, { channel, to, purpose, linkTo }: Letter): Promise<Answer | undefined> {
  const now = world.now()
  const earlier = world.messages.list((each) => each.to === to && each.purpose === purpose && !each.void)
  const waits = earlier.map(({ at }) => Temporal.Instant.from(at).add(timeout).since(now).total('seconds'))
  const seconds = Math.ceil(Math.max(0, ...waits))
  if (seconds > 0) return { ...refused(429, 429), headers: { 'retry-after': String(seconds) } }
  for (const { id } of earlier) await world.messages.change(id, { void: true })
  const id = world.nextId('message')
  const code = linkTo === undefined ? digits(id) : `${purpose}-${digits(id)}${digits(id, 'more')}`
  await world.messages.add({
    ...{ id, channel, to, purpose, code, at: now.toString(), expires: now.add(lifetime).toString(), void: false },
    ...(linkTo !== undefined && { link: `${linkTo}${code}` }),
  })
  return undefined
}

/** Without `to`, the code alone identifies the player. Returns nothing on success. */
export async function redeem(
  world: World,
  given: Pick<MessageRow, 'purpose' | 'code'> & { readonly to?: string },
): Promise<Answer | undefined> {
  const message = sentWith(world, given)
  const refusal = refusalOf(world, message)
  if (!refusal && message) await world.messages.change(message.id, { void: true })
  return refusal
}

export function refusalOf(world: World, message: MessageRow | undefined): Answer | undefined {
  if (!message || message.void) return refused(409, wrong)
  return Temporal.Instant.compare(world.now(), message.expires) >= 0 ? refused(409, expired) : undefined
}

export function sentWith(world: World, given: Pick<MessageRow, 'purpose' | 'code'> & { readonly to?: string }): MessageRow | undefined {
  const { purpose, code, to } = given
  return world.messages.first((each) => each.purpose === purpose && each.code === code && (to === undefined || each.to === to))
}

function digits(...words: readonly string[]): string {
  return String(Math.floor(seededRandom('code', ...words) * 1_000_000)).padStart(6, '0')
}
