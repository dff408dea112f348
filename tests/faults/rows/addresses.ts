import * as calls from '#adapters/shop/commerce/addressOperations'
import type { Resolver } from '#composition/provide'
import type { SavedAddress } from '#domain/commerce/address'
import { draftOf, emptyDraft } from '#domain/commerce/addressDraft'
import { AddressForm } from '#ui/commerce/address/AddressForm.ts'
import { AddressBookViewModel } from '#ui/commerce/address-book/AddressBookViewModel.ts'
import type { View } from '../cell/View.ts'
import { screen } from '../Row.ts'
import { opened, settled } from '../views.ts'

async function read(model: AddressBookViewModel): Promise<SavedAddress> {
  model.start()
  await settled(model.reading)
  const last = model.reading.value?.addresses.at(-1)
  if (!last) throw new Error('Hana has no address')
  return last
}

export function editing(begin: (model: AddressBookViewModel, last: SavedAddress) => void) {
  return (ask: Resolver): View => {
    const model = ask(AddressBookViewModel)
    return {
      open: async () => {
        const last = await read(model)
        begin(model, last)
        await settled(model.editor.form.list)
        await settled(model.editor.form.own)
        model.editor.form.change('city', 'Otsu')
      },
      act: () => model.save(),
      ...{ state: model.editor.saving, models: [model, model.editor, model.editor.form], leave: () => model.dispose() },
      refusal: () => model.editor.refusal && 'refused',
      isDone: () => !model.editor.isOpen,
    }
  }
}

function forming(stateOf: (form: AddressForm) => View['state']) {
  return (ask: Resolver): View => {
    const form = ask(AddressForm)
    return { act: () => form.begin(emptyDraft('US'), 'new address'), state: stateOf(form), models: [form], leave: () => form.dispose() }
  }
}

export function removing(ask: Resolver): View {
  const model = ask(AddressBookViewModel)
  return {
    open: async () => model.ask(await read(model)),
    act: () => model.confirm(),
    ...{ state: model.removing, models: [model], isDone: () => model.asked === undefined, leave: () => model.dispose() },
  }
}

export const rows = [
  screen(calls.customer, (ask) => opened(ask(AddressBookViewModel), ({ reading }) => reading)),
  screen(
    calls.countries,
    forming(({ list }) => list),
  ),
  screen(
    calls.country,
    forming(({ own }) => own),
  ),
  screen(
    calls.createCustomerAddress,
    editing((model, last) => {
      model.add()
      model.editor.form.begin(draftOf(last), 'new address')
    }),
  ),
  screen(
    calls.updateCustomerAddress,
    editing((model, last) => model.editor.change(last)),
  ),
  screen(calls.deleteCustomerAddress, removing, {
    deviations: [{ where: ['404', '410'], gives: { outcome: 'done' }, source: 'what is gone already is as good as removed' }],
  }),
]
