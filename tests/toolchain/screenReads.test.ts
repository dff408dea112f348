import { describe, expect, test } from 'vitest'
import { createDevice } from '#adapters/browser/createDevice'
import { withEarlyResponses } from '#adapters/browser/earlyFetch'
import { HttpLessonPlans } from '#adapters/rest/learning/HttpLessonPlans'
import { HttpLessons } from '#adapters/rest/learning/HttpLessons'
import { HttpSwings } from '#adapters/rest/learning/HttpSwings'
import { HttpVideoLibrary } from '#adapters/rest/learning/HttpVideoLibrary'
import { HttpVideoNotes } from '#adapters/rest/learning/HttpVideoNotes'
import { HttpVideos } from '#adapters/rest/learning/HttpVideos'
import type { RestClient } from '#adapters/rest/RestClient'
import { HttpAppointments } from '#adapters/rest/scheduling/HttpAppointments'
import { HttpAccounts } from '#adapters/rest/session/HttpAccounts'
import { HttpLayouts } from '#adapters/rest/support/HttpLayouts'
import { HttpShopLayout } from '#adapters/rest/support/HttpShopLayout'
import { ShopCarts } from '#adapters/shop/commerce/ShopCarts'
import { ShopCatalogue } from '#adapters/shop/commerce/ShopCatalogue'
import { ShopClient } from '#adapters/shop/ShopClient'
import type { Clock } from '#app/shared/ports/Clock'
import { playerReads, tables } from '#composition/screens'
import { userTypesOf } from '#domain/session/areas'
import { paths } from '#ui/shell/paths.ts'
import { declarationsIn, earlyRead } from '../../scripts/vite/screenReads.ts'
import { EarlyResponses } from '../../src/boot/EarlyResponses.ts'
import { earlySession } from '../../src/boot/earlySession.ts'
import { readEarly } from '../../src/boot/readEarly.ts'
import { api, createTestTab, regionShop } from '../builders/createTestTab.ts'
import { child, fullSession, hana, createStoredTab as pageOf, rememberedSession } from '../builders/storedSession.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../src/adapters/rest/*/{calls,*Calls}.ts', '../../src/adapters/shop/*/*Operations.ts'],
  { eager: true },
)
const calls = declarationsIn(Object.values(modules))
const loaded = new Set(await Promise.all(Object.values(tables).map((load) => load())))
const entries = [...loaded].flatMap(({ screens }) => screens)

const media = 'https://media.clubhouse.example'

type Read = (client: RestClient, clock: Clock, shop: () => Promise<ShopClient>) => Promise<unknown>

/** What the product's own adapters send. */
const reading: Readonly<Record<string, Read>> = {
  'session.me': (client) => new HttpAccounts(client).profile('club'),
  'support.layout-home': (client) => new HttpLayouts(client).home(),
  'support.layout-shop': (client) => new HttpShopLayout(client).blocks(),
  'scheduling.appointments': (client, clock) => new HttpAppointments(client, clock).all(),
  'scheduling.last-bookings': (client, clock) => new HttpAppointments(client, clock).lastBookings(),
  'learning.video': (client) => new HttpVideos(client, media).byId('tempo 1'),
  'learning.video-notes': (client) => new HttpVideoNotes(client).of('tempo 1'),
  'learning.video-series-list': (client) => new HttpVideoLibrary(client, media).series(),
  'learning.video-series': (client) => new HttpVideoLibrary(client, media).oneSeries('tempo 1'),
  'learning.video-languages': (client) => new HttpVideoLibrary(client, media).languages(),
  'learning.video-categories': (client) => new HttpVideoLibrary(client, media).categories(),
  'learning.lesson-plan': (client) => new HttpLessonPlans(client).current(),
  'learning.lesson-detail': (client, clock) => new HttpLessons(client, clock, media).byId('tempo 1'),
  'learning.lesson-latest': (client, clock) => new HttpLessons(client, clock, media).latest(),
  'learning.lesson-history': (client, clock) => new HttpLessons(client, clock, media).history(),
  'learning.my-swings': (client, clock) => new HttpSwings(client, clock, media).list(),
  'commerce.product-by-url-key': (_client, _clock, shop) => new ShopCatalogue(shop).product('tempo 1'),
  'commerce.store-config-root-category': (_client, _clock, shop) => new ShopCatalogue(shop).store(),
  'commerce.customer-cart-get': (_client, _clock, shop) => new ShopCarts(shop).ofCustomer('plain'),
}

const screens = entries.flatMap(({ path, reads }) => (reads ? [{ path, reads: [...playerReads, ...reads] }] : []))

function open(
  fill: (tab: ReturnType<typeof pageOf>) => void = ({ session }) => session.update(() => rememberedSession),
  configuration: string = JSON.stringify({ api, shop: regionShop }),
) {
  const device = createDevice()
  const stored = pageOf(device)
  fill(stored)
  const requested: string[] = []
  const fetch = async (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    requested.push(pathname)
    if (pathname === '/graphql') return Response.json({ errors: [{ message: 'closed' }] })
    return pathname === '/config.json' ? new Response(configuration) : Response.json({ code: 0, data: [] })
  }
  const page = new URL('https://www.clubhouse.example/')
  const early = new EarlyResponses({ fetch, page: () => page, end: new AbortController().signal })
  const session = earlySession({ local: () => device.local, session: () => stored.tabStorage })
  const read = async (path: string, reads: readonly string[]) =>
    session &&
    readEarly(
      early,
      reads.map((id) => earlyRead(id, path, calls)),
      { session, page, base: '/', language: 'en', timeZone: device.clock.timeZone, params: ['tempo%201'] },
    )
  const answered: Promise<Response>[] = []
  const take = (...request: Parameters<typeof early.take>) => {
    const response = early.take(...request)
    if (response !== undefined) answered.push(response)
    return response
  }
  const taking = withEarlyResponses({ earlyFetch: take }, fetch)
  const tab = createTestTab(() => Response.error(), {
    device,
    sessionStorage: () => stored.tabStorage,
    fetch: taking,
    browserLanguage: 'en',
  })
  const shop = async () => new ShopClient(tab.refresh, tab.session, tab.http)
  return { read, requested, answered, tab, shop }
}

describe('The reads of a screen', () => {
  test('are those of home and of the screens that players open most', () => {
    expect(screens.map(({ path }) => path)).toEqual([
      paths.home,
      ...[paths.appointments, paths.appointment],
      ...[paths.plan, paths.lessonHistory, paths.latestLesson, paths.lesson, paths.library, paths.series, paths.video, paths.swings],
      ...[paths.shop, paths.product, paths.cart],
    ])
  })

  test.each(screens)('at $path are sent once: early, as the client would send them', async ({ path, reads }) => {
    const { read, requested, answered, tab, shop } = open()
    await read(path, reads)
    expect(requested).toHaveLength(1 + reads.length)
    await Promise.allSettled(reads.map(async (id) => reading[id]?.(tab.client, tab.clock, shop)))
    expect([requested.length, answered.length]).toEqual([1 + reads.length, reads.length])
  })

  test.each(screens)('at $path are open to every player of the club', ({ path }) => {
    const { area } = entries.find((entry) => entry.path === path) ?? {}
    expect(area ? userTypesOf(area) : [1, 2]).toEqual([1, 2])
  })

  test('are declared as reads, with all that their query contains', () => {
    expect(() => earlyRead('scheduling.book', '/lessons/book', calls)).toThrow('no GET request')
    expect(() => earlyRead('scheduling.confirm-waiting-list', '/lessons/:id', calls)).toThrow('no GET request')
    expect(() => earlyRead('scheduling.openings', '/lessons/book', calls)).toThrow("doesn't say what centerId is")
    expect(() => earlyRead('learning.video', '/learn', calls)).toThrow("doesn't have the parameters")
    expect(() => earlyRead('commerce.product-by-url-key', '/shop', calls)).toThrow('are not the variables')
    expect(() => earlyRead('commerce.merge-carts', '/shop', calls)).toThrow('no GET request')
  })

  test.each<[string, Parameters<typeof open>[0]]>([
    ['signed out', () => undefined],
    ['after a sign-out', ({ session }) => [session.update(() => rememberedSession), session.end('player')]],
    ['for a child', ({ session }) => session.update(() => ({ ...fullSession, child, relatives: [{}] }))],
    ['with a launch monitor', ({ session }) => session.update(() => ({ ...fullSession, isSkytrak: true }))],
    ['before the profile is known', ({ session }) => session.update(() => ({ ...fullSession, player: undefined }))],
    ['before the terms are accepted', ({ session }) => session.update(() => ({ ...fullSession, player: { ...hana, openStep: 'terms' } }))],
  ])('are left to the product %s', async (_when, fill) => {
    const { read, requested } = open(fill)
    await read('/', playerReads)
    expect(requested).toEqual([])
  })

  test.each(['{}', '{"api":7,"shop":7}', '{"api":"javascript:alert(1)","shop":"https://shop.example"}', 'null', '[]', '{"api"'])(
    'go nowhere when the servers are %s',
    async (configuration) => {
      const { read, requested } = open(undefined, configuration)
      await read('/', playerReads)
      expect(requested).toEqual(['/config.json'])
    },
  )

  test('go to the servers of the configuration alone', async () => {
    const { read, requested, tab, shop } = open(undefined, JSON.stringify({ api: 'https://other.example', shop: regionShop }))
    await read('/', playerReads)
    await reading['session.me']?.(tab.client, tab.clock, shop).catch(() => undefined)
    expect([requested.length, api]).toEqual([3, 'https://api.clubhouse.example'])
  })
})
