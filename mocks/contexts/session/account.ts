import { playerUpdate, playerUpdateHandedness } from '#adapters/rest/session/accountCalls'
import { type Answer, type Handler, ok, onPlayerCall } from '../../http/handler.ts'
import type { World } from '../../world/World.ts'
import type { PlayerRow } from './data.ts'

const longestName = 100
const longestLine = 200

function faultsIn(world: World, values: Partial<PlayerRow>): Readonly<Record<string, string>> {
  const { firstName, lastName, altFirstName, altLastName, birthday, phone, pref, ...others } = values
  const { street1, street2, city, postalCode, state } = others
  const tooLong = (texts: Readonly<Record<string, string | undefined>>, longest: number) =>
    Object.entries(texts).flatMap(([field, text = '']) => (text.length > longest ? [[field, 'too-long']] : []))
  return Object.fromEntries([
    ...tooLong({ firstName, lastName, altFirstName, altLastName }, longestName),
    ...tooLong({ street1, street2, city, postalCode, state }, longestLine),
    ...(firstName === '' ? [['firstName', 'missing']] : []),
    ...(birthday && birthday > world.now().toString() ? [['birthday', 'in-the-future']] : []),
    ...(phone === '' ? [['phone', 'missing']] : []),
    ...(phone && isTaken(world, phone, values.id) ? [['phone', 'taken']] : []),
    ...(pref && !world.prefectures.find(pref) ? [['pref', 'unknown']] : []),
  ])
}

function isTaken(world: World, phone: string, id: string | undefined): boolean {
  const digits = (text: string) => text.replaceAll(/\D/g, '')
  return world.players.first((each) => each.id !== id && digits(each.phone) === digits(phone)) !== undefined
}

async function update(world: World, id: string, values: Partial<PlayerRow>): Promise<Answer> {
  const errors = faultsIn(world, { ...values, id })
  if (Object.keys(errors).length > 0) return { status: 422, body: { code: 422, message: 'Some fields were not taken', errors } }
  await world.players.change(id, values)
  return ok(null)
}

/** Several calls share the route; the body's fields distinguish them. */
export const accountHandlers: readonly Handler[] = [
  onPlayerCall(playerUpdateHandedness, ({ world, player, body }) => update(world, player.id, { hand: body.fields.handedness.value })),

  onPlayerCall(playerUpdate, ({ world, player, body }) => {
    const { fields, phone = player.phone, ...values } = body
    return update(world, player.id, { ...values, phone, hand: fields.handedness.value })
  }),
]
