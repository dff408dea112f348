import { act } from 'react'
import { expect, test } from 'vitest'
import { StartTrial } from '#app/commerce/plus-subscription/StartTrial'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { ScreenWithParts } from '../../../../tests/builders/ScreenWithParts.tsx'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { PlusScreen } from './PlusScreen.tsx'

test('a trial lasts as long as the club says', async () => {
  const plus = {
    current: async () => ({ state: 'none' as const, name: undefined, until: undefined, renews: false }),
    trial: async () => ({ state: 'available' as const, days: 21, endsOn: undefined }),
    startTrial: async () => undefined,
  }
  const parts = [plus, { offered: async () => [] }, new StartTrial(plus, { value: true }), new FixedClock('2026-05-13T17:30:00Z')]
  const place = renderAt()
  await act(async () =>
    place.show(
      <ScreenWithParts parts={parts}>
        <PlusScreen />
      </ScreenWithParts>,
    ),
  )
  expect(place.element.textContent).toContain('trial.lead count=21')
  place.clear()
})
