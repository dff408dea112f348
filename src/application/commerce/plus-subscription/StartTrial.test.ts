import { expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { StartTrial } from './StartTrial.ts'

function create(state: 'available' | 'running') {
  let sent = 0
  const startTrial = async () => {
    sent += 1
    throw new Failure('timed-out')
  }
  return {
    start: new StartTrial({ startTrial, trial: async () => ({ state, days: 14, endsOn: undefined }) }, { value: true }),
    sent: () => sent,
  }
}

test('a trial whose answer is lost is started once', async () => {
  const { start, sent } = create('running')
  expect([await start.execute(), sent()]).toEqual([true, 1])
})

test('a trial that has not begun can be started again', async () => {
  await expect(create('available').start.execute()).rejects.toMatchObject({ outcome: 'not-done' })
})
