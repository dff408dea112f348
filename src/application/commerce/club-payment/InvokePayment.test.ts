import { describe, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import type { PaymentRequest } from '#domain/commerce/club-payment/payment'
import { emptyBasket } from '#domain/commerce/renewals/basket'
import type { OpenPayment } from '#domain/commerce/renewals/offer'
import { InvokePayment } from './InvokePayment.ts'
import type { Invocation } from './ports/Payments.ts'

const request: PaymentRequest = { purpose: 'renewal', quoteId: 'q1', total: { minor: 100, currency: 'USD' }, method: { kind: 'free' } }
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
  return { sent, pay: new InvokePayment(payments, async () => payment, { isOpen }, { value: true }) }
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
