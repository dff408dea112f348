import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChangeSubscription } from '#app/commerce/subscriptions/ChangeSubscription'
import { Failure } from '#app/shared/failure'
import type { Subscription, SubscriptionStatus } from '#domain/commerce/subscriptions/subscription'
import { toastQueue } from '#ui/kit/feedback/toasts.ts'
import { buildAddress, otherAddress } from '../../../../tests/builders/commerce.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { buildSubscription } from '../../../../tests/builders/subscriptions.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { AddressChange } from './AddressChange.ts'
import { AddressChangeDialog } from './AddressChangeDialog.tsx'
import { StatusChange } from './StatusChange.ts'
import { StatusChangeDialog } from './StatusChangeDialog.tsx'
import { SubscriptionsScreen } from './SubscriptionsScreen.tsx'
import { SubscriptionsViewModel } from './SubscriptionsViewModel.ts'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const book = {
  read: async () => ({ email: 'hana@club.example', addresses: [buildAddress(3, { street: ['31 Fairway'] })] }),
  ...{ add: unasked, update: unasked, remove: unasked },
}

/** `becomes`: what the shop makes of a change. */
function partsOf(changeStatus: () => Promise<SubscriptionStatus> = unasked) {
  const history = async () => ({ subscriptions: [buildSubscription()], timeZone: undefined })
  const subscriptions = { history, changeStatus, changeAddresses: unasked }
  const status = new StatusChange(new ChangeSubscription(subscriptions, { value: true }), { isOpen: true })
  const clock = new FixedClock('2026-05-13T17:30:00Z')
  return [subscriptions, clock, status, new AddressChange(subscriptions, book)] as const
}

function create(changeStatus?: () => Promise<SubscriptionStatus>): SubscriptionsViewModel {
  return new SubscriptionsViewModel(...partsOf(changeStatus))
}

const show = (part: ReactNode) => place.show(<InPage>{part}</InPage>)

const inDialog = (selector: string) => [...document.querySelectorAll(`[role=dialog] ${selector}, [role=alertdialog] ${selector}`)]

const onMay22 = Temporal.PlainDateTime.from('2026-05-22T09:00')
const shipped = { shippingAddress: otherAddress, nextRun: onMay22 }

test.each([
  ['paused', shipped, ['costs.pausedNow', 'costs.pausedSkips', 'costs.pausedUntil']],
  ['paused', {}, ['costs.pausedNow', 'costs.pausedSkipsPayment', 'costs.pausedUncharged']],
  ['canceled', { ...shipped, length: 12 }, ['costs.canceledRest count=5', 'costs.canceledPrice', 'costs.canceledFinal']],
  ['canceled', { length: 12 }, ['costs.canceledPayments count=5', 'costs.canceledUsable', 'costs.canceledPrice', 'costs.canceledFinal']],
  ['active', { status: { kind: 'payment_failed' } }, ['costs.chargedNow amount=$28.25', 'costs.chargedAgain']],
  ['active', { status: { kind: 'paused' } }, ['costs.chargedNothing', 'costs.chargedOn']],
] as const)('what a change to "%s" costs is told before it', (target, own: Partial<Subscription>, texts) => {
  const model = create()
  model.ask(buildSubscription(own), target)
  show(<StatusChangeDialog model={model} />)
  const told = inDialog('[data-consequence] li').map(({ textContent }) => textContent)
  expect(told).toHaveLength(texts.length)
  for (const [index, text] of texts.entries()) expect(`${told[index]} `).toMatch(new RegExp(`^${text.replaceAll(/[.$]/g, '\\$&')} `))
})

test.each([
  ['payment_failed', 'change.declinedLead', false],
  ['canceled', 'change.endedLead', true],
] as const)('a payment that was declined may be tried again unless the subscription ended: %s', async (kind, lead, isDisabled) => {
  const model = create(async () => ({ kind }))
  model.ask(buildSubscription({ status: { kind: 'paused' }, nextRun: undefined }), 'active')
  show(<StatusChangeDialog model={model} />)
  await act(() => model.confirm())
  const confirm = inDialog('button').at(-1)
  expect([inDialog('p').some(({ textContent }) => textContent === lead), confirm?.hasAttribute('disabled')]).toEqual([true, isDisabled])
})

test.each([
  ['paused', true],
  ['canceled', false],
] as const)('what was %s can be taken back at once: %s', async (kind, isUndoable) => {
  toastQueue.clear()
  const model = create(async () => ({ kind }))
  model.ask(buildSubscription(), kind)
  show(<StatusChangeDialog model={model} />)
  await act(async () => {
    const confirm = inDialog('button').at(-1)
    if (confirm instanceof HTMLElement) confirm.click()
  })
  expect(toastQueue.visibleToasts.map(({ content }) => [content.text, content.undo !== undefined])).toEqual([[`${kind}.done`, isUndoable]])
  toastQueue.clear()
})

test('a change that failed is told in its question alone, one that could not be taken back on the page', async () => {
  const parts = partsOf(() => Promise.reject(new Failure('rejected')))
  const [, , status] = parts
  await act(async () =>
    place.show(
      <InPage parts={parts}>
        <SubscriptionsScreen />
      </InPage>,
    ),
  )
  act(() => status.ask(buildSubscription(), 'paused', onMay22))
  await act(() => status.confirm())
  expect([place.element.textContent.includes('change.undoFailed'), document.body.textContent.includes('change.failed')]).toEqual([
    false,
    true,
  ])
  act(() => status.drop())
  expect(place.element.textContent).not.toContain('change.undoFailed')
  status.undoable = { id: 1, target: 'active' }
  await act(async () => void (await status.undo()))
  expect(place.element.textContent).toContain('change.undoFailed')
})

test('parcel and bill each have their own address to stay with', async () => {
  const model = create()
  const own = { shippingAddress: otherAddress, billingAddress: { ...otherAddress, street: ['7 Harbour Lane'] } }
  model.addresses.open(buildSubscription(own))
  await act(async () => show(<AddressChangeDialog model={model} />))
  const current = inDialog('option[value=current]').map(({ textContent }) => textContent)
  expect(current.map((text) => [text.includes('9 Oak Street'), text.includes('7 Harbour Lane')])).toEqual([
    [true, false],
    [false, true],
  ])
})

test('an address that is missing is asked for at its own field', async () => {
  const model = create()
  model.addresses.open(buildSubscription({ shippingAddress: otherAddress }))
  await act(async () => show(<AddressChangeDialog model={model} />))
  await act(() => model.saveAddresses())
  const fields = inDialog('select').map(
    (field) => field instanceof HTMLSelectElement && [field.name, field.value, field.getAttribute('aria-invalid')],
  )
  expect(fields).toEqual([
    ['shipping', 'current', null],
    ['billing', '', 'true'],
  ])
})
