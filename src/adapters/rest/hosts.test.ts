import { describe, expect, it } from 'vitest'
import { addressesFor, countryOf, redirectTarget, regionOf, regions, stages } from './hosts.ts'

const real = { mock: false, configuration: {} }
const mocked = { mock: true, configuration: {} }

describe('the table of hosts', () => {
  it('[session.api-host-regions] has nine regions, each with three stages of its own', () => {
    expect(regions.map(({ name }) => name)).toEqual(['global', 'cn', 'sg', 'hk', 'qb', 'jp', 'ae', 'za', 'st'])
    const hosts = regions.flatMap((region) => stages.flatMap((stage) => Object.values(region[stage])))
    expect(new Set(hosts).size).toBe(9 * 3 * 6)
  })
})

describe('addresses', () => {
  it('[session.api-host-by-hostname] belong to the region and stage of the page', () => {
    for (const region of regions) {
      for (const stage of stages) {
        const { page, ...addresses } = region[stage]
        expect(addressesFor(page, real)).toEqual(addresses)
      }
    }
    expect(addressesFor('jp.qa.clubhouse.example', real)).toEqual({
      api: 'https://api.jp.qa.clubhouse.example',
      shop: 'https://shop.jp.qa.clubhouse.example',
      media: 'https://media.jp.qa.clubhouse.example',
      payments: 'https://payments.jp.qa.clubhouse.example',
      uploads: 'https://uploads.jp.qa.clubhouse.example',
    })
  })

  it.each(['localhost', 'jp.localhost', 'clubhouse.example', 'www.clubhouse.example.evil.example', ''])(
    '[session.api-host-default-staging] are those of staging for the unknown host "%s"',
    (hostname) => {
      expect(addressesFor(hostname, real).api).toBe('https://api.staging.clubhouse.example')
    },
  )

  it('are overridden one by one by the deployment', () => {
    expect(addressesFor('jp.localhost', { mock: false, configuration: { api: 'http://api.jp.localhost:4000' } })).toEqual({
      api: 'http://api.jp.localhost:4000',
      shop: 'https://shop.staging.clubhouse.example',
      media: 'https://media.staging.clubhouse.example',
      payments: 'https://payments.staging.clubhouse.example',
      uploads: 'https://uploads.staging.clubhouse.example',
    })
  })

  it.each([
    ['localhost', 'global'],
    ['cn.localhost', 'cn'],
    ['st.localhost', 'st'],
    ['127.0.0.1', 'global'],
  ])('lead nowhere in mock mode, whatever is configured: %s', (hostname, region) => {
    expect(addressesFor(hostname, { ...mocked, configuration: { api: 'https://api.clubhouse.example' } })).toEqual({
      api: `https://api.${region}.clubhouse.invalid`,
      shop: `https://shop.${region}.clubhouse.invalid`,
      media: `https://media.${region}.clubhouse.invalid`,
      payments: `https://payments.${region}.clubhouse.invalid`,
      uploads: `https://uploads.${region}.clubhouse.invalid`,
    })
  })
})

describe('addresses in mock mode', () => {
  it('go by the region that was chosen where the host name tells none', () => {
    expect(addressesFor('club.example', { ...mocked, mockRegion: 'jp' }).api).toBe('https://api.jp.clubhouse.invalid')
    expect(addressesFor('club.example', mocked).api).toBe('https://api.global.clubhouse.invalid')
    expect(addressesFor('club.example', { ...real, mockRegion: 'jp' }).api).toBe('https://api.staging.clubhouse.example')
  })
})

describe('the redirect to another region', () => {
  it.each([
    ['CN', 'cn.clubhouse.example'],
    ['QB', 'qb.clubhouse.example'],
    ['SG', 'sg.clubhouse.example'],
    ['HK', 'hk.clubhouse.example'],
    ['JP', 'jp.clubhouse.example'],
    ['AE', 'ae.clubhouse.example'],
    ['ZA', 'za.clubhouse.example'],
    ['GB', 'www.clubhouse.example'],
    ['US', 'www.clubhouse.example'],
    ['CA', 'www.clubhouse.example'],
  ])('[session.login-redirect-targets] leads accounts of %s to %s', (code, target) => {
    expect(redirectTarget(code, 'sg.clubhouse.example')).toBe(target)
  })

  it.each(['ST', 'jp', 'XX', ''])('leads nowhere for the region code "%s"', (code) => {
    expect(redirectTarget(code, 'www.clubhouse.example')).toBeUndefined()
  })

  it.each([
    ['qa.clubhouse.example', 'jp.qa.clubhouse.example'],
    ['cn.qa.clubhouse.example', 'jp.qa.clubhouse.example'],
    ['dev.clubhouse.example', 'jp.dev.clubhouse.example'],
    ['staging.clubhouse.example', 'jp.qa.clubhouse.example'],
    ['localhost', 'jp.localhost'],
    ['cn.localhost', 'jp.localhost'],
  ])('[session.login-redirect-qa] keeps the stage of %s', (hostname, target) => {
    expect(redirectTarget('JP', hostname)).toBe(target)
  })

  it('[session.login-redirect-qa] has a QA host for every region that accounts live in', () => {
    const codes = regions.flatMap((region) => region.codes)
    expect(
      codes.map((code) => redirectTarget(code, 'qa.clubhouse.example')).every((host) => /(^|\.)qa\.clubhouse\.example$/.test(host ?? '')),
    ).toBe(true)
  })
})

describe('the Japanese variant', () => {
  it('[session.japan-by-host] goes by the host name alone', () => {
    const japanese = ['jp.clubhouse.example', 'jp.qa.clubhouse.example', 'jp.dev.clubhouse.example', 'jp.localhost']
    expect(japanese.map(regionOf)).toEqual(['jp', 'jp', 'jp', 'jp'])
    const others = ['www.clubhouse.example', 'cn.localhost', 'localhost', 'jp.evil.example']
    expect(others.map(regionOf)).toEqual(['global', 'cn', 'global', 'global'])
  })
})

describe('the country', () => {
  it('is that of the site, and on the global site that of the browser', () => {
    expect(regions.map(({ name }) => countryOf(name, 'en-GB'))).toEqual(['GB', 'CN', 'SG', 'HK', 'CA', 'JP', 'AE', 'ZA', 'GB'])
  })

  it.each([
    ['en-US', 'US'],
    ['fr-CA', 'CA'],
    ['EN-gb', 'GB'],
    ['zh-Hans-SG', 'SG'],
    ['zh-Hant-TW', 'GB'],
    ['en-AU', 'GB'],
    ['en', 'US'],
    ['es-419', 'US'],
    ['en-US@posix', 'US'],
    ['', 'US'],
  ])('is of %j %s', (browserLanguage, country) => {
    expect(countryOf('global', browserLanguage)).toBe(country)
  })
})
