import { exportJWK, generateKeyPair, jwtDecrypt } from 'jose'
import { describe, expect, it } from 'vitest'
import { createDevice } from '../../browser/createDevice.ts'
import type { PublicKey } from '../hosts.ts'
import { RegionTable } from './RegionTable.ts'

const handover = { jwtToken: 'the-token-of-priya', rememberMe: false }

async function aKey() {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true })
  const { n = '', e = '' } = await exportJWK(publicKey)
  const key: PublicKey = { kty: 'RSA', n, e }
  return { key, privateKey }
}

interface Seen {
  readonly page?: string
  readonly mock?: boolean
  readonly keys?: Readonly<Record<string, PublicKey>>
}

function wayTo(region: string, { page = 'https://www.clubhouse.example/sign-in?back=%2Flessons', mock = false, keys = {} }: Seen = {}) {
  const { clock } = createDevice()
  return new RegionTable({ page: () => new URL(page), clock, mock, keys }).wayTo(region, handover)
}

describe('the way to another region', () => {
  it('[session.login-redirect-authtoken] bears what was handed over, and its region alone can read it', async () => {
    const [ae, jp] = await Promise.all([aKey(), aKey()])
    const way = await wayTo('AE', { keys: { ae: ae.key, jp: jp.key } })
    const { origin, pathname, search, hash } = new URL(way?.address ?? '')
    const fragment = new URLSearchParams(hash.slice(1))
    expect([origin, pathname, search, [...fragment.keys()]]).toEqual(['https://ae.clubhouse.example', '/', '', ['authToken']])
    expect(decodeURIComponent(way?.address ?? '')).not.toContain(handover.jwtToken)
    const authToken = fragment.get('authToken') ?? ''
    const currentDate = new Date(createDevice().clock.now().epochMilliseconds)
    const { payload, protectedHeader } = await jwtDecrypt(authToken, ae.privateKey, { currentDate })
    expect(protectedHeader).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    expect(payload).toEqual({ jwt_token: handover.jwtToken, rememberMe: false, iat: 1_778_760_000, exp: 1_778_760_120 })
    await expect(jwtDecrypt(authToken, jp.privateKey, { currentDate })).rejects.toThrow()
    const later = new Date(currentDate.getTime() + 120_000)
    await expect(jwtDecrypt(authToken, ae.privateKey, { currentDate: later })).rejects.toThrow(/exp/)
  })

  it('[session.login-redirect-authtoken] bears nothing where the region has no key, or nothing was handed over', async () => {
    const { key } = await aKey()
    expect((await wayTo('AE', { keys: { jp: key } }))?.address).toBe('https://ae.clubhouse.example/')
    const table = new RegionTable({
      page: () => new URL('https://www.clubhouse.example/'),
      clock: createDevice().clock,
      mock: false,
      keys: { ae: key },
    })
    expect((await table.wayTo('AE', { jwtToken: undefined, rememberMe: true }))?.address).toBe('https://ae.clubhouse.example/')
  })

  it.each([
    ['CN', 'cn'],
    ['QB', 'qb'],
    ['SG', 'sg'],
    ['HK', 'hk'],
    ['JP', 'jp'],
    ['AE', 'ae'],
    ['ZA', 'za'],
  ])('[session.login-redirect-qa] of %s leads from a QA site to a QA site', async (region, name) => {
    const way = await wayTo(region, { page: 'https://sg.qa.clubhouse.example/sign-in' })
    expect(way).toEqual({ host: `${name}.qa.clubhouse.example`, address: `https://${name}.qa.clubhouse.example/`, isReachable: true })
  })

  it.each(['GB', 'US', 'CA'])('[session.login-redirect-qa] of %s leads to the global QA site', async (region) => {
    expect((await wayTo(region, { page: 'https://sg.qa.clubhouse.example/' }))?.host).toBe('qa.clubhouse.example')
  })

  it('stays on the port where all sites are local', async () => {
    const { key } = await aKey()
    const way = await wayTo('AE', { page: 'http://localhost:5173/sign-in', mock: true, keys: { ae: key } })
    expect(way).toMatchObject({ host: 'ae.localhost', isReachable: true })
    expect(way?.address).toMatch(/^http:\/\/ae\.localhost:5173\/#authToken=/)
  })

  it('is told and not gone from a preview, and bears nothing', async () => {
    const { key } = await aKey()
    const way = await wayTo('AE', { page: 'https://preview.example/', mock: true, keys: { ae: key } })
    expect(way).toEqual({ host: 'ae.qa.clubhouse.example', address: 'https://ae.qa.clubhouse.example/', isReachable: false })
  })

  it.each(['XX', '', 'ae', 'AE ', '//elsewhere.example', '__proto__', 'ST'])('is none to the unknown "%s"', async (region) => {
    expect(await wayTo(region)).toBeUndefined()
  })
})
