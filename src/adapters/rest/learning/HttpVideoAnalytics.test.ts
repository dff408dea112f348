import { describe, expect, test } from 'vitest'
import { api, buildSession, createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpVideoAnalytics } from './HttpVideoAnalytics.ts'

const place = { videoId: 'tempo-1', categoryId: 'swing', seriesId: 'tempo' }
const device = { os: 'iOS', platform: 'web', browser: 'Safari', device: 'phone', resolution: { width: 390, height: 844 } } as const
const events = [{ name: 'played', time: 0.04 }] as const

function aClub() {
  const tab = createTestTab(() => Response.json({ code: 0, data: { id: 'viewing-1' } }))
  tab.session.update(() => buildSession())
  const sent = async () => {
    const [request] = tab.requests
    return { url: request?.url, keepalive: request?.keepalive, body: await request?.json() }
  }
  return { usage: new HttpVideoAnalytics(tab.client), sent }
}

describe('The use of videos is told even while the page goes', () => {
  test('[learning.analytics-init-payload] a viewing with video, device, category, series, resolution and what has happened', async () => {
    const { usage, sent } = aClub()
    expect(await usage.open(place, device, events)).toBe('viewing-1')
    expect(await sent()).toEqual({
      url: `${api}/api/video-analytic/init-session`,
      keepalive: true,
      body: { videoId: 'tempo-1', category: 'swing', seriesId: 'tempo', ...device, events },
    })
  })

  test('[learning.analytics-event-payload] what follows, with the viewing’s id', async () => {
    const { usage, sent } = aClub()
    await usage.add('viewing-1', events)
    expect(await sent()).toEqual({
      url: `${api}/api/video-analytic/event`,
      keepalive: true,
      body: { id: 'viewing-1', events },
    })
  })

  test('[learning.analytics-subscription-payload] a subscription with video, category, series and its time', async () => {
    const { usage, sent } = aClub()
    await usage.subscribed(place, Temporal.Instant.from('2026-05-13T17:30:00Z').epochMilliseconds)
    expect(await sent()).toEqual({
      url: `${api}/api/video-analytic/subscription-event`,
      keepalive: true,
      body: { videoId: 'tempo-1', categoriesId: 'swing', seriesId: 'tempo', eventTime: '2026-05-13T17:30:00Z' },
    })
  })

  test('a video outside all series has none', async () => {
    const { usage, sent } = aClub()
    await usage.open({ videoId: 'welcome', categoryId: 'swing' }, device, events)
    expect(await sent()).toMatchObject({ body: { seriesId: null } })
  })
})
