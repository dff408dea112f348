import * as calls from '#adapters/rest/session/signUpCalls'
import { type Handler, ok, onCall, onPlayerCall, refused } from '../../http/handler.ts'
import { contactCentres } from '../../world/contactCentres.ts'
import type { World } from '../../world/World.ts'
import type { PlayerRow } from './data.ts'
import { sendMessage } from './messages.ts'

/** A code of our own: the specification names none. */
const emailTaken = 90020

function holderOf(world: World, email: string): PlayerRow | undefined {
  const plain = (text: string) => text.trim().toLowerCase()
  return world.players.first((player) => plain(player.email) === plain(email))
}

function isOfFamily(world: World, email: string): boolean {
  const player = holderOf(world, email)
  return (
    player !== undefined && (player.parentId !== undefined || world.players.first(({ parentId }) => parentId === player.id) !== undefined)
  )
}

export const signUpHandlers: readonly Handler[] = [
  onCall(calls.validateEmail, ({ world, query }) => ok({ available: holderOf(world, query.email) === undefined })),

  onCall(calls.familyAccount, ({ world, query }) => ok({ isFamilyAccount: isOfFamily(world, query.email) })),

  onCall(calls.centersContact, ({ world }) => ok(contactCentres(world))),

  onCall(calls.centersClosest, ({ world, query }) => ok(contactCentres(world, query.postal))),

  onCall(calls.register, async ({ world, body, region }) => {
    if (holderOf(world, body.email)) return refused(409, emailTaken)
    const { handedness: hand, centerId: homeCenterId, method: _method, ...person } = body
    const id = world.nextId('player')
    const open = { emailVerified: false, phoneVerified: false, termsRead: false }
    await world.players.add({ ...person, ...open, id, hand, homeCenterId, region, metricDistances: false, metricSpeeds: false })
    return ok(undefined)
  }),

  onCall(calls.confirmationCode, async ({ world, body }) => {
    const { email, phone, method } = body
    const letter = method === 1 ? ({ channel: 'sms', to: phone } as const) : ({ channel: 'email', to: email } as const)
    return (await sendMessage(world, { ...letter, purpose: 'sign-up' })) ?? ok(undefined)
  }),

  onCall(calls.playerEmail, async ({ world, body }) => {
    const letter = { channel: 'email', to: body.email, purpose: 'verify-email', linkTo: '/verify-email?token=' } as const
    return (await sendMessage(world, letter)) ?? ok(undefined)
  }),

  onPlayerCall(calls.registerTerms, async ({ world, player, body }) => {
    await world.players.change(player.id, body)
    return ok(undefined)
  }),

  onCall(calls.playerByPid, ({ world, query }) => {
    const friend = world.players.find(query.pid)
    return friend ? ok({ firstName: friend.firstName }) : refused(404, 404)
  }),
]
