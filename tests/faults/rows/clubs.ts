import * as calls from '#adapters/rest/rounds/clubCalls'
import * as lists from '#adapters/rest/rounds/clubListCalls'
import type { Resolver } from '#composition/provide'
import type { ClubLists } from '#domain/rounds/club'
import { BagViewModel } from '#ui/rounds/bag/BagViewModel.ts'
import { DistancesViewModel } from '#ui/rounds/bag/DistancesViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { rowOfScreen } from '../Row.ts'

const everyday = 1

function reading(stateOf: (bag: BagViewModel) => ObservedView['state']) {
  return (ask: Resolver): ObservedView => {
    const bag = ask(BagViewModel)
    return { act: () => bag.open(everyday), state: stateOf(bag), models: [bag, bag.model], leave: () => bag.dispose() }
  }
}

function writing(begin: (bag: BagViewModel) => unknown) {
  return (ask: Resolver): ObservedView => {
    const bag = ask(BagViewModel)
    return {
      open: async () => {
        await bag.open(everyday)
        await begin(bag)
        bag.clubEditor.write('model', 'New')
      },
      ...{ act: () => bag.saveClub(), state: bag.clubEditor.dialog.saving, models: [bag, bag.clubEditor], leave: () => bag.dispose() },
      isDone: () => !bag.clubEditor.dialog.isOpen,
    }
  }
}

/** A new bag with a usual set; where its clubs did not arrive, they are sent once more. */
function fillingBag(ask: Resolver): ObservedView {
  const bag = ask(BagViewModel)
  const { bagEditor } = bag
  const { filling } = bagEditor
  const { saving } = bagEditor.dialog
  return {
    open: async () => {
      await bag.open(everyday)
      bagEditor.begin()
      bagEditor.write('Weekend')
      bagEditor.wantUsualSet(true)
    },
    act: () => (bagEditor.unfilled ? bag.fillAgain() : bag.saveBag()),
    // The bag goes first, and meets a session that is over.
    state: {
      get busy() {
        return saving.busy || filling.busy
      },
      get failure() {
        return saving.failure ?? filling.failure
      },
      get fault() {
        return saving.fault ?? filling.fault
      },
    },
    ...{ models: [bag, bagEditor], leave: () => bag.dispose() },
    isDone: () => !bagEditor.dialog.isOpen && bagEditor.unfilled === undefined,
  }
}

function readingList(list: keyof ClubLists) {
  return (ask: Resolver): ObservedView => {
    const { model } = ask(BagViewModel)
    return {
      ...{ act: () => model.open(everyday), state: model.listsReading, leave: () => model.close() },
      value: () => model.listsReading.value?.[list],
    }
  }
}

export const rows = [
  rowOfScreen(
    calls.clubsOfBag,
    reading(({ model }) => model.clubsReading),
  ),
  rowOfScreen(calls.clubById, (ask) => {
    const bag = ask(BagViewModel)
    const { reading: state } = bag.clubEditor
    return {
      open: () => bag.open(everyday),
      act: () => bag.model.clubs[0] && bag.changeClub(bag.model.clubs[0]),
      ...{ state, models: [bag, bag.clubEditor], leave: () => bag.dispose() },
    }
  }),
  rowOfScreen(
    calls.createClub,
    writing((bag) => {
      bag.addClub()
      bag.clubEditor.chooseCategory('wood-7', bag.model.lists)
    }),
  ),
  rowOfScreen(
    calls.updateClub,
    writing((bag) => bag.model.clubs[0] && bag.changeClub(bag.model.clubs[0])),
  ),
  rowOfScreen(calls.createClubs, fillingBag, { ignoredTables: ['bags'] }),
  rowOfScreen(calls.updateClubs, (ask) => {
    const distances = ask(DistancesViewModel)
    return {
      open: async () => {
        await distances.open(everyday)
        for (const club of distances.model.clubs.slice(0, 2)) distances.write(club, '111')
      },
      ...{ act: () => distances.save(), state: distances.saving, models: [distances], leave: () => distances.dispose() },
      isDone: () => !distances.isUnsent,
    }
  }),
  rowOfScreen(calls.deleteClub, (ask) => {
    const bag = ask(BagViewModel)
    let isRemoved = false
    return {
      open: () => bag.open(everyday),
      act: async () => {
        const [club] = bag.model.clubs
        isRemoved = club !== undefined && (await bag.removeClub(club))
      },
      ...{ state: bag.removal.removing, models: [bag, bag.removal], leave: () => bag.dispose(), isDone: () => isRemoved },
    }
  }),
  rowOfScreen(lists.manufacturers, readingList('manufacturers')),
  rowOfScreen(lists.clubParentCategories, readingList('parents')),
  rowOfScreen(lists.clubCategories, readingList('categories')),
]
