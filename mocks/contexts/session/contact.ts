import * as calls from '#adapters/rest/session/contactCalls'
import { type Answer, type Handler, ok, onPlayerCall, refused } from '../../http/handler.ts'
import type { World } from '../../world/World.ts'
import type { PlayerRow } from './data.ts'
import { redeem, sendMessage, sentWith } from './messages.ts'

const addressTaken = 90023
const wrongPassword = 90024

function belongsToAnother(world: World, player: PlayerRow, email: string): boolean {
  const plain = email.toLowerCase()
  return world.players.first((other) => other.id !== player.id && other.email.toLowerCase() === plain) !== undefined
}

function digits(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, '')
}

/** A code can be redeemed again. */
async function redeemed(world: World, given: Parameters<typeof redeem>[1], isDone: boolean): Promise<Answer | undefined> {
  return isDone && sentWith(world, given) ? undefined : redeem(world, given)
}

export const contactHandlers: readonly Handler[] = [
  onPlayerCall(calls.changeEmailRequestCode, async ({ world, player, body: { email } }) => {
    if (belongsToAnother(world, player, email)) return refused(409, addressTaken)
    const tooSoon = await sendMessage(world, { channel: 'email', to: email, purpose: 'change-email' })
    if (tooSoon) return tooSoon
    await world.players.change(player.id, { pendingEmail: email, confirmedEmail: undefined })
    return ok({})
  }),

  onPlayerCall(calls.changeEmailConfirmCode, async ({ world, player, body: { code } }) => {
    const { pendingEmail: to = '', confirmedEmail } = player
    const refusal = await redeemed(world, { purpose: 'change-email', code, to }, confirmedEmail === to)
    if (refusal) return refusal
    await world.players.change(player.id, { confirmedEmail: to })
    return ok({})
  }),

  onPlayerCall(calls.changeEmailUpdate, async ({ world, player, body: { email, phone, emailSubscription } }) => {
    if (belongsToAnother(world, player, email)) return refused(409, addressTaken)
    const isNew = email !== player.email
    if (isNew && email !== player.confirmedEmail) return refused(409, 409, { message: 'The address is not confirmed' })
    await world.players.change(player.id, {
      ...{ email, phone, emailSubscription },
      ...(isNew && { emailVerified: true, pendingEmail: undefined, confirmedEmail: undefined }),
      ...(digits(phone) !== digits(player.phone) && { phoneVerified: false }),
    })
    return ok({})
  }),

  onPlayerCall(calls.changePassword, async ({ world, player, body: { oldPassword, newPassword } }) => {
    if (oldPassword !== player.password) return refused(409, wrongPassword)
    await world.players.change(player.id, { password: newPassword })
    return ok({})
  }),

  onPlayerCall(calls.verifyPhoneRequest, async ({ world, player, body: { phone } }) => {
    const tooSoon = await sendMessage(world, { channel: 'sms', to: phone, purpose: 'verify-phone' })
    if (tooSoon) return tooSoon
    await world.players.change(player.id, { pendingPhone: phone })
    return ok({})
  }),

  onPlayerCall(calls.verifyPhoneConfirm, async ({ world, player, params }) => {
    const { pendingPhone: to = '', phone, phoneVerified = false } = player
    const given = { purpose: 'verify-phone', code: params['code'] ?? '', to } as const
    const refusal = await redeemed(world, given, phoneVerified && phone === to)
    if (refusal) return refusal
    await world.players.change(player.id, { phone: to, phoneVerified: true })
    return ok({})
  }),
]
