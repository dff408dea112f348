import { verify } from '#adapters/rest/session/verificationCalls'
import { type Handler, ok, onCall } from '../../http/handler.ts'
import { redeem, sentWith } from './messages.ts'

export const verificationHandlers: readonly Handler[] = [
  onCall(verify, async ({ world, body }) => {
    const given = 'code' in body ? ({ purpose: 'sign-up', ...body } as const) : ({ purpose: 'verify-email', code: body.token } as const)
    const message = sentWith(world, given)
    const refusal = await redeem(world, given)
    if (refusal || !message) return refusal ?? ok(undefined)
    const reached = ({ email, phone }: { email: string; phone: string }) => [email, phone].includes(message.to)
    const player = world.players.first(reached)
    if (player) await world.players.change(player.id, message.channel === 'email' ? { emailVerified: true } : { phoneVerified: true })
    return ok(undefined)
  }),
]
