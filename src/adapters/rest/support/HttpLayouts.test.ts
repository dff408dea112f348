import { expect, it } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpLayouts } from './HttpLayouts.ts'

it('brings the blocks of the home page in their order, without those that this version does not know or can not read', async () => {
  const data = [
    { type: 'tip', title: 'Tip', content: 'Keep your head down', items: [{ label: 'a', value: 'b' }], order: 3 },
    { type: 'next-lesson', title: 'Next', order: 1 },
    { type: 'hologram', title: 'Later', order: 2 },
    { type: 'bookings', title: 'Bookings', order: 'first' },
  ]
  const tab = createTestTab(() => Response.json({ data }))
  expect(await new HttpLayouts(tab.client).home()).toEqual([
    { id: 'next-lesson-1', type: 'next-lesson', title: 'Next', content: '', items: [] },
    { id: 'tip-3', type: 'tip', title: 'Tip', content: 'Keep your head down', items: [{ id: '', label: 'a', value: 'b', note: '' }] },
  ])
})
