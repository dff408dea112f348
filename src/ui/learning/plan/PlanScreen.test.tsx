import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import type { LessonPlan, PlanStep, StepState } from '#domain/learning/plan'
import { paths } from '#ui/shell/paths.ts'
import { drawn, InPage } from '../../../../tests/builders/InPage.tsx'
import { pressButton } from '../../../../tests/builders/pressButton.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { HolePicture } from './HolePicture.tsx'
import { PlanScreen } from './PlanScreen.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const step = (state: StepState, index: number): PlanStep => ({ id: `p-${index}`, title: `Step ${index}`, state })
const plan: LessonPlan = {
  title: 'Break 90',
  goal: '90',
  status: 'IN_PROGRESS',
  steps: (['done', 'done', 'current', 'ahead'] as const).map(step),
}

async function show(own: Partial<LessonPlan> | undefined, isRefused = false) {
  const statuses: string[] = []
  const setStatus = async (status: string) => {
    if (isRefused) throw new Failure('server-fault')
    statuses.push(status)
  }
  const plans = { current: async () => own && { ...plan, ...own }, setStatus }
  await act(async () =>
    place.show(
      <InPage parts={[plans]}>
        <PlanScreen />
      </InPage>,
    ),
  )
  return statuses
}

const dialog = () => document.querySelector('[role=dialog]')?.textContent
const text = () => place.element.textContent

test('a plan tells how far its player is, and where all is done that it is', async () => {
  await show({})
  expect(text()).toContain('plan.progress done=2 of=4 current=3')
  place.clear()
  place = renderAt()
  await show({ status: 'COMPLETED', steps: [step('done', 1), step('done', 2)] })
  expect([text().includes('plan.allDone count=2'), text().includes('status.COMPLETED')]).toEqual([true, true])
})

test.each([
  ['IN_PROGRESS', 'plan.pause', undefined],
  ['PAUSED', 'plan.resume', 'status.PAUSED'],
  ['COMPLETED', undefined, 'status.COMPLETED'],
] as const)('a plan is paused while it runs and resumed while it rests: %s', async (status, offer, badge) => {
  await show({ status })
  expect([/plan\.(?:pause|resume)/.exec(text())?.[0], /status\.[A-Z_]+/.exec(text())?.[0]]).toEqual([offer, badge])
})

test('a plan that is paused can be resumed at once', async () => {
  const statuses = await show({})
  await pressButton('plan.pause')
  expect(dialog()).toContain('change.pauseLead')
  await pressButton('change.drop')
  expect([dialog(), statuses]).toEqual([undefined, []])
  await pressButton('plan.pause')
  await pressButton('change.pausechange.busy')
  expect([dialog(), statuses, text().includes('plan.resume')]).toEqual([undefined, ['PAUSED'], true])
})

test('a plan that can’t be paused says so, and runs on', async () => {
  await show({}, true)
  await pressButton('plan.pause')
  await pressButton('change.pausechange.busy')
  expect([dialog()?.includes('failure.'), text().includes('plan.pause')]).toEqual([true, true])
  await pressButton('change.drop')
})

test('a player without a plan books a lesson', async () => {
  await show(undefined)
  expect([text().includes('plan.none'), place.element.querySelector('a')?.getAttribute('href')]).toEqual([true, paths.book])
})

test('the picture of a plan has a station for each step, the current one larger, and its goal at the flag', () => {
  const part = drawn(<HolePicture steps={['done', 'done', 'current', 'ahead']} current={3} goal="90" />)
  expect(part.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  const holes = [...part.querySelectorAll('svg[class*=stations]')].map((hole) => ({
    numbers: [...hole.querySelectorAll('text')].map(({ textContent }) => textContent),
    sizes: [...hole.querySelectorAll('circle')].map((circle) => Number(circle.getAttribute('r'))),
  }))
  expect(holes.map(({ numbers }) => numbers)).toEqual([Array.of('1', '2', '3', '4', '90'), Array.of('1', '2', '3', '4', '90')])
  for (const { sizes } of holes) expect(sizes.indexOf(Math.max(...sizes))).toBe(2)
})
