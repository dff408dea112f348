import { describe, expect, test } from 'vitest'
import { holesOn, newCard, withEntry } from '#domain/rounds/keptCard'
import { createCardDevice, ScorecardsInMemory, type ScorecardTrouble } from '../../../tests/builders/scorecards.ts'

const jonah = 'player-jonah'

function create() {
  const club = new ScorecardsInMemory()
  const device = createCardDevice(club)
  const enter = (number: number, strokes: number, store = device.createStore()) =>
    store.change(jonah, '52', (kept) => withEntry(kept ?? newCard(club.card), number, { strokes }))
  const kept = () => device.createStore().find(jonah, '52')
  const scoreOf = (number: number) => club.card.holes.find((hole) => hole.number === number)?.strokes
  const shown = (number: number) => holesOn(kept() ?? newCard(club.card)).find((hole) => hole.number === number)?.strokes
  return { club, ...device, enter, kept, scoreOf, shown }
}

describe('entered scores', () => {
  test('are sent in the order of entry, and nothing waits afterwards', async () => {
    const { club, enter, createSending, kept } = create()
    enter(10, 4)
    enter(2, 5)
    enter(11, 6)
    enter(2, 4)
    expect(await createSending().execute()).toEqual({ waits: false })
    expect(club.saved).toEqual([`${jonah} 10: 4`, `${jonah} 11: 6`, `${jonah} 2: 4`])
    expect(kept()?.entries).toEqual([])
  })

  test('wait for a player, and nothing is sent without one', async () => {
    const { club, enter, createSending, signIn } = create()
    enter(10, 4)
    signIn(undefined)
    expect([await createSending().execute(), club.saved]).toEqual([{ waits: false }, []])
  })

  test('are not read while there is no network', async () => {
    const { club, enter, createSending, network } = create()
    enter(10, 4)
    network.next(false)
    club.beforeFind = () => expect.unreachable()
    expect(await createSending().execute()).toEqual({ waits: true })
  })

  test.each(['beforeFind', 'beforeSave'] as const)('keep an unexpected error visible: %s', async (step) => {
    const { club, enter, createSending } = create()
    enter(10, 4)
    club[step] = () => {
      throw new TypeError('a bug')
    }
    await expect(createSending().execute()).rejects.toThrow('a bug')
  })

  test('of eighteen holes without a network arrive once, from a tab that was opened later', async () => {
    const { club, enter, createSending, network } = create()
    network.next(false)
    for (let hole = 1; hole <= 18; hole += 1) {
      enter(hole, 4)
      expect(await createSending().execute()).toEqual({ waits: true })
    }
    network.next(true)
    await Promise.all([createSending().execute(), createSending().execute()])
    expect(club.saved).toEqual(Array.from({ length: 18 }, (_, index) => `${jonah} ${index + 1}: 4`))
  })

  test.each<ScorecardTrouble>(['answer-lost', 'request-lost', 'server-fault', 'throttled', 'unauthorised', 'broken-contract'])(
    'arrive once where each attempt is first answered with: %s',
    async (trouble) => {
      const { club, enter, createSending } = create()
      for (let hole = 1; hole <= 9; hole += 1) {
        club.troubles = [trouble]
        enter(hole, 5)
        expect(await createSending().execute()).toMatchObject({ waits: true })
        await createSending().execute()
      }
      expect(club.saved).toEqual(Array.from({ length: 9 }, (_, index) => `${jonah} ${index + 1}: 5`))
    },
  )

  test('that the club refuses stay on the device, do not hold up the others, and are sent again once changed', async () => {
    const { club, enter, createSending, kept } = create()
    club.troubles = ['refused']
    enter(3, 9)
    enter(4, 4)
    expect(await createSending().execute()).toEqual({ waits: false })
    expect([kept()?.entries.map(({ hole, isRefused }) => [hole.number, isRefused]), club.saved]).toEqual([[[3, true]], [`${jonah} 4: 4`]])
    enter(3, 8)
    await createSending().execute()
    expect(club.saved).toEqual([`${jonah} 4: 4`, `${jonah} 3: 8`])
  })

  test.each(['gone', 'forbidden'] as const)('of a card that is %s are refused', async (kind) => {
    const { club, enter, createSending, kept } = create()
    enter(3, 4)
    club.unreadable = kind
    expect(await createSending().execute()).toEqual({ waits: false })
    expect(kept()?.entries).toMatchObject([{ isRefused: true }])
  })

  test('of one player are never sent in the name of another, nor shown there', async () => {
    const { club, enter, createSending, createStore, signIn, kept } = create()
    enter(3, 4)
    signIn('player-hana')
    await createSending().execute()
    expect([club.saved, createStore().all('player-hana')]).toEqual([[], []])
    signIn(jonah)
    await createSending().execute()
    expect([club.saved, kept()?.entries]).toEqual([[`${jonah} 3: 4`], []])
  })

  test('of an earlier player are not stored once another one plays', () => {
    const { enter, createStore, signIn } = create()
    signIn('player-hana')
    enter(3, 4)
    expect(createStore().all(jonah)).toEqual([])
  })

  test('stop at the hole during which the player changed', async () => {
    const { club, enter, createSending, signIn } = create()
    enter(3, 4)
    enter(4, 4)
    club.beforeSave = () => signIn('player-hana')
    await createSending().execute()
    expect(club.saved).toEqual([`${jonah} 3: 4`])
  })

  test('are not sent where the player changed while the card was read', async () => {
    const { club, enter, createSending, signIn } = create()
    enter(3, 4)
    club.beforeFind = () => signIn('player-hana')
    await createSending().execute()
    expect(club.saved).toEqual([])
  })

  test('wait for another attempt where the device no longer stores changes', async () => {
    const { club, enter, createSending, createStore } = create()
    const store = createStore()
    enter(3, 4, store)
    enter(4, 4, store)
    store.change = () => undefined
    expect(await createSending(store).execute()).toEqual({ waits: true })
    expect(club.saved).toEqual([`${jonah} 3: 4`])
  })

  test('that are changed while they are sent are sent once more', async () => {
    const { club, enter, createSending, kept } = create()
    enter(3, 4)
    club.beforeSave = () => enter(3, 5)
    await createSending().execute()
    expect([club.saved, kept()?.entries]).toEqual([[`${jonah} 3: 4`, `${jonah} 3: 5`], []])
  })
})

describe('scores of two devices', () => {
  test('the last entry counts, and this device hears what it replaced', async () => {
    const { club, enter, createSending, kept, scoreOf } = create()
    enter(3, 4)
    club.enterElsewhere(3, { strokes: 6 })
    await createSending().execute()
    expect(scoreOf(3)).toBe(4)
    expect(kept()?.conflicts).toEqual([{ number: 3, kept: 'here', differences: [{ name: 'strokes', here: 4, elsewhere: 6 }] }])
  })

  test('the other device hears that its entry was replaced', async () => {
    const { club, enter, createSending, kept, shown } = create()
    enter(3, 4)
    await createSending().execute()
    club.enterElsewhere(3, { strokes: 6 })
    enter(5, 5)
    await createSending().execute()
    expect([shown(3), kept()?.conflicts]).toEqual([
      6,
      [{ number: 3, kept: 'elsewhere', differences: [{ name: 'strokes', here: 4, elsewhere: 6 }] }],
    ])
  })

  test('a score whose answer was lost does not replace a later one', async () => {
    const { club, enter, createSending, kept, scoreOf } = create()
    club.troubles = ['answer-lost']
    enter(3, 4)
    await createSending().execute()
    club.enterElsewhere(3, { strokes: 6 })
    await createSending().execute()
    expect([scoreOf(3), club.saved.length]).toEqual([6, 1])
    expect(kept()?.conflicts).toEqual([{ number: 3, kept: 'elsewhere', differences: [{ name: 'strokes', here: 4, elsewhere: 6 }] }])
  })

  test('the same score on both is no conflict', async () => {
    const { club, enter, createSending, kept } = create()
    enter(3, 4)
    club.enterElsewhere(3, { strokes: 4 })
    await createSending().execute()
    expect([club.saved, kept()?.conflicts]).toEqual([[], []])
  })
})
