import { describe, expect, test } from 'vitest'
import { SessionInMemory } from '../../../tests/builders/session.ts'
import { Failure } from '../shared/failure.ts'
import { ReadCredits } from './ReadCredits.ts'

const creditV3 = { left: 4, total: 6, expiring: [] }
const failing = () => Promise.reject(new Failure('server-fault'))
const never = () => Promise.reject(new Error('Nobody asks for this here'))

function anAccount() {
  const session = new SessionInMemory()
  const accounts = { profile: never, credit: async () => 5, creditV3: async () => creditV3 }
  return { session, credits: new ReadCredits(accounts, session) }
}

describe('the credits', () => {
  test('are kept with the session as both versions tell them', async () => {
    const { session, credits } = anAccount()
    expect(await credits.execute()).toBe(creditV3)
    expect(session.value).toMatchObject({ credit: 5, creditV3 })
  })

  test('are not kept where nobody is signed in any more', async () => {
    const { session, credits } = anAccount()
    const reading = credits.execute()
    session.end()
    await reading
    expect([session.value.credit, session.value.creditV3]).toEqual([undefined, undefined])
  })

  test.each([
    ['the first version', { credit: async () => 5, creditV3: failing }, { credit: 5, creditV3: undefined }],
    ['the third version', { credit: failing, creditV3: async () => creditV3 }, { credit: undefined, creditV3 }],
  ])('are kept as %s tells them where the other one fails', async (_which, parts, read) => {
    const session = new SessionInMemory()
    const credits = new ReadCredits({ profile: never, ...parts }, session)
    await credits.execute().catch(() => undefined)
    expect(session.value).toMatchObject(read)
  })

  test('say whether they could be read the last time', async () => {
    const answers = [failing, async () => creditV3]
    const session = new SessionInMemory()
    const credits = new ReadCredits({ profile: never, credit: async () => 5, creditV3: () => answers.shift()?.() ?? never() }, session)
    await expect(credits.execute()).rejects.toMatchObject({ kind: 'server-fault' })
    expect(session.value.creditsFailed).toBe(true)
    await credits.execute()
    expect(session.value.creditsFailed).toBe(false)
  })

  test('are asked for again by whoever shows them', () => {
    const { credits } = anAccount()
    let asked = 0
    credits.askedAgain.subscribe(() => {
      asked += 1
    })
    credits.askAgain()
    expect(asked).toBe(1)
  })
})
