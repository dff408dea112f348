import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { FeatureAccessContext } from '#ui/shell/featureAccess.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { SessionInMemory } from '../../../../tests/builders/session.ts'
import { EndingList } from './EndingList.tsx'
import { EndingViewModel } from './EndingViewModel.ts'

let clear = (): void => undefined
afterEach(() => clear())

test.each([true, false])('that nothing ends soon is told only where all of it is known: partly known %s', async (isPartial) => {
  const endings = { of: async () => ({ endings: [], isPartial }) }
  const model = new EndingViewModel(endings, new SessionInMemory(), new FixedClock('2026-02-10T12:00:00Z'))
  const place = renderAt()
  clear = place.clear
  await act(async () =>
    place.show(
      <FeatureAccessContext value={{ accessTo: () => 'open' }}>
        <MemoryRouter>
          <EndingList model={model} />
        </MemoryRouter>
      </FeatureAccessContext>,
    ),
  )
  const told = ['ending.none', 'ending.partial'].filter((text) => place.element.textContent.includes(text))
  expect(told).toEqual([isPartial ? 'ending.partial' : 'ending.none'])
})
