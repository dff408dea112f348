import { describe, expect, it } from 'vitest'
import { createDevice } from '../createDevice.ts'
import { keys } from '../keys.ts'
import { DeviceStorage } from './DeviceStorage.ts'
import { StoredLanguage } from './StoredLanguage.ts'

describe('the language', () => {
  it.each([
    ['fr-CA', 'fr'],
    ['JA', 'ja'],
    ['zh-Hant-HK', 'zh'],
    ['de', 'en'],
    ['', 'en'],
  ])("[session.locale-default] of the first visit is the browser's: %s gives %s", (browser, language) => {
    expect(new StoredLanguage(new DeviceStorage(createDevice().tab()), browser).value).toBe(language)
  })

  it("[session.only-three-states-persist] once chosen wins over the browser's", () => {
    const device = createDevice()
    const language = new StoredLanguage(new DeviceStorage(device.tab()), 'fr')
    const heard: string[] = []
    language.changes.subscribe((now) => heard.push(now))
    language.choose('ja')
    expect([language.value, ...heard]).toEqual(['ja', 'ja'])
    expect(new StoredLanguage(new DeviceStorage(device.tab()), 'fr').value).toBe('ja')
  })

  it("is read again: the document's own form may have stored another", () => {
    const device = createDevice()
    const language = new StoredLanguage(new DeviceStorage(device.tab()), 'fr')
    expect(language.reread()).toBe('fr')
    device.local.setItem(keys.language, '"ja"')
    expect([language.reread(), language.value]).toEqual(['ja', 'ja'])
  })

  it.each(['"de"', 'fr', '{}'])('kept as %s is passed over', (text) => {
    const device = createDevice()
    device.local.setItem(keys.language, text)
    expect(new StoredLanguage(new DeviceStorage(device.tab()), 'ja').value).toBe('ja')
  })
})
