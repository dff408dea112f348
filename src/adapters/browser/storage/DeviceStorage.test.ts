import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MemoryStorage } from '../createDevice.ts'
import type { StoragePlace } from '../environment.ts'
import { DeviceStorage, type StorageTrouble } from './DeviceStorage.ts'

function aStorage(local: () => StoragePlace) {
  const session = new MemoryStorage()
  const storage = new DeviceStorage({ localStorage: local, sessionStorage: () => session })
  const early: StorageTrouble[] = []
  storage.troubled.subscribe((trouble) => early.push(trouble))
  const troubles = () => {
    const late: StorageTrouble[] = []
    storage.troubled.subscribe((trouble) => late.push(trouble))
    expect(late).toEqual(early)
    return early
  }
  return { shelf: storage.local, troubles }
}

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('what is kept', () => {
  it('comes back, also to a page opened later', () => {
    const place = new MemoryStorage()
    aStorage(() => place).shelf.write('a', { n: 1 })
    expect(aStorage(() => place).shelf.read('a', z.object({ n: z.number() }))).toEqual({ n: 1 })
  })

  it.each(['{"n":', '"word"', '{"n":"1"}', ''])('is nothing where it can not be read: %s', (text) => {
    const place = new MemoryStorage()
    place.setItem('a', text)
    const { shelf, troubles } = aStorage(() => place)
    expect(shelf.read('a', z.object({ n: z.number() }))).toBeUndefined()
    expect(troubles()).toEqual(['unreadable'])
  })
})

describe('where nothing can be kept', () => {
  it('the page remembers by itself, and says so once', () => {
    const { shelf, troubles } = aStorage(forbidden)
    shelf.write('a', 1)
    shelf.write('b', 2)
    expect([shelf.read('a', z.number()), shelf.has('b')]).toEqual([1, true])
    shelf.remove('a')
    expect(shelf.read('a', z.number())).toBeUndefined()
    expect(troubles()).toEqual(['unavailable'])
  })

  it('a full storage does not return outdated values', () => {
    const place = new MemoryStorage()
    const { shelf, troubles } = aStorage(() => place)
    shelf.write('a', 1)
    place.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    shelf.write('a', 2)
    expect(shelf.read('a', z.number())).toBe(2)
    expect(place.items.size).toBe(0)
    expect(troubles()).toEqual(['full'])
  })

  it('storage with free space is used again', () => {
    let full = true
    const place = new MemoryStorage()
    const { shelf } = aStorage(() => (full ? forbidden() : place))
    shelf.write('a', 1)
    full = false
    shelf.write('a', 2)
    expect(place.items.get('a')).toBe('2')
  })
})
