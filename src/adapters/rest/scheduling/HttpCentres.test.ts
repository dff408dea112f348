import { describe, expect, it } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { buildCentre } from '../../../../tests/builders/scheduling.ts'
import { HttpCentres } from './HttpCentres.ts'

const { location, ...northgate } = buildCentre().build()
const center = { ...northgate, ...location, distance: 3862 }
const centre = buildCentre().with({ distance: 3862 }).build()
const here = { latitude: 41.9, longitude: -87.6 }

function answering(data: unknown) {
  const tab = createTestTab(() => Response.json({ data }))
  return { ...tab, centres: new HttpCentres(tab.client, { timeZone: 'Asia/Tokyo' }) }
}

const queryOf = ({ requests }: ReturnType<typeof answering>) => Object.fromEntries(new URL(requests[0]?.url ?? '').searchParams)

describe('the closest centres', () => {
  it.each([
    [{}, {}],
    [{ near: here }, { latitude: '41.9', longitude: '-87.6' }],
    [{ postal: '80202' }, { postal: '80202' }],
  ])(
    '[scheduling.closest-centers-query-parameters] to %j are asked for with four more parameters, and read from data.centers',
    async (search, base) => {
      const http = answering({ centers: [center] })
      expect(await http.centres.closest(search)).toEqual([centre])
      expect(queryOf(http)).toEqual({ ...base, ip: '', locrequest: 'web', pagever: '3', scope: 'club' })
    },
  )

  it("have the browser's zone where theirs is not known", async () => {
    const [unknown] = await answering({ centers: [{ ...center, timeZone: 'Mars/Base' }] }).centres.closest({})
    expect(unknown?.timeZone).toBe('Asia/Tokyo')
  })
})

it('the centres around are asked for with the position where it is known', async () => {
  const http = answering([center])
  expect(await http.centres.nearest(here)).toEqual([centre])
  expect(queryOf(http)).toEqual({ lat: '41.9', lon: '-87.6' })
  const unknown = answering([])
  expect(await unknown.centres.nearest(undefined)).toEqual([])
  expect(queryOf(unknown)).toEqual({})
})

it('the country is the one that the server sees', async () => {
  expect(await answering({ country: 'CA' }).centres.country()).toBe('CA')
})
