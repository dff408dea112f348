import { autorun, observable, runInAction } from 'mobx'
import { expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { DraftsInMemory } from '../../../tests/builders/drafts.ts'
import { DraftedDialog } from './DraftedDialog.ts'

function createDialog() {
  const drafts = new DraftsInMemory()
  const name = observable.box('')
  const type = (text: string) => runInAction(() => name.set(text))
  const dialog = new DraftedDialog(drafts)
  const open = () => dialog.open({ name: 'bag', typed: () => (name.get() === '' ? {} : { name: name.get() }), restore: () => undefined })
  return { drafts, dialog, open, type }
}

test('a dialog opens and closes', () => {
  const { dialog, open } = createDialog()
  const states: boolean[] = []
  const stop = autorun(() => states.push(dialog.isOpen))
  open()
  dialog.close()
  stop()
  expect(states).toEqual([false, true, false])
})

test('a closed dialog keeps its draft and no further text', () => {
  const { drafts, dialog, open, type } = createDialog()
  open()
  type('Summer')
  dialog.close()
  type('Winter')
  expect(drafts.kept.get('bag')).toEqual({ name: 'Summer' })
})

test('a saved dialog closes without a draft', async () => {
  const { drafts, dialog, open, type } = createDialog()
  open()
  type('Summer')
  expect(
    await dialog.save(
      async () => 7,
      () => type(''),
    ),
  ).toBe(7)
  expect([dialog.isOpen, drafts.kept.size]).toEqual([false, 0])
})

test('a dialog that could not be saved stays open with its draft', async () => {
  const { drafts, dialog, open, type } = createDialog()
  open()
  type('Summer')
  const fail = () => Promise.reject(new Failure('offline'))
  expect(await dialog.save(fail, () => type(''))).toBeUndefined()
  expect([dialog.isOpen, drafts.kept.get('bag'), dialog.saving.failure?.kind]).toEqual([true, { name: 'Summer' }, 'offline'])
})

test('a dialog that opens again shows no earlier failure', async () => {
  const { dialog, open } = createDialog()
  open()
  await dialog.save(
    () => Promise.reject(new Failure('offline')),
    () => undefined,
  )
  open()
  expect(dialog.saving.failure).toBeUndefined()
})

test('a dialog stays open while it is saved', async () => {
  const { dialog, open } = createDialog()
  open()
  const saving = dialog.save(
    async () => 7,
    () => undefined,
  )
  dialog.close()
  expect(dialog.isOpen).toBe(true)
  await saving
})
