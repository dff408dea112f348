import { beforeEach, describe, expect, test } from 'vitest'
import { MemoryStorage, untilIdle } from '../createDevice.ts'
import { PageUpdates, type Registration, type Worker } from './PageUpdates.ts'
import { ReloadGuard } from './ReloadGuard.ts'

class AWorker extends EventTarget implements Worker {
  state: Worker['state'] = 'installed'
  readonly told: unknown[] = []

  postMessage(message: unknown): void {
    this.told.push(message)
  }

  becomes(state: Worker['state']): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class ARegistration extends EventTarget implements Registration {
  active: AWorker | null = null
  waiting: AWorker | null = null
  installing: AWorker | null = null
  unregistered = false
  asked = 0

  async update(): Promise<void> {
    this.asked += 1
  }

  async unregister(): Promise<boolean> {
    this.unregistered = true
    return true
  }
}

class Workers extends EventTarget {
  controller: unknown = {}
}

class ADocument extends EventTarget {
  hidden = false
}

let workers: Workers
let page: ADocument
let registration: ARegistration
let reloads: number
let reachable: boolean
let unsent: { any: boolean; gone(): Promise<void> }
let done: () => void

function open(session = new MemoryStorage()): PageUpdates {
  const guard = new ReloadGuard(() => session, 'this version')
  const reload = () => {
    reloads += 1
  }
  return new PageUpdates({ workers, document: page, guard, isReachable: async () => reachable, reload }, unsent)
}

function newVersion(): AWorker {
  const worker = new AWorker()
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  Object.assign(registration, { installing: null, waiting: worker })
  worker.becomes('installed')
  return worker
}

function controllerChanges(): void {
  workers.controller = {}
  workers.dispatchEvent(new Event('controllerchange'))
}

beforeEach(() => {
  workers = new Workers()
  page = new ADocument()
  registration = new ARegistration()
  registration.active = new AWorker()
  reloads = 0
  reachable = true
  const waiting = Promise.withResolvers<void>()
  done = waiting.resolve
  unsent = { any: false, gone: () => (unsent.any ? waiting.promise : Promise.resolve()) }
})

describe('a new version', () => {
  test('is told, and nothing happens by itself', () => {
    const updates = open()
    const told: boolean[] = []
    updates.changes.subscribe((ready) => told.push(ready))
    updates.follow(registration)
    expect(updates.value).toBe(false)
    const worker = newVersion()
    expect([updates.value, told, worker.told, reloads]).toEqual([true, [true], [], 0])
  })

  test('that waited before the page came is told as well', () => {
    registration.waiting = new AWorker()
    const updates = open()
    updates.follow(registration)
    expect(updates.value).toBe(true)
  })

  test('is none where it is the first of all', () => {
    registration.active = null
    workers.controller = null
    const updates = open()
    updates.follow(registration)
    newVersion()
    controllerChanges()
    expect([updates.value, reloads]).toEqual([false, 0])
  })

  test('comes once when it is wanted', async () => {
    const updates = open()
    updates.follow(registration)
    const worker = newVersion()
    await updates.take()
    expect([worker.told.length, reloads]).toEqual([1, 0])
    worker.becomes('activating')
    controllerChanges()
    worker.becomes('activated')
    await updates.take()
    expect(reloads).toBe(1)
  })

  test('is asked for when the player comes back', () => {
    const updates = open()
    updates.follow(registration)
    page.dispatchEvent(new Event('visibilitychange'))
    expect(registration.asked).toBe(1)
  })
})

describe('a page that another tab has left behind', () => {
  test('asks as long as somebody looks at it, and comes anew when wanted', async () => {
    const updates = open()
    updates.follow(registration)
    controllerChanges()
    expect([updates.value, reloads]).toEqual([true, 0])
    await updates.take()
    expect(reloads).toBe(1)
  })

  test('follows by itself once, when nobody looks', () => {
    open().follow(registration)
    controllerChanges()
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    page.dispatchEvent(new Event('visibilitychange'))
    expect(reloads).toBe(1)
  })

  test('never follows by itself with something unsent', () => {
    unsent.any = true
    page.hidden = true
    open().follow(registration)
    controllerChanges()
    page.dispatchEvent(new Event('visibilitychange'))
    expect(reloads).toBe(0)
  })
})

describe('lost code', () => {
  test('loads the page anew once, past the worker that knows the old version', async () => {
    const session = new MemoryStorage()
    const updates = open(session)
    updates.follow(registration)
    expect(await updates.renew()).toBe('loading')
    expect([reloads, registration.unregistered]).toEqual([1, true])
    expect(await open(session).renew()).toBe('in-vain')
    expect(reloads).toBe(1)
  })

  test('is no reason where the site can not be reached', async () => {
    reachable = false
    expect(await open().renew()).toBe('unreachable')
    expect(reloads).toBe(0)
  })

  test('waits for what is unsent', async () => {
    unsent.any = true
    const renewing = open().renew()
    await untilIdle()
    expect(reloads).toBe(0)
    unsent.any = false
    done()
    await renewing
    expect(reloads).toBe(1)
  })

  test('of several pieces is one reason', async () => {
    const updates = open()
    expect(await Promise.all([updates.renew(), updates.renew(), updates.renew()])).toEqual(['loading', 'loading', 'loading'])
    expect(await updates.renew()).toBe('loading')
    expect(reloads).toBe(1)
  })
})

test('a browser without workers can still load the page anew', async () => {
  const guard = new ReloadGuard(() => new MemoryStorage(), 'this version')
  const reload = () => {
    reloads += 1
  }
  const updates = new PageUpdates({ workers: undefined, document: page, guard, isReachable: async () => true, reload }, unsent)
  expect(await updates.renew()).toBe('loading')
  expect(reloads).toBe(1)
})
