import { expect, test } from 'vitest'
import type { Draft } from '#app/shared/ports/Drafts'
import { childSignedIn } from '#domain/session/family'
import { hana, SessionInMemory } from '../../../../tests/builders/session.ts'
import { createDevice } from '../createDevice.ts'
import { DeviceStorage } from './DeviceStorage.ts'
import { StoredDrafts } from './StoredDrafts.ts'

function createTab() {
  const storage = new DeviceStorage(createDevice().tab())
  const session = new SessionInMemory()
  const drafts = new StoredDrafts(storage, session)
  const read = (form: string) => {
    const values: (Draft | undefined)[] = []
    drafts.open(form, ({ value }) => values.push(value))
    return values
  }
  return {
    session,
    drafts,
    read,
    keep: (form: string, draft: Draft) => drafts.open(form, (kept) => kept.keep(draft)),
    signIn: (id?: string) => {
      const player = id === undefined ? undefined : { ...hana, id }
      session.update((before) => ({ ...before, grant: { token: `token of ${id}`, refreshToken: 'refresh', shop: {} }, player }))
    },
    signOut: () => session.update((before) => ({ ...before, grant: undefined, player: undefined })),
  }
}

test('what was typed is there again for the same player, form by form', () => {
  const { keep, read } = createTab()
  keep('profile', { firstName: 'Hanna' })
  keep('email', { email: 'hanna@club.example' })
  expect(read('profile')).toEqual([{ firstName: 'Hanna' }])
  keep('profile', {})
  expect([read('profile'), read('email')]).toEqual([[undefined], [{ email: 'hanna@club.example' }]])
})

test('a visitor neither sees nor removes what a player typed whose session has expired', () => {
  const { keep, read, signIn, signOut } = createTab()
  keep('profile', { firstName: 'Hanna' })
  signOut()
  keep('register', { firstName: 'Sol' })
  expect(read('profile')).toEqual([undefined])
  signIn(hana.id)
  expect(read('profile')).toEqual([{ firstName: 'Hanna' }])
})

test('another player neither sees it nor leaves it there', () => {
  const { keep, read, signIn } = createTab()
  keep('profile', { firstName: 'Hanna' })
  signIn('mateo')
  expect(read('profile')).toEqual([undefined])
  keep('profile', { firstName: 'Matteo' })
  signIn(hana.id)
  expect(read('profile')).toEqual([undefined])
})

test('a draft waits until the profile of the player who has just signed in is read', () => {
  const { keep, read, signIn, signOut } = createTab()
  keep('profile', { firstName: 'Hanna' })
  signOut()
  signIn()
  const values = read('profile')
  expect(values).toEqual([])
  signIn(hana.id)
  expect(values).toEqual([{ firstName: 'Hanna' }])
})

test('a form that closes before that receives nothing', () => {
  const { drafts, signIn } = createTab()
  signIn()
  const opened: string[] = []
  drafts.open('profile', () => opened.push('profile'))()
  signIn(hana.id)
  expect(opened).toEqual([])
})

test('a parent and a child each find their own', () => {
  const { keep, read, session } = createTab()
  keep('profile', { firstName: 'Jonas' })
  session.update((before) =>
    childSignedIn(before, { id: 'wren', name: { firstName: 'Wren', lastName: '' }, token: 'child', shop: {}, isSubAccount: true }),
  )
  expect(read('profile')).toEqual([undefined])
  keep('profile', { firstName: 'Wrenn' })
  session.update(({ child: _child, ...parent }) => ({ ...parent, player: hana, relatives: undefined }))
  expect(read('profile')).toEqual([{ firstName: 'Jonas' }])
})

test('a form that outlives its session stores nothing for the next player', () => {
  const { drafts, read, signIn } = createTab()
  let late: (draft: Draft) => void = () => undefined
  drafts.open('profile', ({ keep }) => {
    late = keep
  })
  signIn('mateo')
  late({ firstName: 'Hanna' })
  expect(read('profile')).toEqual([undefined])
  signIn(hana.id)
  expect(read('profile')).toEqual([undefined])
})
