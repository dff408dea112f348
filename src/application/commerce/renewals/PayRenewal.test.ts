import { describe, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { emptyBasket } from '#domain/commerce/renewals/basket'
import type { OpenPayment, RenewalOffer } from '#domain/commerce/renewals/offer'
import type { PaymentRequest } from '#domain/commerce/renewals/payment'
import { PayRenewal } from './PayRenewal.ts'
import type { Invocation } from './ports/Payments.ts'

const request: PaymentRequest = { quoteId: 'q1', total: { minor: 100, currency: 'USD' }, method: { kind: 'free' } }
const empty: RenewalOffer = {
  ...{ plans: [], buck: 0, tax: 0, taxName: '', membership: undefined, giftCodeUsage: [] },
  ...{ coupon: undefined, orders: [], payment: undefined },
}
const open: OpenPayment = { requestId: 'r7', basket: emptyBasket }

interface Club {
  readonly answer?: () => Promise<Invocation>
  readonly payment?: OpenPayment
  readonly isOpen?: boolean
}

function aClub({ answer = async () => ({ kind: 'invoked', requestId: 'r1' }), payment, isOpen = true }: Club = {}) {
  const sent: PaymentRequest[] = []
  const payments = {
    invoke: (asked: PaymentRequest) => {
      sent.push(asked)
      return answer()
    },
  }
  const renewals = { offer: async () => ({ ...empty, payment }) }
  return { sent, pay: new PayRenewal(payments, renewals, { isOpen }, { value: true }) }
}

const lost = () => Promise.reject(new Failure('timed-out'))

test('ten presses invoke one payment', async () => {
  const { pay, sent } = aClub()
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay.execute(request)))
  expect(new Set(answers)).toEqual(new Set([{ kind: 'invoked', requestId: 'r1' }]))
  expect(sent).toEqual([request])
})

describe('after a lost answer', () => {
  test('the payment is found, and not invoked again', async () => {
    const { pay, sent } = aClub({ answer: lost, payment: open })
    expect(await pay.execute(request)).toEqual({ kind: 'under-way', payment: open })
    expect(sent).toHaveLength(1)
  })

  test('it is said that nothing was paid, if the club knows of no payment', async () => {
    const { pay, sent } = aClub({ answer: lost })
    await expect(pay.execute(request)).rejects.toMatchObject({ outcome: 'not-done' })
    expect(sent).toHaveLength(1)
  })
})

test('the payment of another tab is followed instead', async () => {
  const { pay } = aClub({ answer: async () => ({ kind: 'refused', reason: 'under-way' }), payment: open })
  expect(await pay.execute(request)).toEqual({ kind: 'under-way', payment: open })
})

test('a payment that has ended meanwhile asks for a new total', async () => {
  const { pay } = aClub({ answer: async () => ({ kind: 'refused', reason: 'under-way' }) })
  expect(await pay.execute(request)).toEqual({ kind: 'refused', reason: 'changed' })
})

test("staff in a player's name pay nothing", async () => {
  const { pay, sent } = aClub({ isOpen: false })
  expect([await pay.execute(request), sent]).toEqual([{ kind: 'refused', reason: 'by-ticket' }, []])
})
