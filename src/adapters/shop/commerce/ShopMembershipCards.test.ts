import { expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import type { ShopClient } from '../ShopClient.ts'
import { ShopMembershipCards } from './ShopMembershipCards.ts'

function answering(answer: unknown) {
  const sent: unknown[] = []
  const client: Pick<ShopClient, 'send'> = {
    send: async (call, variables) => {
      sent.push([call.id, call.method, variables])
      if (answer instanceof Failure) throw answer
      return call.answer.parse(answer)
    },
  }
  return { cards: new ShopMembershipCards(async () => client), sent }
}

test('[devices.prepaid-card-fields] [commerce.gift-card-membership-inputs] [commerce.gift-code-required] keeps what the card is, by POST', async () => {
  const { cards, sent } = answering({
    membershipValidateGiftCard: { is_valid: true, gift_code_type: 'simulator', sku_id: '4101', sku_name: 'A year' },
  })
  expect(await cards.validate('SIM1')).toEqual({ isValid: true, skuId: '4101', skuName: 'A year', type: 'simulator', message: undefined })
  expect(sent).toEqual([['commerce.validate-membership-gift-card', 'POST', { gift_code: 'SIM1' }]])
})

test('[commerce.membership-error-fields] a redemption without a number is refused, with the message', async () => {
  const { cards } = answering({ redeemMembershipGiftCard: { increment_id: null, message: 'Used' } })
  expect(await cards.redeem('SIM1', 'odette@clubhouse.example')).toEqual({ kind: 'refused', message: 'Used' })
  const { cards: refusing } = answering(new Failure('rejected', { body: { message: 'No such code' } }))
  expect(await refusing.redeem('SIM1', 'odette@clubhouse.example')).toEqual({ kind: 'refused', message: 'No such code' })
})

test('[commerce.membership-error-fields] an error makes a card invalid and refuses its redemption', async () => {
  const { cards } = answering({ membershipValidateGiftCard: { is_valid: true, error: true, message: 'Blocked' } })
  expect(await cards.validate('SIM1')).toMatchObject({ isValid: false, message: 'Blocked' })
  const { cards: refusing } = answering({ redeemMembershipGiftCard: { increment_id: '7', error: 'used', message: 'Used' } })
  expect(await refusing.redeem('SIM1', 'odette@clubhouse.example')).toEqual({ kind: 'refused', message: 'Used' })
})

test('[commerce.redeem-email-required] [commerce.gift-code-required] nothing is redeemed without a code and an address', async () => {
  const { cards, sent } = answering({ redeemMembershipGiftCard: { increment_id: '7' } })
  expect([await cards.redeem('SIM1', ''), await cards.redeem('', 'odette@clubhouse.example'), sent]).toEqual([
    { kind: 'refused', message: undefined },
    { kind: 'refused', message: undefined },
    [],
  ])
})

test('[commerce.redeem-answer] a redemption with a number is done; a lost one stays unknown', async () => {
  const { cards, sent } = answering({ redeemMembershipGiftCard: { increment_id: '7', message: 'Welcome' } })
  expect(await cards.redeem('SIM1', 'odette@clubhouse.example')).toEqual({ kind: 'redeemed' })
  const inputs = { gift_code: 'SIM1', customer_email: 'odette@clubhouse.example' }
  expect(sent).toEqual([['commerce.redeem-membership-gift-card', 'POST', inputs]])
  const { cards: silent } = answering(new Failure('timed-out'))
  await expect(silent.redeem('SIM1', 'odette@clubhouse.example')).rejects.toMatchObject({ kind: 'timed-out' })
})
