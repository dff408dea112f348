import { expect, onTestFinished, test } from 'vitest'
import type { Reply } from './protocol.ts'
import { type Hang, WorkerPool } from './WorkerPool.ts'

const script = new URL('./hangingWorker.ts', import.meta.url)
const endless = [{ name: 'endless', cells: ['any'] }]

test('a worker that hangs is ended and reported, and another one plays the rest', async () => {
  const pool = new WorkerPool({ width: 1, mutations: false, script, timeout: { processor: 0.3, wall: 60 } })
  onTestFinished(() => pool.close())
  const hangs: Hang[] = []
  const replies: Reply[] = []
  await pool.run({
    tasks: [{ call: 'one', mutations: endless }, { call: 'two' }],
    onReply: (reply) => replies.push(reply),
    adjust: ({ call, ...task }) => (hangs.length > 0 ? { call } : { call, ...task }),
    onHang: (hang) => hangs.push(hang),
  })
  expect(hangs).toEqual([{ task: { call: 'one', mutations: endless }, cell: 2, mutation: 0 }])
  expect(replies).toHaveLength(2)
})
