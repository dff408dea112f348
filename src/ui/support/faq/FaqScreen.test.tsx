import { act } from 'react'
import { expect, test } from 'vitest'
import type { LayoutBlock } from '#domain/shared/layout'
import { Address } from '../../../../tests/builders/Address.tsx'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FaqScreen } from './FaqScreen.tsx'

const items = [
  { id: 'shoes', label: 'Do I need shoes?', value: 'Soft ones', note: '' },
  { id: 'guests', label: 'May guests come?', value: 'Two of them', note: '' },
]
const blocks: readonly LayoutBlock[] = [{ id: 'q', type: 'questions', title: '', content: '', items }]

test('what is searched for is in the address, and gone once nothing is', async () => {
  const place = renderAt()
  const pages = { blocks: async () => blocks }
  await act(async () =>
    place.show(
      <InPage parts={[pages]} at="/faq?q=shoes">
        <FaqScreen />
        <Address />
      </InPage>,
    ),
  )
  const field = place.element.querySelector('input')
  const addresses = [place.element.querySelector('output')?.textContent]
  for (const text of ['guests', '']) {
    act(() => type(field, text))
    addresses.push(place.element.querySelector('output')?.textContent)
  }
  place.clear()
  expect(addresses).toEqual(['/faq?q=shoes', '/faq?q=guests', '/faq'])
})

function type(field: HTMLInputElement | null, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}
