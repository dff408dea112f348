import { BehaviorSubject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import type { Player } from '#app/rounds/ports/CurrentGolfer'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { currentPlayer } from '../../../../tests/builders/roundsPorts.ts'
import { HttpFavouriteCourses } from './HttpFavouriteCourses.ts'

function answer(data: unknown, status = 200) {
  const { client, requests } = createTestTab(() => Response.json({ code: status === 200 ? 0 : status, data }, { status }))
  const queries = () => requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams))
  return { client, requests, queries }
}

describe('Favourite courses on the wire', () => {
  test('[rounds.favorite-fields] are read, added and removed with playerId and courseId', async () => {
    const { client, requests, queries } = answer({ favorite: true })
    const favourites = new HttpFavouriteCourses(client, currentPlayer())
    expect(await favourites.isFavourite('links')).toBe(true)
    await favourites.set('links', true)
    await favourites.set('links', false)
    const ids = { playerId: 'player-hana', courseId: 'links' }
    expect([requests.map(({ method }) => method), queries()]).toEqual([
      ['GET', 'POST', 'DELETE'],
      [ids, {}, ids],
    ])
    expect(await requests[1]?.json()).toEqual(ids)
  })

  test('wait until it is known who plays', async () => {
    const { client, queries } = answer({ favorite: false })
    const changes = new BehaviorSubject<Player | undefined>(undefined)
    const reading = new HttpFavouriteCourses(client, { value: undefined, changes }).isFavourite('links')
    changes.next({ id: 'player-li', metricDistances: true, metricSpeeds: true })
    expect(await reading).toBe(false)
    expect(queries()).toEqual([{ playerId: 'player-li', courseId: 'links' }])
  })

  test('are gone already when the club has no such favourite', async () => {
    await expect(new HttpFavouriteCourses(answer(undefined, 404).client, currentPlayer()).set('links', false)).resolves.toBeUndefined()
  })
})
