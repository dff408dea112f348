import { act, type ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withoutAuthentication } from '#app/commerce/club-payment/withoutAuthentication'
import { PayByCard } from '#app/commerce/PayByCard'
import { Failure } from '#app/shared/failure'
import type { QuoteLine } from '#domain/commerce/club-payment/quote'
import { type Money, moneyOf } from '#domain/commerce/money'
import { Loaded } from '#ui/shell/Loaded.ts'
import { Task } from '#ui/shell/Task.ts'
import { card as typedCard } from '../../../../tests/builders/checkout.ts'
import { drawn, InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { CardModel } from '../payment/CardModel.ts'
import { PaymentForm } from './PaymentForm.tsx'
import { PaymentProgress } from './PaymentProgress.tsx'
import { QuotePanel } from './QuotePanel.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const cad = (amount: number) => moneyOf(amount, 'CAD')
const total = cad(431.5)

function createCard(): CardModel {
  const pay = new PayByCard(withoutAuthentication, { take: () => Promise.reject(new Failure('rejected')) }, { isOpen: true })
  return new CardModel(pay, new FixedClock('2026-05-13T17:30:00Z'))
}

type Form = ComponentProps<typeof PaymentForm>

/** `own`: what differs from a payment that can be made. */
function form(own: Partial<Form['payment']>, props: Pick<Form, 'isByCard'> & { readonly total?: Money | undefined } = {}) {
  const payment = { paying: new Task(), refusal: undefined, mayPay: true, card: createCard(), ...own }
  return drawn(<PaymentForm total={total} onPay={() => undefined} {...props} payment={payment} />)
}
const submit = (part: ParentNode) => part.querySelector<HTMLButtonElement>('button[type=submit]')

test('the button of a payment names its total, and waits for one that is being computed', () => {
  const buttons = [total, undefined].map((sum) => submit(form({}, { total: sum })))
  expect(buttons.map((each) => [each?.textContent.replace('payment.paying', ''), each?.disabled])).toEqual([
    ['payment.pay total=CA$431.50', false],
    ['sums.pending', true],
  ])
})

test('only a payment by card asks for one, and staff who act for a player pay nothing', () => {
  const fields = [form({}), form({}, { isByCard: false })].map((part) => part.querySelectorAll('input').length > 0)
  const byStaff = form({ mayPay: false })
  expect([fields, byStaff.textContent, byStaff.querySelector('form')]).toEqual([
    [true, false],
    'payment.byTicketpayment.byTicketLead',
    null,
  ])
})

test.each([
  ['rejected', 'payment.failed'],
  ['timed-out', 'payment.unconfirmed'],
] as const)('a payment whose sending failed says whether it may have arrived: %s', async (kind, told) => {
  const paying = new Task()
  await paying.run(() => Promise.reject(new Failure(kind)))
  const { textContent } = form({ paying })
  expect(['payment.failed', 'payment.unconfirmed'].filter((title) => textContent.includes(title))).toEqual([told])
})

test('a changed price is told more gently than a declined payment, and a card that was refused with it', async () => {
  const card = createCard()
  await card.pay(typedCard, { cartId: 'q-7', shop: 'club', storeId: 7 })
  const parts = (['changed', 'declined'] as const).map((refusal) => form({ refusal, card }))
  for (const part of parts) expect(part.textContent).toContain('bank.failed')
  expect(parts.map(({ textContent }) => /payment\.(changed|declined)Lead/.exec(textContent)?.[1])).toEqual(['changed', 'declined'])
  expect(parts.map((part) => part.querySelectorAll('[class*=mild]').length)).toEqual([1, 0])
})

interface Followed {
  readonly isStillProcessed?: boolean
  readonly failure?: Failure
  readonly title?: string
  readonly total?: Money | undefined
}

async function follow({ isStillProcessed = false, failure, title, ...own }: Followed) {
  const following = new Loaded<'pending'>()
  await following.load(() => (failure ? Promise.reject(failure) : Promise.resolve('pending' as const)))
  const onLook = vi.fn<() => void>()
  place.show(
    <InPage>
      <PaymentProgress payment={{ following, isStillProcessed, total, ...own }} title={title} onLook={onLook} />
    </InPage>,
  )
  const { textContent } = place.element
  act(() => place.button()?.click())
  return { textContent, looks: onLook.mock.calls.length, status: place.element.querySelector('p[role=status]')?.textContent }
}

test('a payment that is on its way is announced with its total, where it is known', async () => {
  const { textContent, status, looks } = await follow({ title: 'Your renewal' })
  expect([textContent.startsWith('Your renewalprogress.total total=CA$431.50'), status, looks]).toEqual([true, 'progress.lead', 0])
  expect((await follow({})).textContent).toMatch(/^progress\.title/)
  expect((await follow({ total: undefined })).textContent).not.toContain('progress.total')
})

test('a payment that takes long, or that can’t be followed, is looked for again by its player', async () => {
  const still = await follow({ isStillProcessed: true })
  expect([still.textContent, still.looks]).toEqual(['progress.stillprogress.total total=CA$431.50progress.stillLeadprogress.look', 1])
  const unread = await follow({ failure: new Failure('server-fault') })
  expect([unread.textContent.includes('progress.unread'), unread.looks]).toEqual([true, 1])
})

const lines: readonly QuoteLine[] = [
  { kind: 'plan', label: 'Gold', amount: cad(500) },
  { kind: 'gear', label: 'Wedge', amount: cad(120) },
  { kind: 'gift-code', label: 'GIFT-7', amount: cad(-188.5) },
  { kind: 'tax', label: 'VAT', amount: cad(20.55) },
]
const included: QuoteLine = { kind: 'included-tax', label: 'Service tax', amount: cad(7.25) }

const sums = (isPending: boolean) => drawn(<QuotePanel quote={{ lines: [included, ...lines], total }} tax={5} isPending={isPending} />)

test('a quote tells what is bought by its name, what is taken off with a minus, and included taxes after the total', () => {
  const rows = [...sums(false).querySelectorAll('dl > div')]
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'GoldCA$500.00',
    'WedgeCA$120.00',
    'sums.gift-code label=GIFT-7 rate=5−CA$188.50',
    'sums.tax label=VAT rate=5CA$20.55',
    'sums.totalCA$431.50',
    'sums.included-tax label=Service tax rate=5CA$7.25',
  ])
})

test('a quote that is computed anew is busy and has no total yet', () => {
  const told = [false, true].map((isPending) => {
    const part = sums(isPending)
    return [part.querySelector('section')?.getAttribute('aria-busy'), part.querySelector('[data-line=total] dd')?.textContent]
  })
  expect(told).toEqual([
    ['false', 'CA$431.50'],
    ['true', 'sums.pending'],
  ])
})
