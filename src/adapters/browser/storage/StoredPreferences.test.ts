import { describe, expect, it } from 'vitest'
import { createDevice } from '../createDevice.ts'
import { keys } from '../keys.ts'
import { DeviceStorage } from './DeviceStorage.ts'
import { StoredPreferences } from './StoredPreferences.ts'

const untouched = { theme: 'system', summaryOpen: true, summaryWidth: 235, usageAnalytics: true }

describe('preferences', () => {
  it('[session.only-three-states-persist] are kept, each for itself', () => {
    const device = createDevice()
    const preferences = new StoredPreferences(new DeviceStorage(device.tab()))
    expect(preferences.value).toEqual(untouched)
    const heard: unknown[] = []
    preferences.changes.subscribe((now) => heard.push(now))
    preferences.change({ theme: 'dark' })
    preferences.change({ summaryOpen: false })
    expect(heard).toEqual([
      { ...untouched, theme: 'dark' },
      { ...untouched, theme: 'dark', summaryOpen: false },
    ])
    expect(new StoredPreferences(new DeviceStorage(device.tab())).value).toEqual({ ...untouched, theme: 'dark', summaryOpen: false })
  })

  it('are kept without captions in a language that we don’t speak', () => {
    const device = createDevice()
    device.local.setItem(keys.config, '{"theme":"dark","captions":"tlh"}')
    expect(new StoredPreferences(new DeviceStorage(device.tab())).value).toEqual({ ...untouched, theme: 'dark' })
  })

  it.each(['{"theme":"pink"}', '[1', '"dark"'])('kept as %s are passed over', (text) => {
    const device = createDevice()
    device.local.setItem(keys.config, text)
    expect(new StoredPreferences(new DeviceStorage(device.tab())).value).toEqual(untouched)
  })

  it('changed in one tab are changed in the others, which write none of them back', () => {
    const device = createDevice()
    const [one, other] = [device.tab(), device.tab()].map((tab) => new StoredPreferences(new DeviceStorage(tab)))
    one?.change({ usageAnalytics: false })
    other?.change({ theme: 'dark' })
    expect(one?.value).toEqual({ ...untouched, usageAnalytics: false, theme: 'dark' })
    expect(other?.value).toEqual(one?.value)
  })
})
