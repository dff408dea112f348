import { describe, expect, test } from 'vitest'
import { untilIdle } from '#adapters/browser/createDevice'
import { scorecardScreenParts } from '../../../../tests/builders/scorecardScreen.ts'
import { buildHole, buildScorecard, createCardDevice, noFlags, ScorecardsInMemory } from '../../../../tests/builders/scorecards.ts'
import { ScorecardViewModel } from './ScorecardViewModel.ts'

async function create(club = new ScorecardsInMemory(buildScorecard({ courseHandicap: 14 })), device = createCardDevice(club)) {
  const screen = new ScorecardViewModel(...scorecardScreenParts(club, device))
  await screen.open('52')
  return { screen, club, device }
}

describe('a scorecard', () => {
  test('counts an entry at once, with its points', async () => {
    const { screen } = await create()
    const entering = screen.enter(1, { strokes: 5, putts: 2 })
    expect(screen.totals.total).toMatchObject({ strokes: 5, toPar: 1, points: 2, played: 1 })
    await entering
    expect(screen.entries.waiting).toEqual([])
  })

  test('replaces a result by picking up, and the other way round', async () => {
    const { screen } = await create()
    await screen.enter(1, { strokes: 7, putts: 2 })
    await screen.enter(1, { isPickedUp: true })
    expect(screen.holes[0]).toMatchObject({ strokes: undefined, putts: undefined, isPickedUp: true })
    await screen.enter(1, { strokes: 5 })
    expect(screen.holes[0]).toMatchObject({ strokes: 5, isPickedUp: false })
  })

  test('derives the answers that strokes and putts give', async () => {
    const { screen } = await create()
    await screen.enter(1, { nearTheGreen: true })
    await screen.enter(1, { strokes: 4, putts: 2 })
    expect(screen.hole).toMatchObject({ greenInRegulation: true, nearTheGreen: false, upAndDown: false })
  })

  test('is there again after a reload without a network, with every entry', async () => {
    const { screen, club, device } = await create()
    device.network.next(false)
    for (let hole = 1; hole <= 18; hole += 1) await screen.enter(hole, { strokes: 4 })
    club.unreadable = 'offline'
    const again = await create(club, device)
    expect([again.screen.totals.total.strokes, again.screen.entries.waiting.length, again.screen.reading.stale]).toEqual([72, 18, true])
    expect(club.saved).toEqual([])
  })

  test('is not kept for another player', async () => {
    const { club, device } = await create()
    device.signIn('player-hana')
    club.unreadable = 'gone'
    const { screen } = await create(club, device)
    expect([screen.card, screen.holes]).toEqual([undefined, []])
  })

  test('shows entries of another tab', async () => {
    const { screen, club, device } = await create()
    const other = await create(club, device)
    await other.screen.enter(3, { strokes: 6 })
    await untilIdle()
    expect(screen.holes[2]?.strokes).toBe(6)
  })

  test('takes no entries once it is closed', async () => {
    const { screen, club } = await create(new ScorecardsInMemory(buildScorecard({ isClosed: true })))
    await screen.enter(1, { strokes: 4 })
    expect([screen.holes[0]?.strokes, club.saved]).toEqual([undefined, []])
  })

  test('lets the player discard what the club refuses', async () => {
    const { screen, club } = await create()
    club.troubles = ['refused']
    await screen.enter(5, { strokes: 9 })
    expect(screen.entries.refused).toEqual([5])
    await screen.enter(6, { strokes: 3 })
    screen.entries.discardRefused()
    expect([screen.entries.refused, screen.holes[4]?.strokes, screen.holes[5]?.strokes]).toEqual([[], undefined, 3])
  })

  test('has no holes and no figures before it is read', () => {
    const club = new ScorecardsInMemory()
    const screen = new ScorecardViewModel(...scorecardScreenParts(club, createCardDevice(club)))
    screen.step(1)
    expect([screen.holes, screen.current, screen.received, screen.receivedOn(1), screen.inputs]).toEqual([
      [],
      undefined,
      undefined,
      undefined,
      [],
    ])
    expect([screen.isClosed, screen.isComplete, screen.canHideBack, screen.whyNet]).toEqual([false, false, false, undefined])
    expect(screen.isBack({ number: 10 })).toBe(true)
  })

  test('is not shown once the screen is left', async () => {
    const { club, device } = await create()
    const screen = new ScorecardViewModel(...scorecardScreenParts(club, device))
    const opening = screen.open('53')
    screen.dispose()
    await opening
    expect(screen.reading.value).toBeUndefined()
  })

  test('does not follow another tab once the screen is left', async () => {
    const { screen, club, device } = await create()
    const other = await create(club, device)
    screen.dispose()
    await other.screen.enter(3, { strokes: 6 })
    await untilIdle()
    expect(screen.holes[2]?.strokes).toBeUndefined()
  })

  test('opens at the first hole after those that were played', async () => {
    const holes = Array.from({ length: 18 }, (_, index) => buildHole(index + 1, index < 3 ? { strokes: 4 } : {}))
    const { screen } = await create(new ScorecardsInMemory(buildScorecard({ holes })))
    expect(screen.current).toBe(4)
  })

  test('shows conflicts until they are dismissed', async () => {
    const { screen, club } = await create()
    club.enterElsewhere(2, { strokes: 7 })
    await screen.enter(2, { strokes: 4 })
    expect(screen.entries.conflicts).toHaveLength(1)
    screen.entries.dismissConflicts()
    expect(screen.entries.conflicts).toEqual([])
  })
})

describe('the net score', () => {
  test('is explained by the strokes of the holes played and the handicap', async () => {
    const { screen } = await create()
    expect(screen.whyNet).toBeUndefined()
    await screen.enter(1, { strokes: 5 })
    expect(screen.whyNet).toMatchObject({ rule: 'rounds.net-score', figures: { courseHandicap: 14, strokes: 5, net: 4 } })
  })

  test.each([
    ['handicap', buildScorecard({ holes: [buildHole(1, { strokes: 5 })] })],
    ['stroke index', buildScorecard({ courseHandicap: 14, holes: [buildHole(1, { strokes: 5, strokeIndex: undefined })] })],
  ])('is unknown without a %s', async (_what, card) => {
    const { screen } = await create(new ScorecardsInMemory(card))
    expect([screen.whyNet, screen.received, screen.receivedOn(1)]).toEqual([undefined, undefined, undefined])
  })

  test('counts a stroke on each of the hardest holes', async () => {
    const { screen } = await create()
    expect([screen.receivedOn(14), screen.receivedOn(15), screen.receivedOn(19)]).toEqual([1, 0, undefined])
  })
})

describe('the holes of a card', () => {
  test('are the front nine and the back nine', async () => {
    const { screen } = await create()
    expect([screen.nine(false), screen.nine(true)].map((nine) => nine.map(({ number }) => number))).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
      [10, 11, 12, 13, 14, 15, 16, 17, 18],
    ])
  })

  test('of the second and third nine of a course have the third as the back', async () => {
    const holes = Array.from({ length: 18 }, (_, index) => buildHole(index + 10))
    const { screen } = await create(new ScorecardsInMemory(buildScorecard({ holes })))
    expect([screen.isBack({ number: 18 }), screen.isBack({ number: 19 })]).toEqual([false, true])
  })

  test('[rounds.scorecard-back-holes] hide and show the back nine', async () => {
    const { screen } = await create()
    screen.toggleBack(false)
    expect(screen.visibleHoles.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    screen.step(-1)
    expect(screen.hole?.number).toBe(9)
    screen.toggleBack(true)
    expect(screen.visibleHoles).toHaveLength(18)
  })

  test('of the back nine alone are never hidden', async () => {
    const holes = Array.from({ length: 9 }, (_, index) => buildHole(index + 10))
    const { screen } = await create(new ScorecardsInMemory(buildScorecard({ holes })))
    screen.toggleBack(false)
    expect([screen.canHideBack, screen.visibleHoles.length]).toEqual([false, 9])
  })

  test('are played from the tenth where the round begins with the back nine, and end with the ninth', async () => {
    const { screen } = await create(new ScorecardsInMemory(buildScorecard({ start: 'back' })))
    const first = screen.hole?.number
    screen.step(-1)
    expect([first, screen.hole?.number, screen.isLast]).toEqual([10, 9, true])
  })

  test('are complete when each has ended, also by picking up', async () => {
    const holes = Array.from({ length: 9 }, (_, index) => buildHole(index + 1, index < 8 ? { strokes: 4 } : {}))
    const { screen } = await create(new ScorecardsInMemory(buildScorecard({ holes })))
    const before = screen.isComplete
    await screen.enter(9, { isPickedUp: true })
    expect([before, screen.isComplete]).toEqual([false, true])
  })

  test('are cleared with everything that was entered, and put back with everything', async () => {
    const { screen } = await create()
    await screen.enter(2, { strokes: 6, putts: 3, badThreePutt: true, terribleTeeShot: true })
    const [, before] = screen.holes
    const putBack = screen.clear(2)
    expect([screen.holes[1]?.strokes, screen.holes[1]?.putts, screen.holes[1]?.terribleTeeShot]).toEqual([undefined, undefined, undefined])
    putBack()
    expect(screen.holes[1]).toEqual(before)
  })

  test('are picked up without their score, and put back with it', async () => {
    const { screen } = await create()
    await screen.enter(2, { strokes: 7, putts: 2 })
    const [, before] = screen.holes
    const putBack = screen.pickUp(2)
    expect([screen.holes[1]?.isPickedUp, screen.holes[1]?.strokes, screen.holes[1]?.putts]).toEqual([true, undefined, undefined])
    putBack()
    expect(screen.holes[1]).toEqual(before)
  })

  test('are open again when a hole that was picked up is cleared', async () => {
    const { screen } = await create()
    await screen.enter(2, { isPickedUp: true })
    screen.clear(2)
    expect(screen.holes[1]?.isPickedUp).toBe(false)
  })

  test('begin again after the last one', async () => {
    const { screen } = await create()
    screen.go(17)
    expect(screen.isLast).toBe(false)
    screen.go(18)
    screen.step(1)
    expect(screen.hole?.number).toBe(1)
  })
})

describe('[rounds.scorecard-setting-flags] settings of a card', () => {
  test('decide what is asked as soon as they are saved', async () => {
    const { screen } = await create()
    screen.settings.begin({ ...noFlags, putts: true })
    screen.settings.set('score', true)
    expect(await screen.saveSettings()).toBe(true)
    expect([screen.inputs, screen.settings.isOpen]).toEqual([['strokes', 'putts'], false])
  })

  test('stay open with their failure where they could not be saved', async () => {
    const { screen, club } = await create()
    screen.settings.begin(noFlags)
    club.unreadable = 'server-fault'
    expect([await screen.saveSettings(), screen.settings.isOpen, screen.inputs.length]).toEqual([false, true, 8])
  })
})
