import { act, type ReactNode } from 'react'
import { BehaviorSubject } from 'rxjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import type { CartChange } from '#domain/commerce/cartChange'
import { moneyOf } from '#domain/commerce/money'
import { explain } from '#ui/shell/explanation.ts'
import { buildCart } from '../../../../tests/builders/commerce.ts'
import { CurrentCartInMemory } from '../../../../tests/builders/commercePorts.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { typedNumbers } from '../../../../tests/builders/typedNumbers.ts'
import { CartAlertNotice } from './CartAlertNotice.tsx'
import { CartCodesModel } from './CartCodesModel.ts'
import { CartOffers } from './CartOffers.ts'
import { CouponForm } from './CouponForm.tsx'
import { GiftCodeForm } from './GiftCodeForm.tsx'
import { WhyTotal } from './WhyTotal.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const usd = (value: number) => moneyOf(value, 'USD')
const cart = buildCart({ coupons: ['SPRING'] })
const own = [
  { id: 'c-1', code: 'TEEOFF', name: 'Ten off' },
  { id: 'c-2', code: 'BIRDIE', name: 'Five off' },
].map((each) => ({ ...each, expiresOn: undefined }))
const giftCodes = [
  { code: 'GIFT-1', discount: usd(12.5) },
  { code: 'GIFT-2', discount: usd(7) },
]

interface Given {
  readonly change?: () => Promise<
    | { readonly kind: 'changed'; readonly cart: typeof cart }
    | { readonly kind: 'impossible'; readonly problem: 'code-missing' | 'amount-missing' }
  >
  readonly canBeRead?: boolean
  readonly left?: number
}

async function create({ change = async () => ({ kind: 'changed', cart }), canBeRead = true, left }: Given = {}) {
  const sent: CartChange[] = []
  const execute = (wish: CartChange) => {
    sent.push(wish)
    return change()
  }
  const codes = new CartCodesModel({ execute }, new CurrentCartInMemory({ cart }), typedNumbers)
  const balances = { canBeRead, of: async () => (left === undefined ? undefined : { left: usd(left), expiresOn: undefined }) }
  const coupons = { unused: async () => [], eligible: async () => own }
  const offers = new CartOffers(coupons, balances, { value: 'hana', changes: new BehaviorSubject<string | undefined>('hana') })
  offers.start()
  await expect.poll(() => offers.reading.value).toHaveLength(2)
  return { codes, offers, sent }
}

const show = (part: ReactNode) => place.show(<InPage>{part}</InPage>)
const text = () => place.element.textContent
const buttons = () => [...place.element.querySelectorAll('button')]
const named = (name: string) => buttons().find((button) => (button.getAttribute('aria-label') ?? button.textContent).startsWith(name))
const press = (name: string) => act(async () => named(name)?.click())

test('each offered coupon is used by its own code, also beside another one, and none while a code is sent', async () => {
  const { codes, offers, sent } = await create()
  show(<CouponForm model={codes} coupons={['SPRING']} offers={offers} />)
  await press('coupon.useNamed code=BIRDIE')
  expect(sent).toEqual([{ kind: 'apply-coupon', code: 'BIRDIE' }])
  let sending = Promise.resolve()
  act(() => {
    sending = codes.applyOffered('TEEOFF')
  })
  expect(named('coupon.useNamed code=TEEOFF')?.disabled).toBe(true)
  await act(() => sending)
})

test.each([
  ['is missing', async () => ({ kind: 'impossible', problem: 'code-missing' }) as const, 'coupon.missing', 'coupon.failed'],
  ['is refused', () => Promise.reject(new Failure('rejected')), 'coupon.refused', 'coupon.failed'],
  ['can’t be sent', () => Promise.reject(new Failure('offline')), 'coupon.failed', 'coupon.refused'],
])('a coupon that %s is told in one way', async (_what, change, told, untold) => {
  const { codes } = await create({ change })
  show(<CouponForm model={codes} coupons={[]} />)
  await act(() => codes.applyCoupon())
  expect([text().includes(told), text().includes(untold)]).toEqual([true, false])
})

test('each gift code tells what it pays and is removed by itself, several also together', async () => {
  const { codes, offers, sent } = await create()
  show(<GiftCodeForm model={codes} giftCodes={giftCodes} offers={offers} />)
  const rows = [...place.element.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(rows.map((row) => row.replace(/ gift\.remove.*/, ''))).toEqual(['GIFT-1 gift.pays amount=$12.50', 'GIFT-2 gift.pays amount=$7.00'])
  await press('gift.remove code=GIFT-2')
  await press('gift.removeAll')
  expect(sent).toEqual([
    { kind: 'remove-gift-code', code: 'GIFT-2' },
    { kind: 'remove-gift-code', code: 'GIFT-1', all: true },
  ])
  show(<GiftCodeForm model={codes} giftCodes={giftCodes.slice(1)} offers={offers} />)
  expect(named('gift.removeAll')).toBeUndefined()
})

test.each([
  ['code-missing', ['gift.missing']],
  ['amount-missing', ['gift.amountMissing']],
] as const)('what a gift code lacks is told at its own field: %s', async (problem, texts) => {
  const { codes, offers } = await create({ change: async () => ({ kind: 'impossible', problem }) })
  show(<GiftCodeForm model={codes} giftCodes={[]} offers={offers} />)
  await act(() => codes.applyGiftCode())
  expect(['gift.missing', 'gift.amountMissing'].filter((each) => text().includes(each))).toEqual(texts)
})

test('what is left on a gift card is told with the code that was looked at, until another one is typed', async () => {
  const { codes, offers } = await create({ left: 31.5 })
  codes.typeGiftCode('gift 7')
  show(<GiftCodeForm model={codes} giftCodes={[]} offers={offers} />)
  await press('gift.check')
  expect(text()).toMatch(/gift\.left code=GIFT-?7 amount=\$31\.50/i)
  const [field] = place.element.querySelectorAll('input')
  act(() => type(field, 'gift 8'))
  expect(text()).not.toContain('gift.left')
})

test('a gift card whose balance can’t be read has no button for it, one that is not good says so, and none is looked at without a code', async () => {
  const unread = await create({ canBeRead: false })
  show(<GiftCodeForm model={unread.codes} giftCodes={[]} offers={unread.offers} />)
  expect(named('gift.check')).toBeUndefined()
  place.clear()
  place = renderAt()
  const { codes, offers } = await create()
  show(<GiftCodeForm model={codes} giftCodes={[]} offers={offers} />)
  await press('gift.check')
  expect(text()).toContain('gift.missing')
  act(() => codes.typeGiftCode('gift 7'))
  await press('gift.check')
  expect([text().includes('gift.missing'), text().includes('gift.noBalance')]).toEqual([false, true])
})

test('a total is explained by the pieces and, where there are some, the codes', async () => {
  const figures = { rows: [], includedTaxes: [], quantity: 7, total: usd(37), tax: 'added' as const, isTaxIncluded: false }
  show(<WhyTotal explanation={explain('commerce.totals-of-store-view', { ...figures, codes: ['SPRING'] })} />)
  await act(async () => buttons()[0]?.click())
  await act(async () => void (await import('#ui/kit/feedback/WhyPopover.tsx')))
  const rows = [...document.querySelectorAll('[role=dialog] dl > div')].map(({ textContent }) => textContent)
  expect(rows).toEqual(['why.quantity7', 'sums.total$37.00', 'why.codesSPRING'])
})

test('a notice of the shop has the picture that it names', () => {
  const pictures = ['shipping', undefined, 'stock'].map((icon) => {
    show(<CartAlertNotice alert={{ type: 'info', message: 'Free from $50', icon }} />)
    return place.element.querySelector('svg')?.innerHTML
  })
  expect(new Set(pictures).size).toBe(3)
})

function type(field: HTMLInputElement | undefined, typed: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}
