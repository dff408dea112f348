import { expect, it } from 'vitest'
import { api, createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpTranslations } from './HttpTranslations.ts'

it('[session.translation-channel] reads the texts of channel web3, by language, and of no other language', async () => {
  const en = { 'session:sign-in.heading': 'Step onto the tee' }
  const tab = createTestTab(() => Response.json({ data: { translations: { en, ja: {}, de: { a: 'b' } } } }))
  expect(await new HttpTranslations(tab.client).all()).toEqual({ en, ja: {} })
  expect(tab.requests[0]?.url).toBe(`${api}/api/translation?channel=web3`)
})

it('leaves out what is no text, and keeps the others', async () => {
  const tab = createTestTab(() =>
    Response.json({ data: { translations: { en: { 'session:signIn.title': 'Hello', 'session:signIn.lead': 7 } } } }),
  )
  expect(await new HttpTranslations(tab.client).all()).toEqual({ en: { 'session:signIn.title': 'Hello' } })
})
