import { Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDevice, untilIdle } from '#adapters/browser/createDevice'
import { servers } from '#adapters/browser/location/servers'
import { unsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { retryConfiguration } from './retryConfiguration.ts'

let answers: (() => Response)[]
let reloads: number

beforeEach(() => {
  answers = []
  reloads = 0
  servers.become('unreadable')
})
afterEach(() => servers.become('known'))

const nothing = () => new Response('', { status: 404 })
const broken = () => new Response('', { status: 503 })
const own = () => Response.json({ api: 'https://api.example' })

function looking(isOnline = true) {
  const device = createDevice()
  const network = new Subject<boolean>()
  const fetch = async () => (answers.shift() ?? broken)()
  const environment = device.tab({ fetch, connectivity: { value: isOnline, changes: network } })
  const found = retryConfiguration(environment, () => {
    reloads += 1
  })
  return { found, device, network }
}

describe('A page that could not read where its servers are', () => {
  it('asks again when the player wants it, and goes on where it is', async () => {
    answers = [broken, nothing]
    const { found } = looking()
    servers.retries.next()
    await untilIdle()
    expect(servers.value).toBe('unreadable')
    servers.retries.next()
    await found
    expect([servers.value, reloads]).toEqual(['known', 0])
  })

  it('asks again three times by itself, and leaves it to the player then', async () => {
    answers = [broken, broken, broken, nothing]
    const { found, device } = looking()
    for (const pause of [10_000, 30_000, 60_000, 3_600_000]) await device.clock.pass(pause)
    expect([answers.length, servers.value]).toEqual([1, 'unreadable'])
    servers.retries.next()
    await found
    expect(servers.value).toBe('known')
  })

  it('asks again when there is a network, and no sooner', async () => {
    servers.become('unreachable')
    answers = [nothing]
    const { found, device, network } = looking(false)
    await device.clock.pass(60_000)
    expect(answers).toHaveLength(1)
    network.next(true)
    await found
    expect(servers.value).toBe('known')
  })

  it('starts anew for servers of its own, after what was begun', async () => {
    answers = [own]
    const release = unsavedChanges.hold()
    const { found } = looking()
    servers.retries.next()
    await untilIdle()
    expect([servers.value, reloads]).toEqual(['moved', 0])
    release()
    await found
    expect([servers.value, reloads]).toEqual(['moved', 1])
  })
})
