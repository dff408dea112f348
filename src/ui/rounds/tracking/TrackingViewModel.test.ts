import { BehaviorSubject, EMPTY } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { ReadRoundToTrack } from '#app/rounds/ReadRoundToTrack'
import { TrackRound } from '#app/rounds/TrackRound'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { buildRound, golfer, RoundsInMemory } from '../../../../tests/builders/golfRounds.ts'
import { ScorecardsInMemory } from '../../../../tests/builders/scorecards.ts'
import { buildTrackedRound, TrackingInMemory } from '../../../../tests/builders/tracking.ts'
import { typedNumbers } from '../../../../tests/builders/typedNumbers.ts'
import { TrackingEditor } from './TrackingEditor.ts'
import { TrackingRemoval } from './TrackingRemoval.ts'
import { TrackingViewModel } from './TrackingViewModel.ts'

const online = { value: true, changes: new BehaviorSubject(true) }
const clock = {
  now: () => Temporal.Instant.from('2026-05-13T17:30:00Z'),
  timeZone: 'America/Chicago',
  ticks: EMPTY,
  sleep: async () => undefined,
}

const rounds = new RoundsInMemory([buildRound(7, { courseId: 'red-mesa', courseName: 'Red Mesa' })])
const cards = new ScorecardsInMemory()

async function create({ drafts = new DraftsInMemory() } = {}) {
  const tracking = new TrackingInMemory([buildTrackedRound(1), buildTrackedRound(2, { date: '2026-05-08', score: 84 })])
  const adding = new TrackRound(tracking, online)
  const screen = new TrackingViewModel(
    tracking,
    new ReadRoundToTrack(rounds, cards, golfer),
    new TrackingEditor(adding, tracking, clock, drafts, typedNumbers),
    new TrackingRemoval(tracking, adding),
  )
  await screen.read()
  return { screen, tracking, drafts }
}

describe('game tracking', () => {
  test('[rounds.tracking-type-default] starts with greens in regulation, the newest round first', async () => {
    const { screen } = await create()
    expect([screen.type, screen.average, screen.rounds.map(({ id }) => id)]).toEqual(['onGIR', 33, [2, 1]])
  })

  test('[rounds.tracking-edit-status] a change waits, then succeeds', async () => {
    const { screen } = await create()
    const [latest] = screen.rounds
    if (latest) screen.editor.change(latest)
    screen.editor.write('score', '83')
    const seen = [screen.editor.status]
    const saving = screen.save()
    seen.push(screen.editor.status)
    await saving
    expect([...seen, screen.editor.status]).toEqual(['none', 'wait', 'success'])
    expect([screen.rounds[0]?.score, screen.editor.dialog.isOpen]).toEqual([83, false])
  })

  test('a change that fails keeps what was typed, and does not succeed', async () => {
    const { screen, tracking } = await create()
    const [latest] = screen.rounds
    if (latest) screen.editor.change(latest)
    screen.editor.write('score', '83')
    tracking.trouble = 'refused'
    expect([await screen.save(), screen.editor.status, screen.editor.dialog.isOpen, screen.editor.draft.score]).toEqual([
      false,
      'none',
      true,
      '83',
    ])
  })

  test('a round that is not valid is not sent', async () => {
    const { screen, tracking } = await create()
    screen.editor.begin()
    expect([await screen.save(), screen.editor.problems.courseName, tracking.writes]).toEqual([false, 'missing', 0])
  })

  test('a new round is still there after a reload, as far as it was typed', async () => {
    const { screen, drafts } = await create()
    screen.editor.begin()
    screen.editor.write('courseName', 'Three')
    const again = await create({ drafts })
    again.screen.editor.begin()
    expect([again.screen.editor.draft.courseName, again.screen.editor.isUnsent]).toEqual(['Three', true])
  })

  test('a round is tracked from its card, and from the course of the list', async () => {
    const { screen } = await create()
    await screen.beginFromCard(7)
    expect(screen.editor.draft).toMatchObject({ date: '2026-05-01', courseName: 'Red Mesa', courseId: 'red-mesa' })
  })

  test('a course of the list is sent with its number until another name is written', async () => {
    const { screen } = await create()
    const [latest] = screen.rounds
    const changed = async () => {
      if (latest) screen.editor.change(latest)
      screen.editor.choose({ id: 'red-mesa', name: 'Red Mesa' })
    }
    await changed()
    await screen.save()
    expect(screen.rounds[0]).toMatchObject({ courseName: 'Red Mesa', courseId: 'red-mesa' })
    await changed()
    screen.editor.write('courseName', 'Red Mesa, old course')
    await screen.save()
    expect(screen.rounds[0]?.courseId).toBeUndefined()
  })

  test('a saved round leaves no draft', async () => {
    const { screen, drafts } = await create()
    const [latest] = screen.rounds
    if (latest) screen.editor.change(latest)
    screen.editor.write('score', '83')
    await screen.save()
    expect([...drafts.kept]).toEqual([])
  })

  test('a deleted round comes back with all its numbers', async () => {
    const { screen } = await create()
    const [latest] = screen.rounds
    if (!latest) throw new Error('No round is tracked')
    expect(await screen.remove(latest)).toBe(true)
    expect(screen.rounds.map(({ id }) => id)).toEqual([1])
    await screen.putBack(latest)
    expect(screen.rounds[0]).toMatchObject({ score: 84, greensInRegulation: 6 })
  })
})
