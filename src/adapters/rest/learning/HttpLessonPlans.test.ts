import { describe, expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpLessonPlans } from './HttpLessonPlans.ts'

const plan = { title: 'Break 80', goal: '80', items: [{ id: '1', title: 'Grip', state: 'DONE' }] }

function answer(data: unknown) {
  const { client, requests } = createTestTab(() => Response.json({ code: 0, data }))
  return { plans: new HttpLessonPlans(client), requests }
}

describe('The lesson plan on the wire', () => {
  test.each([
    [undefined, 'IN_PROGRESS'],
    [null, 'IN_PROGRESS'],
    ['PAUSED', 'PAUSED'],
    ['COMPLETED', 'COMPLETED'],
    ['ADJOURNED', 'OTHER'],
  ])('[learning.lesson-plan-default-status] told as %s stands at %s', async (status, stands) => {
    expect((await answer({ ...plan, status }).plans.current())?.status).toBe(stands)
  })

  test('keeps the good steps beside a broken one, and takes an unknown state as one to come', async () => {
    const items = [...plan.items, { id: '2' }, { id: '3', title: 'Turn', state: 'SOON', due: '2026-06-12' }]
    const read = await answer({ ...plan, items }).plans.current()
    expect(read?.steps.map(({ id, state, due }) => [id, state, due?.toString()])).toEqual([
      ['1', 'done', undefined],
      ['3', 'ahead', '2026-06-12'],
    ])
  })

  test('is absent where there is none', async () => {
    expect(await answer(null).plans.current()).toBeUndefined()
  })

  test('[learning.lesson-plan-can-pause] is paused with its status alone', async () => {
    const { plans, requests } = answer({})
    await plans.setStatus('PAUSED')
    expect([requests[0]?.method, new URL(requests[0]?.url ?? '').pathname, await requests[0]?.json()]).toEqual([
      'POST',
      '/api/player/game-plan/pause',
      { status: 'PAUSED' },
    ])
  })
})
