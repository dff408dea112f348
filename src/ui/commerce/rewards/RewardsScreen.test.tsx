import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import type { Buck } from '#domain/commerce/bucks/buck'
import type { Coupon } from '#domain/commerce/coupons/coupon'
import { moneyOf } from '#domain/commerce/money'
import { paths } from '#ui/shell/paths.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { RewardsScreen } from './RewardsScreen.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const day = Temporal.PlainDate.from
const bucks: readonly Buck[] = [
  { id: 'b-1', name: 'Welcome', amount: moneyOf(800, 'JPY'), expiresOn: undefined },
  { id: 'b-2', name: 'Birthday present', amount: moneyOf(1500, 'JPY'), expiresOn: day('2026-05-27') },
  { id: 'b-3', name: 'Thanks', amount: moneyOf(2200, 'JPY'), expiresOn: day('2026-05-26') },
]
const coupons: readonly Coupon[] = [
  { id: 'c-1', code: 'SUMMER', name: 'Ten per cent', expiresOn: day('2026-08-31') },
  { id: 'c-2', code: 'TEEOFF', name: 'Free delivery', expiresOn: day('2026-05-14') },
]

/** Late in the evening of 12 May in New York, which is 13 May elsewhere. */
async function show(all: () => Promise<readonly Buck[]>, unused: () => Promise<readonly Coupon[]>) {
  const parts = [{ all }, { unused, eligible: unasked }, new FixedClock('2026-05-13T02:00:00Z')]
  await act(async () =>
    place.show(
      <InPage parts={parts}>
        <RewardsScreen />
      </InPage>,
    ),
  )
}

const part = (label: string) => place.element.querySelector(`section[aria-label="${label}"]`)
const rows = (label: string) => [...(part(label)?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)

test('what expires first is first, and only what does so within two weeks of the player’s own day says so', async () => {
  await show(
    async () => bucks,
    async () => coupons,
  )
  expect(rows('bucks.title')).toEqual([
    'Thanksuntil day=Tuesday 26 May 2026soonJP¥2,200',
    'Birthday presentuntil day=Wednesday 27 May 2026JP¥1,500',
    'WelcomenoEndJP¥800',
  ])
  expect(rows('coupons.title')).toEqual([
    'Free deliveryuntil day=Thursday 14 May 2026soonTEEOFF',
    'Ten per centuntil day=Monday 31 August 2026SUMMER',
  ])
})

test('bucks lead to the renewals, and coupons to the cart', async () => {
  await show(
    async () => bucks,
    async () => coupons,
  )
  const links = ['bucks.title', 'coupons.title'].map((label) => part(label)?.querySelector('a')?.getAttribute('href'))
  expect(links).toEqual([paths.renewals, paths.cart])
})

test('each list says for itself that there is nothing, or that it couldn’t be read', async () => {
  await show(
    async () => [],
    () => Promise.reject(new Failure('rejected')),
  )
  expect([part('bucks.title')?.textContent.includes('bucks.none'), part('bucks.title')?.querySelector('ul')]).toEqual([true, null])
  expect(part('coupons.title')?.textContent).toContain('coupons.unread')
})

test('a player without coupons is told so', async () => {
  await show(
    async () => bucks,
    async () => [],
  )
  expect(part('coupons.title')?.textContent).toContain('coupons.none')
})
