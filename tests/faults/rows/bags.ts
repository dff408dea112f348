import * as calls from '#adapters/rest/rounds/bagCalls'
import type { Resolver } from '#composition/provide'
import { BagViewModel } from '#ui/rounds/bag/BagViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { rowOfScreen } from '../Row.ts'

const [everyday, travel] = [1, 3]

function writing(begin: (bag: BagViewModel) => void) {
  return (ask: Resolver): ObservedView => {
    const bag = ask(BagViewModel)
    return {
      open: async () => {
        await bag.open(everyday)
        begin(bag)
        bag.bagEditor.write('Carry bag')
      },
      ...{ act: () => bag.saveBag(), state: bag.bagEditor.dialog.saving, models: [bag, bag.bagEditor], leave: () => bag.dispose() },
      isDone: () => !bag.bagEditor.dialog.isOpen,
    }
  }
}

export const rows = [
  rowOfScreen(calls.myBags, (ask) => {
    const bag = ask(BagViewModel)
    return { act: () => bag.open(undefined), state: bag.model.reading, models: [bag, bag.model], leave: () => bag.dispose() }
  }),
  rowOfScreen(calls.bagById, (ask) => {
    const bag = ask(BagViewModel)
    return { act: () => bag.open(travel), state: bag.model.named, models: [bag, bag.model], leave: () => bag.dispose() }
  }),
  rowOfScreen(
    calls.createBag,
    writing(({ bagEditor }) => bagEditor.begin()),
  ),
  rowOfScreen(
    calls.updateBag,
    writing(({ bagEditor, model }) => model.bag && bagEditor.rename(model.bag)),
  ),
  rowOfScreen(calls.deleteBag, (ask) => {
    const bag = ask(BagViewModel)
    return {
      open: async () => {
        await bag.open(everyday)
        if (bag.model.bag) bag.askForBag(bag.model.bag)
      },
      ...{ act: () => bag.confirm(), state: bag.removal.removing, models: [bag, bag.removal], leave: () => bag.dispose() },
      isDone: () => bag.removal.asked === undefined,
    }
  }),
]
