import * as calls from '#adapters/rest/devices/customerCalls'
import { type Handler, ok, onPlayerCall, refused } from '../../http/handler.ts'

const wrongPassword = 90024
const longest = 100

export const customerHandlers: readonly Handler[] = [
  onPlayerCall(calls.updateCustomer, async ({ world, player, body: { fields, ...values } }) => {
    const tooLong = Object.entries(values).filter(([, value]) => value !== undefined && value.length > longest)
    const errors = Object.fromEntries(tooLong.map(([name]) => [name, 'too-long']))
    if (tooLong.length > 0) return { status: 422, body: { code: 422, message: 'Some fields were not taken', errors } }
    const { phone = player.phone, firstName = player.firstName, lastName = player.lastName, ...others } = values
    await world.players.change(player.id, { ...others, phone, firstName, lastName, hand: fields.handedness.value })
    return ok(null)
  }),

  onPlayerCall(calls.changeCustomerPassword, async ({ world, player, body: { oldPassword, newPassword } }) => {
    if (oldPassword !== player.password) return refused(409, wrongPassword)
    await world.players.change(player.id, { password: newPassword })
    return ok({})
  }),
]
