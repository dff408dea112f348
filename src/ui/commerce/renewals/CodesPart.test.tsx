import { expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { moneyOf } from '#domain/commerce/money'
import type { RenewalOffer } from '#domain/commerce/renewals/offer'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { CodesPart } from './CodesPart.tsx'
import { JapanPlacesModel } from './JapanPlacesModel.ts'
import { RenewalForm } from './RenewalForm.ts'

const offer: RenewalOffer = {
  ...{ plans: [], buck: 7, tax: 10, taxName: 'Tax', membership: undefined, giftCodeUsage: [], orders: [] },
  ...{ coupon: undefined, payment: undefined, latest: undefined },
}

function aForm() {
  let fails = false
  const quote = async () => {
    if (fails) throw new Failure('server-fault')
    return { kind: 'quoted', quote: { id: 'q-1', lines: [], total: moneyOf(120, 'USD'), instalments: [] } } as const
  }
  const form = new RenewalForm({ quote }, { find: async () => undefined })
  return {
    form,
    fail: () => {
      fails = true
    },
  }
}

test('who has a coupon types no other one', () => {
  const { form } = aForm()
  const typed = [undefined, { code: 'SPRING', name: 'Spring' }].map(
    (coupon) => drawn(<CodesPart form={form} offer={{ ...offer, coupon }} />).querySelector('[name=coupon]') !== null,
  )
  expect(typed).toEqual([true, false])
})

test('a price that could not be computed anew is not paid', async () => {
  const { form, fail } = aForm()
  await form.toggle({ id: 'p-1', kind: 'game-plan' })
  expect(form.quote?.id).toBe('q-1')
  fail()
  await form.spend(7)
  expect([form.shownQuote?.id, form.quote]).toEqual(['q-1', undefined])
})

test('only prefectures with a centre are offered, and only the centres in the chosen one', async () => {
  const prefectures = ['13', '27', '40'].map((value) => ({ value, name: `Prefecture ${value}` }))
  const centres = [
    { id: 'umeda', name: 'Umeda', prefecture: '27' },
    { id: 'minato', name: 'Minato', prefecture: '13' },
  ]
  const model = new JapanPlacesModel({ prefectures: async () => prefectures, centres: async () => centres }, { isJapan: true })
  await model.read()
  model.choose('27')
  expect([model.prefectures.map(({ value }) => value), model.centres.map(({ id }) => id)]).toEqual([['13', '27'], ['umeda']])
})
