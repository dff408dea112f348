import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBackend } from '../../createBackend.ts'
import { StoppedClock } from '../../world/WorldClock.ts'

const known = { email: 'hana@clubhouse.example', phoneNumber: '+13125550141' }

async function aClub() {
  const clock = new StoppedClock('2026-05-13T17:30:00Z')
  const waits: number[] = []
  const backend = await createBackend({ clock, wait: async (milliseconds) => void waits.push(milliseconds) })
  const ask = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'accept-language': 'en' }
    const request = new Request(`https://api.global.clubhouse.invalid/api${path}`, { method, headers, body: JSON.stringify(body) })
    const response = await backend.handle(request)
    if (!response) throw new Error('Nobody answers')
    const { 'x-request-id': _number, ...rest } = Object.fromEntries(response.headers)
    return { status: response.status, headers: rest, body: await response.json() }
  }
  const { world } = backend
  return {
    clock,
    world,
    waits,
    ask,
    last: () => world.messages.list().at(-1),
    violations: () => backend.log.flatMap((each) => each.violations),
  }
}

type Contact = { readonly email: string; readonly method: 2 } | { readonly phoneNumber: string; readonly method: 1 }

async function prying(contact: Contact, guess: string) {
  const { ask, clock, waits, world, violations } = await aClub()
  const before = world.changes
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  for (const path of ['', '/send-code', '/confirm-code']) {
    const body = path === '/confirm-code' ? { ...contact, token: guess } : contact
    answers.push(await ask('POST', `/v3/player/reset-password${path}`, body))
    clock.advance({ seconds: path === '' ? 12 : 18 })
  }
  answers.push(await ask('POST', '/v3/player/reset-password/send-code', contact))
  answers.push(await ask('PUT', '/v3/player/reset-password', { ...contact, token: guess, newPassword: 'mine now' }))
  return { answers, waits, writes: world.changes - before, violations: violations() }
}

describe('a forgotten password', () => {
  test('gets the same answer, equally fast, for known and unknown addresses', async () => {
    const guess = fc.stringMatching(/^[a-z0-9]{1,12}$/)
    const nobodys = fc.emailAddress().filter((email) => !email.endsWith('@clubhouse.example'))
    await fc.assert(
      fc.asyncProperty(nobodys, guess, async (email, code) => {
        const stranger = await prying({ email, method: 2 }, code)
        expect(stranger).toEqual(await prying({ email: known.email, method: 2 }, code))
        expect(stranger.answers.map(({ status }) => status)).toEqual([200, 429, 409, 200, 409])
        expect(stranger.violations).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  test('is answered alike for numbers', async () => {
    const stranger = await prying({ phoneNumber: '+13125550199', method: 1 }, '111')
    expect(stranger).toEqual(await prying({ phoneNumber: known.phoneNumber, method: 1 }, '111'))
  })

  test('without an account can’t be reset by any code', async () => {
    const { ask, last } = await aClub()
    const contact = { email: 'nobody@elsewhere.example', method: 2 }
    await ask('POST', '/v3/player/reset-password', contact)
    const { code, token } = last() ?? {}
    expect(await ask('POST', '/v3/player/reset-password/confirm-code', { ...contact, token: code })).toMatchObject({ status: 409 })
    expect(await ask('PUT', '/v2/player/reset-password', { token, newPassword: 'mine now' })).toMatchObject({ status: 409 })
  })

  test('is replaced once, by code or link, and invalidates all earlier tokens', async () => {
    const { ask, last, world } = await aClub()
    const contact = { email: 'Hana@Clubhouse.example', method: 2 }
    const signIn = (password: string) => ask('POST', '/v2/player/login', { username: known.email, password })
    const before = await signIn('fairway-hana')
    await ask('POST', '/v3/player/reset-password', contact)
    const { code, token, link } = last() ?? {}
    expect(link).toBe(`/reset-password?token=${token}`)
    const confirmed = await ask('POST', '/v3/player/reset-password/confirm-code', { ...contact, token: code })
    expect(confirmed.body).toEqual({ code: 0, data: { token } })
    const last3 = { ...contact, token, newPassword: 'links-of-tomorrow' }
    expect(await ask('PUT', '/v3/player/reset-password', last3)).toMatchObject({ status: 200 })
    expect(await ask('PUT', '/v3/player/reset-password', last3)).toMatchObject({ status: 409, body: { code: 90021 } })
    expect(await ask('PUT', '/v2/player/reset-password', { token, newPassword: 'again' })).toMatchObject({ status: 409 })
    expect(await signIn('fairway-hana')).toMatchObject({ status: 401 })
    expect(await signIn('links-of-tomorrow')).toMatchObject({ status: 200 })
    const refresh = { refresh_token: before.body.data.refresh_token }
    expect(await ask('POST', '/v2/player/refresh-token', refresh)).toMatchObject({ status: 401 })
    expect(world.players.get('player-hana').password).toBe('links-of-tomorrow')
  })

  test('can be replaced for ten minutes', async () => {
    const { ask, last, clock } = await aClub()
    await ask('POST', '/v3/player/reset-password', { email: known.email, method: 2 })
    clock.advance({ minutes: 10 })
    const asked = { token: last()?.token, newPassword: 'late' }
    expect(await ask('PUT', '/v2/player/reset-password', asked)).toMatchObject({ status: 409, body: { code: 90022 } })
  })
})
