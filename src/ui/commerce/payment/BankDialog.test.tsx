import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BankVisit, CardAuthentication } from '#app/commerce/AuthenticateCard'
import { PayByCard } from '#app/commerce/PayByCard'
import { moneyOf } from '#domain/commerce/money'
import { card } from '../../../../tests/builders/checkout.ts'
import { drawn, InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { BankDialog } from './BankDialog.tsx'
import { CardModel } from './CardModel.ts'
import { PaidSum } from './PaidSum.tsx'

let place: ReturnType<typeof renderAt>
let posted: unknown[]
let pass: () => Promise<void> = async () => undefined
beforeEach(() => {
  place = renderAt()
  posted = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push(new FormData(this).values().next().value)
  })
})
afterEach(async () => {
  // Else the payment would go on during the next test.
  for (const _visit of visits) await pass()
  place.clear()
  vi.restoreAllMocks()
})

const visits: readonly BankVisit[] = [
  { page: { url: 'https://bank.example/look', data: 'look' }, isHidden: true },
  { page: { url: 'https://bank.example/ask', data: 'ask' }, isHidden: false },
  { page: { url: 'https://bank.example/ask', data: 'ask again' }, isHidden: false },
]

/** A bank that looks at the browser, then asks twice. */
async function pay() {
  const execute = async (
    _payment: unknown,
    show: (visit: BankVisit, signal: AbortSignal) => Promise<string>,
  ): Promise<CardAuthentication> => {
    for (const visit of visits)
      if ((await show(visit, new AbortController().signal)) === 'closed') return { kind: 'stopped', reason: 'closed' }
    return { kind: 'unneeded' }
  }
  const take = async () => ({ key: 'k', value: 'v' })
  const model = new CardModel(new PayByCard({ execute }, { take }, { isOpen: true }), new FixedClock('2026-05-13T17:30:00Z'))
  place.show(
    <InPage>
      <BankDialog model={model} total={moneyOf(81.3, 'USD')} />
    </InPage>,
  )
  let paid: Promise<unknown> = Promise.resolve()
  await act(async () => {
    paid = model.pay(card, { cartId: 'c-7', shop: 'club', storeId: 7 })
  })
  pass = () => act(async () => model.passed())
  return { model, paid }
}

const dialog = () => document.querySelector('[role=dialog]')
const stop = () => [...(dialog()?.querySelectorAll('button') ?? [])]

test('a bank that looks at the browser disturbs nobody', async () => {
  await pay()
  expect([dialog(), posted]).toEqual([null, ['look']])
})

test('a bank that asks shows the total beside its page, and each of its pages is posted to', async () => {
  await pay()
  await pass()
  expect(dialog()?.textContent).toContain('bank.lead total=$81.30')
  expect(dialog()?.querySelector('iframe')?.title).toBe('bank.frame')
  await pass()
  expect(posted).toEqual(['look', 'ask', 'ask again'])
})

test('a bank that is done with its page lets the payment go on', async () => {
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(window)
  const { model, paid } = await pay()
  const say = new MessageEvent('message', { origin: window.location.origin, source: window, data: 'clubhouse.bank-return' })
  for (const _visit of visits) await act(async () => void window.dispatchEvent(say))
  expect([await paid, model.stopped]).toEqual([expect.objectContaining({ kind: 'card' }), undefined])
})

test('the page of a bank is left by a button that says so, and then nothing is paid', async () => {
  const { model, paid } = await pay()
  await pass()
  expect(stop().map(({ textContent }) => textContent)).toEqual(['bank.stop'])
  await act(async () => stop()[0]?.click())
  expect([await paid, model.stopped]).toEqual([undefined, 'closed'])
})

test.each([
  ['a sum', moneyOf(81.3, 'USD'), 'done.paid total=$81.30'],
  ['nothing', moneyOf(0, 'USD'), ''],
  ['an unknown sum', undefined, ''],
])('a confirmation tells what was paid where it was a sum: %s', (_what, total, told) => {
  expect(drawn(<PaidSum total={total} />).textContent).toBe(told)
})
