import { describe, expect, test } from 'vitest'
import { createDesk } from '../../tests/builders/createDesk.ts'
import { setOffline } from '../http/offline.ts'

const credit = 'https://api.global.clubhouse.invalid/api/v2/player/lesson/credit'

async function asked() {
  const scene = await createDesk()
  const { access_token: token } = await scene.given.players.signIn('player-hana')
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
  const ask = async () => (await scene.backend.handle(new Request(credit, { headers })))?.status
  return { ...scene, ask }
}

describe('offline', () => {
  test('no request arrives, and the browser says so, until the connection is back', async () => {
    const { desk, ask, connection } = await asked()
    await desk.faults.goOffline(true)
    expect([await ask(), connection.isOnline, desk.faults.isOffline, desk.faults.plans]).toEqual([0, false, true, []])
    await desk.faults.goOffline(false)
    expect([await ask(), connection.isOnline]).toEqual([200, true])
  })

  test('halting all faults brings the connection back', async () => {
    const { desk, connection } = await asked()
    await desk.faults.goOffline(true)
    await desk.faults.haltAll()
    expect([desk.faults.isOffline, connection.isOnline]).toEqual([false, true])
  })

  test('another tab is told, and one that opens later', async () => {
    const { backend, changed, connection } = await asked()
    setOffline(backend.faults, true)
    changed()
    expect(connection.isOnline).toBe(false)
  })
})

test('a logged request is broken the next time', async () => {
  const { desk, ask } = await asked()
  await ask()
  const [entry] = desk.requests.entries
  desk.breakNext(entry?.call ?? '')
  expect([desk.faults.form?.call, desk.faults.form?.times]).toEqual(['session.lesson-credit-v2', '1'])
  await desk.faults.plant()
  expect([await ask(), await ask()]).toEqual([500, 200])
})

test('a drifted answer shows what was changed, also after a reload', async () => {
  const { desk, ask, backend, storage } = await asked()
  backend.faults.inject({ kind: 'drifted', how: 'missing-field' }, ['session.lesson-credit-v2'], 1)
  await ask()
  const differences = [{ path: 'data.credit', expected: '6', received: 'nothing' }]
  expect(desk.requests.entries.at(-1)?.differences).toEqual(differences)
  desk.leave()
  expect((await createDesk({ storage })).desk.requests.entries.at(-1)?.differences).toEqual(differences)
})

test('requests of a reloaded page stand beside the earlier ones, though the clock stands still', async () => {
  const { ask, desk, storage } = await asked()
  await ask()
  desk.leave()
  const reloaded = await createDesk({ storage })
  await reloaded.backend.handle(new Request(credit))
  expect(reloaded.desk.requests.entries.map(({ status }) => status)).toEqual([200, 401])
})
