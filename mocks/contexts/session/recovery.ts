import * as calls from '#adapters/rest/session/recoveryCalls'
import { type Answer, type Handler, ok, onCall } from '../../http/handler.ts'
import { seededRandom } from '../../world/seededRandom.ts'
import type { World } from '../../world/World.ts'
import type { MessageRow } from './data.ts'
import { refusalOf, sendMessage } from './messages.ts'
import { plain, playerNamed } from './playerNamed.ts'

const purpose = 'reset-password'

interface Contact {
  readonly email?: string | undefined
  readonly phoneNumber?: string | undefined
}

type RegistrationChoice = Contact & { readonly method: 1 | 2 }

/** Unknown addresses get a message too, so the answer doesn't reveal who has an account. */
export async function postReset(world: World, wish: RegistrationChoice): Promise<Answer> {
  const to = addressOf(wish)
  const tooSoon = await sendMessage(world, { channel: wish.method === 1 ? 'sms' : 'email', to, purpose })
  if (tooSoon) return tooSoon
  const sent = world.messages.list((each) => each.to === to && each.purpose === purpose).at(-1)
  if (sent) await world.messages.change(sent.id, secretOf(sent))
  return ok({})
}

function addressOf({ email, phoneNumber }: Contact): string {
  return plain(email ?? phoneNumber ?? '')
}

function secretOf({ id, channel }: MessageRow): Pick<MessageRow, 'token' | 'link'> {
  const token = `${purpose}-${seededRandom('token', id).toString(36).slice(2)}`
  return { token, ...(channel === 'email' && { link: `/reset-password?token=${token}` }) }
}

/** Undefined if the address belongs to no account. */
function messageWith(world: World, is: (message: MessageRow) => boolean): MessageRow | undefined {
  return world.messages.first((each) => each.purpose === purpose && is(each) && playerNamed(world, each.to) !== undefined)
}

async function renew(world: World, message: MessageRow | undefined, password: string): Promise<Answer> {
  const refusal = refusalOf(world, message)
  const player = message && playerNamed(world, message.to)
  if (refusal || !message || !player) return refusal ?? ok({})
  await world.messages.change(message.id, { void: true })
  await world.players.change(player.id, { password })
  for (const { id } of world.passes.list(({ playerId }) => playerId === player.id)) await world.passes.change(id, { void: true })
  return ok({})
}

export const recoveryHandlers: readonly Handler[] = [
  onCall(calls.resetPasswordRequest, ({ world, body }) => postReset(world, body)),
  onCall(calls.resetPasswordSendCode, ({ world, body }) => postReset(world, body)),

  onCall(calls.resetPasswordConfirmCode, ({ world, body }) => {
    const to = addressOf(body)
    const message = messageWith(world, (each) => each.to === to && each.code === body.token)
    return refusalOf(world, message) ?? ok({ token: message?.token })
  }),

  onCall(calls.resetPasswordComplete, ({ world, body }) => {
    const to = addressOf(body)
    return renew(
      world,
      messageWith(world, (each) => each.to === to && each.token === body.token),
      body.newPassword,
    )
  }),

  onCall(calls.resetPasswordCompleteV2, ({ world, body }) =>
    renew(
      world,
      messageWith(world, (each) => each.token === body.token),
      body.newPassword,
    ),
  ),
]
