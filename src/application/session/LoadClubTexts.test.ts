import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import type { ClubTexts } from '#domain/session/configuration'
import type { Language } from '#domain/shared/language'
import { LoadClubTexts } from './LoadClubTexts.ts'

function aClub(language: Language = 'fr') {
  const kept = new Map<Language, ClubTexts>()
  const screen = { value: language, changes: NEVER, choose: () => undefined, reread: () => language }
  const never = () => Promise.reject(new Error('Nobody asks for this here'))
  const read = new LoadClubTexts(
    { public: async () => ({ terms: 'public' }), ownTexts: async () => ({ terms: 'own' }), familyAccounts: never, crmToken: never },
    { in: (each) => kept.get(each), keep: (each, texts) => void kept.set(each, texts) },
    screen,
  )
  return { kept, screen, read }
}

test.each([
  ['visitor', 'public'],
  ['player', 'own'],
] as const)('a %s reads the %s texts, which are kept', async (reader, terms) => {
  const { kept, read } = aClub()
  expect(await read.execute(reader)).toEqual({ terms })
  expect([...kept]).toEqual([['fr', { terms }]])
})

test('the texts that were read last are those in the language of the screen', async () => {
  const { screen, read } = aClub()
  await read.execute('visitor')
  expect(read.last).toEqual({ terms: 'public' })
  screen.value = 'ja'
  expect(read.last).toBeUndefined()
})

test('texts are kept in the language in which they were asked for', async () => {
  const { kept, screen, read } = aClub()
  const reading = read.execute('visitor')
  screen.value = 'ja'
  await reading
  expect([...kept.keys()]).toEqual(['fr'])
})
