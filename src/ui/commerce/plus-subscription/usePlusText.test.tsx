import { expect, test } from 'vitest'
import type { PlusSubscription } from '#domain/commerce/plus-subscription/plus'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { usePlusText } from './usePlusText.ts'

function State({ plus }: { readonly plus: PlusSubscription }) {
  return <p>{usePlusText()(plus)}</p>
}

test.each([
  [true, 'state.activeUntil'],
  [false, 'state.activeEnds'],
])('a subscription says whether it renews: %s', (renews, key) => {
  const place = renderAt()
  const until = Temporal.PlainDate.from('2026-11-30')
  place.show(
    <InPage>
      <State plus={{ state: 'active', name: 'Plus', until, renews }} />
    </InPage>,
  )
  expect(place.element.textContent.split(' ')[0]).toBe(key)
  place.clear()
})
