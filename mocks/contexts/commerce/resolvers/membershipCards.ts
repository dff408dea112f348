import { say } from '../../../world/languages.ts'
import type { World } from '../../../world/World.ts'
import { type Customer, demandOwner, type Resolvers, signedIn } from './resolver.ts'

interface Validation {
  readonly gift_code: string
}

interface Redemption extends Validation {
  readonly customer_email: string
}

const messages = {
  unknown: say('This gift code does not exist.', 'Ce code n’existe pas.', 'このコードは存在しません。', '此代码不存在。'),
  redeemed: say('This gift code was already used.', 'Ce code a déjà été utilisé.', 'このコードは使用済みです。', '此代码已被使用。'),
  expired: say('This gift code has expired.', 'Ce code a expiré.', 'このコードは有効期限切れです。', '此代码已过期。'),
  stranger: say('This is not the customer.', 'Ce n’est pas le client.', 'お客様ご本人ではありません。', '不是该客户。'),
}

const sources = { simulator: 'simulation', membership: 'skytrak' } as const

function today(world: World): Temporal.PlainDate {
  return world.now().toZonedDateTimeISO('UTC').toPlainDate()
}

function problemOf({ world }: Customer, code: string): keyof typeof messages | undefined {
  const card = world.membershipCards.find(code)
  if (!card) return 'unknown'
  if (card.redeemed) return 'redeemed'
  return Temporal.PlainDate.compare(card.endsOn, today(world)) < 0 ? 'expired' : undefined
}

export const membershipCardResolvers: Resolvers = {
  membershipValidateGiftCard: ({ gift_code }: Validation, customer) => {
    signedIn(customer)
    const problem = problemOf(customer, gift_code)
    if (problem) return { is_valid: false, message: messages[problem][customer.store.language] }
    const { type, skuId, name } = customer.world.membershipCards.get(gift_code)
    return { is_valid: true, gift_code_type: type, sku_id: skuId, sku_name: name }
  },

  redeemMembershipGiftCard: async ({ gift_code, customer_email }: Redemption, customer) => {
    const { world, store } = customer
    const { id: playerId, email } = signedIn(customer)
    demandOwner(customer)
    const problem = email === customer_email ? problemOf(customer, gift_code) : 'stranger'
    if (problem) return { increment_id: null, message: messages[problem][store.language] }
    const { type, name } = await world.membershipCards.change(gift_code, { redeemed: true })
    const [title = name] = name.split(',')
    const endsOn = today(world).add({ years: 1 }).toString()
    const membership = { id: world.nextId('membership'), playerId, source: sources[type], name: title, endsOn, renews: false }
    await world.deviceMemberships.add(membership)
    return { increment_id: `GC${membership.id}` }
  },
}
