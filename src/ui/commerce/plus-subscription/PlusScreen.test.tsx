import { act } from 'react'
import { expect, test } from 'vitest'
import { StartTrial } from '#app/commerce/plus-subscription/StartTrial'
import type { PlusTrial } from '#domain/commerce/plus-subscription/plus'
import type { ProductCard } from '#domain/commerce/product'
import { buildProduct } from '../../../../tests/builders/commerce.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { PlusScreen } from './PlusScreen.tsx'

async function shown(trial: PlusTrial, plans: readonly ProductCard[] = []): Promise<string> {
  const plus = {
    current: async () => ({ state: 'none' as const, name: undefined, until: undefined, renews: false }),
    trial: async () => trial,
    startTrial: async () => undefined,
  }
  const parts = [plus, { offered: async () => plans }, new StartTrial(plus, { value: true }), new FixedClock('2026-05-13T17:30:00Z')]
  const place = renderAt()
  await act(async () =>
    place.show(
      <InPage parts={parts}>
        <PlusScreen />
      </InPage>,
    ),
  )
  const text = place.element.textContent
  place.clear()
  return text
}

test('a trial lasts as long as the club says', async () => {
  expect(await shown({ state: 'available', days: 21, endsOn: undefined })).toContain('trial.lead count=21')
})

test('a trial that runs tells how many days are left, where its end is known', async () => {
  expect(await shown({ state: 'running', days: 21, endsOn: undefined })).toContain('trial.running')
  expect(await shown({ state: 'running', days: 21, endsOn: Temporal.PlainDate.from('2026-05-20') })).toMatch(/trial\.left count=\d/)
})

test('a trial that was used is not offered again, and a single plan is one', async () => {
  const told = await shown({ state: 'used', days: 21, endsOn: undefined }, [buildProduct({ name: 'Plus for a year' })])
  expect(['trial.title', 'plans.none', 'Plus for a year'].map((key) => told.includes(key))).toEqual([false, false, true])
})
