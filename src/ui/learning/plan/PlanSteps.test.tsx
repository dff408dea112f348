import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { PlanSteps } from './PlanSteps.tsx'

test('a step that is done is due no more', () => {
  const due = Temporal.PlainDate.from('2026-05-20')
  const steps = (['done', 'current', 'ahead'] as const).map((state) => ({ id: state, title: state, state, due }))
  const rows = [...drawn(<PlanSteps steps={steps} current={2} />).querySelectorAll('li')]
  expect(rows.map(({ textContent }) => textContent.includes('plan.due'))).toEqual([false, true, true])
})

test('the current step is marked', () => {
  const steps = (['done', 'current', 'ahead'] as const).map((state) => ({ id: state, title: state, state }))
  const rows = [...drawn(<PlanSteps steps={steps} current={2} />).querySelectorAll('li')]
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'step', null])
})
