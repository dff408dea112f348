import { observable, runInAction } from 'mobx'
import { expect, test, vi } from 'vitest'
import type { Draft, Drafts, KeptDraft } from '#app/shared/ports/Drafts'
import { DraftsInMemory } from '../../../tests/builders/drafts.ts'
import { FormDraft } from './FormDraft.ts'

function createForm(name: string, first: Draft = {}) {
  const typed = observable.box<Draft | undefined>(first, { deep: false })
  const restore = vi.fn<(draft: Draft) => void>()
  const type = (draft: Draft | undefined) => runInAction(() => typed.set(draft))
  return { restore, type, form: { name, typed: () => typed.get(), restore } }
}

test('what was typed is restored into the form', () => {
  const drafts = new DraftsInMemory()
  drafts.kept.set('round', { note: 'windy' })
  const { form, restore } = createForm('round')
  new FormDraft(drafts).keep(form)
  expect(restore.mock.calls).toEqual([[{ note: 'windy' }]])
})

test('a form without a draft is left as it is', () => {
  const { form, restore } = createForm('round')
  new FormDraft(new DraftsInMemory()).keep(form)
  expect(restore).not.toHaveBeenCalled()
})

test('everything that is typed is kept, from the first text on', () => {
  const drafts = new DraftsInMemory()
  const { form, type } = createForm('round', { note: 'dry' })
  new FormDraft(drafts).keep(form)
  expect(drafts.kept.get('round')).toEqual({ note: 'dry' })
  type({ note: 'wet' })
  expect(drafts.kept.get('round')).toEqual({ note: 'wet' })
  type(undefined)
  expect(drafts.kept.get('round')).toEqual({ note: 'wet' })
})

test('the same text is kept once', () => {
  const keep = vi.fn<KeptDraft['keep']>()
  const drafts: Drafts = {
    open: (_form, receive) => {
      receive({ value: undefined, keep })
      return () => undefined
    },
  }
  const { form, type } = createForm('round', { note: 'dry' })
  new FormDraft(drafts).keep(form)
  type({ note: 'dry' })
  expect(keep.mock.calls).toEqual([[{ note: 'dry' }]])
})

test('a stopped form is no longer kept', () => {
  const drafts = new DraftsInMemory()
  const { form, type } = createForm('round')
  const draft = new FormDraft(drafts)
  draft.keep(form)
  expect(draft.isKept).toBe(true)
  draft.stop()
  type({ note: 'wet' })
  expect([draft.isKept, drafts.kept.size]).toEqual([false, 0])
})

test('the next form replaces the one before', () => {
  const drafts = new DraftsInMemory()
  const [one, other] = [createForm('round'), createForm('bag')]
  const draft = new FormDraft(drafts)
  draft.keep(one.form)
  draft.keep(other.form)
  one.type({ note: 'wet' })
  other.type({ name: 'Summer' })
  expect([...drafts.kept]).toEqual([['bag', { name: 'Summer' }]])
})

test('a form that is stopped before the player is known stays unread', () => {
  const cancel = vi.fn()
  const draft = new FormDraft({ open: () => cancel })
  draft.keep(createForm('round').form)
  draft.stop()
  expect(cancel).toHaveBeenCalledTimes(1)
})
