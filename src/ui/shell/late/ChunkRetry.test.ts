import { Subject } from 'rxjs'
import { beforeEach, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import type { UpdateResult } from '#app/shared/ports/Updates'
import { ChunkRetry } from './ChunkRetry.ts'

let online: boolean
let changes: Subject<boolean>
let isReachable: boolean
let failures: number
let turns: number[]
let renewals: number
let renewed: UpdateResult
let chunkRetry: ChunkRetry<string>

function becomes(isOnline: boolean): void {
  online = isOnline
  changes.next(isOnline)
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

beforeEach(async () => {
  online = false
  changes = new Subject()
  isReachable = false
  failures = 0
  turns = []
  renewals = 0
  renewed = 'unreachable'
  const connectivity = {
    get value() {
      return online
    },
    changes,
  }
  const updates = {
    renew: async () => {
      renewals += 1
      return renewed
    },
  }
  const fetch = async () => {
    for (let turn = turns.shift() ?? 0; turn > 0; turn -= 1) await Promise.resolve()
    failures -= 1
    if (!isReachable || failures >= 0) throw new Failure('offline')
    return 'the screen'
  }
  chunkRetry = new ChunkRetry(fetch, connectivity, updates)
  chunkRetry.start()
  await settled()
})

test('without a network it has not come, and nothing is loaded anew', () => {
  expect([chunkRetry.code.failure?.kind, chunkRetry.isPending, chunkRetry.isGone, renewals]).toEqual(['offline', false, false, 0])
})

test('it comes by itself when the network is back', async () => {
  isReachable = true
  becomes(true)
  await settled()
  expect(chunkRetry.code.value).toBe('the screen')
})

test('where a request still fails just after the network is back, it is made once more', async () => {
  failures = 1
  isReachable = true
  becomes(true)
  await settled()
  expect([chunkRetry.code.value, renewals]).toEqual(['the screen', 0])
})

test('a network that comes back twice loads nothing anew while the code is on its way', async () => {
  isReachable = true
  turns = [0, 6]
  becomes(true)
  becomes(true)
  await settled()
  expect([chunkRetry.code.value, renewals]).toEqual(['the screen', 0])
})

test('it comes when it is asked for', async () => {
  isReachable = true
  await chunkRetry.ask()
  expect(chunkRetry.code.value).toBe('the screen')
})

test('nobody asks any more when the player has gone elsewhere', async () => {
  chunkRetry.dispose()
  isReachable = true
  becomes(true)
  await settled()
  expect(chunkRetry.code.value).toBeUndefined()
})

test('with a network the page is loaded anew', async () => {
  renewed = 'loading'
  becomes(true)
  await settled()
  expect([renewals, chunkRetry.isPending, chunkRetry.isGone]).toEqual([1, true, false])
})

test('where that has been in vain it is gone, until it is there again', async () => {
  renewed = 'in-vain'
  becomes(true)
  await settled()
  expect([chunkRetry.isGone, chunkRetry.isPending]).toEqual([true, false])
  isReachable = true
  await chunkRetry.ask()
  expect([chunkRetry.code.value, chunkRetry.isGone]).toEqual(['the screen', false])
})

test('a site that can not be reached is told as no network', async () => {
  becomes(true)
  await settled()
  expect([chunkRetry.isGone, chunkRetry.isPending]).toEqual([false, false])
})
