import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createVisitor } from '../../../../tests/builders/createVisitor.ts'
import { holesOfRound } from './holesOfRound.ts'

const share = z.object({ count: z.int(), of: z.int() })
const counts = z.object({ holes: z.int(), greens: share, putts: share, handicapIndex: z.optional(z.number()) })
const history = z.object({ data: z.array(counts) })

/** Whose last round is on its eighth hole. */
const jonah = 'player-jonah'

async function createPlayer() {
  const { visitor, backend } = await createVisitor(jonah)
  const last = backend.world.rounds.list(({ playerId }) => playerId === jonah).at(-1)
  if (!last) throw new Error('There is no round')
  const end = (pickedUp: readonly number[]) => {
    const holes = holesOfRound({ ...last, holes: { level: 15, played: 18 } }).map((hole) => {
      if (!pickedUp.includes(hole.hole)) return hole
      // Strokes and putts are gone, and the green with them.
      const scorecardDetails = { ...hole.scorecardDetails, putts: null, onGreenInRegulationQuest: null }
      return { ...hole, score: null, status: 'pickedUp' as const, scorecardDetails }
    })
    return backend.world.rounds.change(last.id, { holes })
  }
  const rounds = async () => {
    const { body } = await visitor.get(`/api/play-golf/stat-history?playerId=${jonah}`)
    return z.parse(history, body).data
  }
  return { end, rounds }
}

test('a round that is not over is no part of the history', async () => {
  const { end, rounds } = await createPlayer()
  expect((await rounds()).map(({ holes }) => holes)).toEqual([18, 18, 18, 18, 18])
  await end([])
  expect((await rounds()).map(({ holes }) => holes)).toEqual([18, 18, 18, 18, 18, 18])
})

test('a round with a hole that was picked up is over; its greens and putts are of the other holes', async () => {
  const { end, rounds } = await createPlayer()
  await end([12])
  const { holes, greens, putts } = (await rounds()).at(-1) ?? {}
  expect([holes, greens?.of, putts?.of]).toEqual([17, 17, 17])
})

test('a hole that was picked up does not keep a round out of the handicap', async () => {
  const { end, rounds } = await createPlayer()
  const before = (await rounds()).at(-1)?.handicapIndex
  await end(Array.from({ length: 9 }, (_, index) => index + 10))
  const after = (await rounds()).at(-1)?.handicapIndex
  expect([typeof before, after === before]).toEqual(['number', false])
})
