import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { golferId } from './golferId.ts'
import type { Player } from './ports/CurrentGolfer.ts'

const hana: Player = { id: 'player-hana', metricDistances: true, metricSpeeds: false }

test('the player who is known is the one', async () => {
  expect(await golferId({ value: hana, changes: new Subject() })).toBe('player-hana')
})

test('a player who is not known yet is waited for, also where nobody is signed in before', async () => {
  const changes = new Subject<Player | undefined>()
  const found = golferId({ value: undefined, changes })
  changes.next(undefined)
  changes.next(hana)
  expect(await found).toBe('player-hana')
})
