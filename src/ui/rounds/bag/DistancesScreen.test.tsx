import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { pathOfDistances, paths } from '#ui/shell/paths.ts'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { InRoute } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { buildBag, buildClub, clubLists } from '../../../../tests/builders/rounds.ts'
import { BagsInMemory, currentPlayer } from '../../../../tests/builders/roundsPorts.ts'
import { typedNumbers } from '../../../../tests/builders/typedNumbers.ts'
import { BagModel } from './BagModel.ts'
import { DistancesScreen } from './DistancesScreen.tsx'

let clear = (): void => undefined
afterEach(() => clear())

test('when the distances are saved, the first one with a problem receives the focus', async () => {
  const clubs = ['d', '7', 'p'].map((category, index) => buildClub(index, category))
  const backend = new BagsInMemory([buildBag(1)], clubs)
  const model = new BagModel(backend, backend, { read: async () => clubLists }, currentPlayer())
  const place = renderAt()
  clear = place.clear
  await act(async () =>
    place.show(
      <InRoute path={paths.distances} at={pathOfDistances(1)} parts={[model, backend, new DraftsInMemory(), typedNumbers]}>
        <DistancesScreen />
      </InRoute>,
    ),
  )
  const fields = [...place.element.querySelectorAll('input')]
  const texts = ['200', 'far', 'further']
  await act(async () => {
    for (const [index, field] of fields.entries()) type(field, texts[index] ?? '')
  })
  act(() => place.button()?.focus())
  await act(async () => place.element.querySelector('form')?.requestSubmit())
  expect(backend.calls).not.toContain('change')
  expect(document.activeElement).toBe(fields[1])
})

function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
