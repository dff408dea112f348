import * as calls from '#adapters/shop/commerce/addressOperations'
import type { Resolver } from '#composition/provide'
import type { SavedAddress } from '#domain/commerce/address'
import { draftOf, emptyDraft } from '#domain/commerce/addressDraft'
import { AddressForm } from '#ui/commerce/address/AddressForm.ts'
import { AddressBookViewModel } from '#ui/commerce/address-book/AddressBookViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { rowOfScreen } from '../Row.ts'
import { modelView, whenSettled } from '../views.ts'

async function read(model: AddressBookViewModel): Promise<SavedAddress> {
  model.start()
  await whenSettled(model.reading)
  const last = model.reading.value?.addresses.at(-1)
  if (!last) throw new Error('Hana has no address')
  return last
}

export function editing(begin: (model: AddressBookViewModel, last: SavedAddress) => void) {
  return (ask: Resolver): ObservedView => {
    const model = ask(AddressBookViewModel)
    return {
      open: async () => {
        const last = await read(model)
        begin(model, last)
        await whenSettled(model.editor.form.list)
        await whenSettled(model.editor.form.own)
        model.editor.form.change('city', 'Otsu')
      },
      act: () => model.save(),
      ...{ state: model.editor.saving, models: [model, model.editor, model.editor.form], leave: () => model.dispose() },
      refusal: () => model.editor.refusal && 'refused',
      isDone: () => !model.editor.isOpen,
    }
  }
}

function forming(stateOf: (form: AddressForm) => ObservedView['state']) {
  return (ask: Resolver): ObservedView => {
    const form = ask(AddressForm)
    return { act: () => form.begin(emptyDraft('US'), 'new address'), state: stateOf(form), models: [form], leave: () => form.dispose() }
  }
}

export function removing(ask: Resolver): ObservedView {
  const model = ask(AddressBookViewModel)
  let isRemoved = false
  return {
    open: () => read(model),
    act: async () => {
      const last = model.reading.value?.addresses.at(-1)
      isRemoved = last !== undefined && (await model.remove(last))
    },
    ...{ state: model.removing, models: [model], isDone: () => isRemoved, leave: () => model.dispose() },
  }
}

export const rows = [
  rowOfScreen(calls.customer, (ask) => modelView(ask(AddressBookViewModel), ({ reading }) => reading)),
  rowOfScreen(
    calls.countries,
    forming(({ list }) => list),
  ),
  rowOfScreen(
    calls.country,
    forming(({ own }) => own),
  ),
  rowOfScreen(
    calls.createCustomerAddress,
    editing((model, last) => {
      model.add()
      model.editor.form.begin(draftOf(last), 'new address')
    }),
  ),
  rowOfScreen(
    calls.updateCustomerAddress,
    editing((model, last) => model.editor.change(last)),
  ),
  rowOfScreen(calls.deleteCustomerAddress, removing, {
    deviations: [{ where: ['404', '410'], gives: { outcome: 'done' }, source: 'what is gone already is as good as removed' }],
  }),
]
