import { expect, test } from 'vitest'
import { createDevice } from '../createDevice.ts'
import { keys } from '../keys.ts'
import { DeviceStorage } from './DeviceStorage.ts'
import { StoredClubTexts } from './StoredClubTexts.ts'
import { StoredPreferences } from './StoredPreferences.ts'

const texts = { privacy: '<p>a</p>', terms: '<p>b</p>', register: undefined }

test('[session.only-three-states-persist] the club’s texts are kept in their language, and the preferences beside them', () => {
  const device = createDevice()
  const storage = new DeviceStorage(device.tab())
  const preferences = new StoredPreferences(storage)
  const club = new StoredClubTexts(storage)
  preferences.change({ theme: 'dark' })
  club.keep('fr', texts)
  preferences.change({ summaryOpen: false })
  const later = new DeviceStorage(device.tab())
  expect(new StoredClubTexts(later).in('fr')).toEqual(texts)
  expect(new StoredClubTexts(later).in('en')).toBeUndefined()
  expect(new StoredPreferences(later).value).toMatchObject({ theme: 'dark', summaryOpen: false })
})

test.each(['{"texts":7}', 'half a sent', '{"texts":{"language":"en","terms":1}}'])('what can’t be read is nothing: %s', (kept) => {
  const device = createDevice()
  device.local.setItem(keys.config, kept)
  expect(new StoredClubTexts(new DeviceStorage(device.tab())).in('en')).toBeUndefined()
})
