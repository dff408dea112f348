import { describe, expect, test, vi } from 'vitest'
import type { AddressAdded } from '#app/commerce/ports/AddressBook'
import { Failure } from '#app/shared/failure'
import type { AddressEntry, PostalAddress, SavedAddress } from '#domain/commerce/address'
import { emptyDraft } from '#domain/commerce/addressDraft'
import { buildAddress } from '../../../../tests/builders/commerce.ts'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { AddressForm } from '../address/AddressForm.ts'
import { AddressChoiceModel } from './AddressChoiceModel.ts'

const elm = buildAddress(3, { countryCode: 'FR' })
const oak = buildAddress(4, { street: ['9 Oak Street'] })
const { id: _id, ...ash }: SavedAddress = buildAddress(9, { street: ['7 Ash Road', 'Flat 2'], middleName: 'K' })
const france = { code: 'FR', name: 'France', regions: [] }

function create(
  add: (entry: AddressEntry) => Promise<AddressAdded> = async (entry) => ({ kind: 'added', address: { ...entry, id: 12 } }),
  drafts = new DraftsInMemory(),
) {
  const execute = vi.fn((entry: AddressEntry, _known: readonly SavedAddress[]) => add(entry))
  const form = new AddressForm({ all: async () => [france], byCode: async () => france }, drafts)
  const model = new AddressChoiceModel(form, { execute }, drafts)
  return { drafts, execute, form, model }
}

function fill(form: AddressForm): void {
  const texts = {
    firstName: 'Hana',
    lastName: 'Ito',
    countryCode: 'FR',
    street1: '7 Ash Road',
    city: 'Paris',
    postcode: '75011',
    telephone: '1',
  }
  for (const field of ['firstName', 'lastName', 'countryCode', 'street1', 'city', 'postcode', 'telephone'] as const)
    form.change(field, texts[field])
}

describe('the address of a cart', () => {
  test('is chosen in the address book', () => {
    const { model } = create()
    const { id: _oak, ...place } = oak
    model.begin([elm, oak], place, 'shipping')
    expect([model.choice, model.place, model.isSent, model.isUnsent, model.checked()]).toEqual(['4', oak, true, false, oak])
  })

  test('that is not in the book is written into the form', () => {
    const { form, model } = create()
    model.begin([elm], ash, 'shipping')
    expect([model.choice, model.place, model.isSent]).toEqual(['new', undefined, true])
    expect(form.typed).toMatchObject({ street1: '7 Ash Road', street2: 'Flat 2', middleName: 'K', prefix: '', vatId: '' })
  })

  test('without its optional texts is written as well', () => {
    const { form, model } = create()
    const { prefix: _p, middleName: _m, suffix: _s, vatId: _v, fax: _f, ...least } = ash
    const place: PostalAddress = least
    model.begin([], place, 'shipping')
    expect(form.typed).toMatchObject({ street1: '7 Ash Road', prefix: '', middleName: '', suffix: '', vatId: '', fax: '' })
  })

  test('that is missing is typed, in the country of the first saved one', () => {
    const { form, model } = create()
    model.begin([elm, oak], undefined, 'shipping')
    expect([model.choice, form.typed]).toEqual(['new', emptyDraft('FR')])
    const none = create()
    none.model.begin([], undefined, 'shipping')
    expect(none.form.typed).toEqual(emptyDraft(''))
  })

  test('may be that of the delivery', () => {
    const { form, model } = create()
    model.begin([elm], 'as-shipping', 'billing')
    expect([model.choice, model.place, model.isSent, form.list.busy]).toEqual(['as-shipping', 'as-shipping', true, false])
  })
})

describe('a chosen address', () => {
  test('is sent once it is marked', () => {
    const { model } = create()
    model.begin([elm, oak], elm, 'shipping')
    model.choose('4')
    expect([model.place, model.isSent]).toEqual([oak, false])
    model.markSent()
    expect(model.isSent).toBe(true)
  })

  test('that is no longer saved has no place', () => {
    const { model } = create()
    model.begin([elm], elm, 'shipping')
    model.choose('8')
    expect([model.place, model.checked()]).toEqual([undefined, undefined])
  })

  test('does not lose what was typed before', () => {
    const { form, model } = create()
    model.begin([elm], elm, 'shipping')
    model.choose('new')
    expect(form.typed).toEqual(emptyDraft('FR'))
    form.change('city', 'Paris')
    expect([model.isUnsent, model.isSent]).toEqual([true, false])
    model.choose('3')
    expect([model.isUnsent, model.isSent]).toEqual([false, true])
    model.choose('new')
    expect(form.typed.city).toBe('Paris')
  })
})

describe('a typed address', () => {
  test('is correct once it has no problem', () => {
    const { form, model } = create()
    model.begin([elm], undefined, 'shipping')
    expect([model.checked(), model.isCorrect]).toEqual([undefined, false])
    model.choose('3')
    expect(model.isCorrect).toBe(true)
    model.choose('new')
    fill(form)
    expect(model.checked()).toMatchObject({ street: ['7 Ash Road'], city: 'Paris' })
    expect(model.isCorrect).toBe(true)
  })

  test('is no longer unsent once it is marked', () => {
    const { form, model } = create()
    model.begin([], undefined, 'shipping')
    fill(form)
    model.markSent()
    expect([model.isUnsent, model.isSent]).toEqual([false, true])
  })

  test('is not saved unless the player wants it', async () => {
    const { execute, form, model } = create()
    model.begin([elm], undefined, 'shipping')
    fill(form)
    expect(await model.ready()).toMatchObject({ city: 'Paris' })
    model.wantSaved(true)
    model.choose('3')
    expect(await model.ready()).toBe(elm)
    expect(execute).not.toHaveBeenCalled()
  })

  test('is saved, and chosen in the address book', async () => {
    const { execute, form, model } = create()
    model.begin([elm], undefined, 'shipping')
    fill(form)
    model.wantSaved(true)
    expect(await model.ready()).toMatchObject({ id: 12, city: 'Paris' })
    expect(execute.mock.calls[0]?.[0]).toMatchObject({ city: 'Paris', isDefaultBilling: false, isDefaultShipping: false })
    expect(execute.mock.calls[0]?.[1]).toEqual([elm])
    expect([model.choice, model.saved.map(({ id }) => id), model.isToBeSaved, form.isUnsent]).toEqual(['12', [3, 12], false, false])
  })

  test('that is wrong is not saved', async () => {
    const { execute, model } = create()
    model.begin([], undefined, 'shipping')
    model.wantSaved(true)
    expect([await model.ready(), execute.mock.calls.length]).toEqual([undefined, 0])
  })

  test('that the shop does not save is not used, until the player no longer wants it saved', async () => {
    const { form, model } = create(async () => ({ kind: 'refused', words: ['no'] }))
    model.begin([elm], undefined, 'shipping')
    fill(form)
    model.wantSaved(true)
    expect([await model.ready(), model.isSaveRefused, model.isToBeSaved, model.saved]).toEqual([undefined, true, true, [elm]])
    model.wantSaved(false)
    expect([model.isSaveRefused, model.isToBeSaved]).toEqual([false, false])
  })

  test('that could not be saved keeps the failure until the player decides again', async () => {
    const { form, model } = create(() => Promise.reject(new Failure('offline')))
    model.begin([], undefined, 'shipping')
    fill(form)
    model.wantSaved(true)
    expect([await model.ready(), model.saving.failure?.kind, model.isSaveRefused]).toEqual([undefined, 'offline', false])
    model.wantSaved(true)
    expect(model.saving.failure).toBeUndefined()
  })
})

describe('the draft of a choice', () => {
  test('is kept as long as it differs from what was sent', () => {
    const { drafts, model } = create()
    model.begin([elm, oak], elm, 'shipping')
    model.choose('4')
    expect(drafts.kept.get('shipping choice')).toEqual({ choice: '4' })
    model.choose('3')
    expect(drafts.kept.has('shipping choice')).toBe(false)
  })

  test.each([
    ['4', '4'],
    ['new', 'new'],
    ['8', '3'],
    ['as-shipping', '3'],
  ])('of %s restores %s', (choice, restored) => {
    const drafts = new DraftsInMemory()
    drafts.kept.set('shipping choice', { choice })
    const { model } = create(undefined, drafts)
    model.begin([elm, oak], elm, 'shipping')
    expect(model.choice).toBe(restored)
  })

  test('is not kept once the checkout is left', () => {
    const { drafts, form, model } = create()
    model.begin([elm, oak], elm, 'shipping')
    model.choose('new')
    model.dispose()
    model.choose('4')
    form.change('city', 'Paris')
    expect([...drafts.kept]).toEqual([['shipping choice', { choice: 'new' }]])
  })
})
