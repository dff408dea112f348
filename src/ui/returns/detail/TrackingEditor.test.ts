import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import { AddTracking } from '#app/returns/AddTracking'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { buildReturn, ReturnsInMemory } from '../../../../tests/builders/returns.ts'
import { TrackingEditor } from './TrackingEditor.ts'

function create(drafts = new DraftsInMemory()) {
  const returns = new ReturnsInMemory()
  return { returns, editor: new TrackingEditor(new AddTracking(returns, { value: true, changes: NEVER }), returns, drafts) }
}

test('[returns.remove-own-tracking-only] a tracking number of the shop is never removed', async () => {
  const { returns, editor } = create()
  const request = buildReturn(1)
  expect(await editor.remove(request, { id: 1, carrier: 'ups', number: '1Z', isOwn: false })).toBe(false)
  expect(await editor.remove(request, { id: 2, carrier: 'ups', number: '1Z', isOwn: true })).toBe(true)
  expect(returns.removed).toEqual([2])
})

test('nothing is added without a carrier and a number', async () => {
  const { editor } = create()
  editor.write(' ')
  expect(await editor.add(buildReturn(1))).toBeUndefined()
  expect([editor.isCarrierMissing, editor.isNumberMissing]).toEqual([true, true])
  editor.choose('ups')
  editor.write(' 1Z999 ')
  expect(await editor.add(buildReturn(1))).toMatchObject({ carrier: 'ups', number: '1Z999' })
  expect(editor.number).toBe('')
})

test('an unsent parcel waits with its number and its carrier', () => {
  const drafts = new DraftsInMemory()
  const { editor } = create(drafts)
  editor.open('hash')
  editor.choose('fedex')
  editor.write('7700')
  editor.dispose()
  const later = create(drafts).editor
  later.open('hash')
  expect([later.carrier, later.number]).toEqual(['fedex', '7700'])
})
