import { autorun } from 'mobx'
import { describe, expect, test, vi } from 'vitest'
import type { Drafts } from '#app/shared/ports/Drafts'
import { emptyDraft } from '#domain/commerce/addressDraft'
import type { Country } from '#domain/commerce/country'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { AddressForm } from './AddressForm.ts'

const france: Country = { code: 'FR', name: 'France', regions: [] }
const unitedStates: Country = { code: 'US', name: 'United States', regions: [{ id: 23, code: 'IL', name: 'Illinois' }] }

function create(drafts = new DraftsInMemory()) {
  const list = Promise.withResolvers<readonly Country[]>()
  const all = vi.fn((_signal?: AbortSignal) => list.promise)
  const byCode = vi.fn(async (_code: string, _signal?: AbortSignal) => unitedStates)
  const form = new AddressForm({ all, byCode }, drafts)
  const receive = async (countries: readonly Country[]) => {
    list.resolve(countries)
    await expect.poll(() => form.list.busy).toBe(false)
  }
  return { all, byCode, drafts, form, receive }
}

function fill(form: AddressForm) {
  const texts = { firstName: 'Hana', lastName: 'Ito', street1: '5 Elm Street', city: 'Evanston', postcode: '60201', telephone: '1' }
  for (const field of ['firstName', 'lastName', 'street1', 'city', 'postcode', 'telephone'] as const) form.change(field, texts[field])
}

describe('the countries of an address', () => {
  test('are those of the shop, and until then its own', async () => {
    const { form, receive } = create()
    expect(form.known).toEqual([])
    form.begin(emptyDraft('US'), 'address')
    await expect.poll(() => form.known).toEqual([unitedStates])
    await receive([france, unitedStates])
    expect([form.known, form.country]).toEqual([[france, unitedStates], unitedStates])
  })

  test('are loaded once', async () => {
    const { all, byCode, form, receive } = create()
    form.begin(emptyDraft('US'), 'address')
    await receive([france])
    form.begin(emptyDraft('FR'), 'address')
    expect([all.mock.calls.length, byCode.mock.calls.map(([code]) => code)]).toEqual([1, ['US']])
  })

  test('are loaded without an own one where none is chosen', () => {
    const { all, byCode, form } = create()
    form.begin(emptyDraft(''), 'address')
    expect([all.mock.calls.length, byCode.mock.calls.length]).toEqual([1, 0])
  })

  test('decide which fields are needed', async () => {
    const { form, receive } = create()
    form.begin(emptyDraft('US'), 'address')
    await receive([france, unitedStates])
    expect(form.needed).toContain('regionId')
    form.change('countryCode', 'FR')
    expect(form.needed).not.toContain('regionId')
  })

  test('are no longer read once the form is left', () => {
    const { all, byCode, form } = create()
    form.begin(emptyDraft('US'), 'address')
    form.dispose()
    expect([all.mock.calls[0]?.[0]?.aborted, byCode.mock.calls[0]?.[1]?.aborted]).toEqual([true, true])
  })
})

describe('an address form', () => {
  test('keeps its other fields when the country changes, but not the region', () => {
    const { form } = create()
    form.begin({ ...emptyDraft('US'), city: 'Evanston', region: 'North', regionId: '23' }, 'address')
    form.change('city', 'Skokie')
    form.change('countryCode', 'US')
    expect([form.typed.region, form.typed.regionId]).toEqual(['North', '23'])
    form.change('countryCode', 'FR')
    expect(form.typed).toEqual({ ...emptyDraft('FR'), city: 'Skokie' })
  })

  test('says what is missing until it is typed', () => {
    const { form } = create()
    form.begin(emptyDraft('FR'), 'address')
    fill(form)
    form.change('city', '')
    expect([form.checked(), form.problems]).toEqual([undefined, { city: 'missing' }])
    form.change('postcode', '75011')
    expect(form.problems).toEqual({ city: 'missing' })
    form.change('city', 'Paris')
    expect(form.problems).toEqual({})
    expect(form.checked()).toMatchObject({ city: 'Paris', postcode: '75011' })
  })

  test('has unsent changes from the first typed text until they are kept', () => {
    const { form } = create()
    const states: boolean[] = []
    const stop = autorun(() => states.push(form.isUnsent))
    form.begin(emptyDraft('FR'), 'address')
    form.change('city', 'Paris')
    form.keep()
    stop()
    expect(states).toEqual([false, true, false])
  })

  test('begins without the problems of the address before', () => {
    const { form } = create()
    form.begin(emptyDraft('FR'), 'address')
    form.checked()
    form.begin(emptyDraft('US'), 'address')
    expect(form.problems).toEqual({})
  })
})

describe('the draft of an address', () => {
  test('has what was typed, and nothing of an address that is as it was', () => {
    const { drafts, form } = create()
    form.begin(emptyDraft('FR'), 'shipping address')
    expect(drafts.kept.size).toBe(0)
    form.change('city', 'Paris')
    expect(drafts.kept.get('shipping address')).toMatchObject({ city: 'Paris', countryCode: 'FR' })
  })

  test('is restored, without unknown fields', () => {
    const drafts = new DraftsInMemory()
    drafts.kept.set('shipping address', { city: 'Paris', card: '4242' })
    const { form } = create(drafts)
    form.begin({ ...emptyDraft('FR'), postcode: '75011' }, 'shipping address')
    expect(form.typed).toEqual({ ...emptyDraft('FR'), city: 'Paris', postcode: '75011' })
  })

  test('does not replace what was typed before it is known', () => {
    const open = vi.fn<Drafts['open']>(() => () => undefined)
    const form = new AddressForm({ all: async () => [france], byCode: async () => france }, { open })
    form.begin(emptyDraft('FR'), 'address')
    form.change('city', 'Lyon')
    open.mock.lastCall?.[1]({ value: { city: 'Paris' }, keep: () => undefined })
    expect(form.typed.city).toBe('Lyon')
  })

  test('is kept under the latest name only, until the form is left', () => {
    const { drafts, form } = create()
    form.begin(emptyDraft('FR'), 'shipping address')
    form.begin(emptyDraft('FR'), 'billing address')
    form.change('city', 'Paris')
    form.dispose()
    form.change('city', 'Lyon')
    expect([...drafts.kept.keys()]).toEqual(['billing address'])
    expect(drafts.kept.get('billing address')).toMatchObject({ city: 'Paris' })
  })
})
