import { describe, expect, test } from 'vitest'
import { buildClub, clubLists } from '../../../tests/builders/rounds.ts'
import { typedNumbers } from '../../../tests/builders/typedNumbers.ts'
import { clubDraftOf, clubIn, emptyClubDraft, withCategory } from './clubDraft.ts'

const imperial = { metric: false, pictureKey: undefined, numberIn: typedNumbers.number }
const typed = { ...emptyClubDraft, category: '7' }
const [driver, , seven] = clubLists.categories

describe('a typed club', () => {
  test('keeps its distance in metres', () => {
    const draft = { ...typed, manufacturer: 'orrin', model: ' CB 4 ', loft: '33,46', distance: '150' }
    expect(clubIn(draft, { ...imperial, pictureKey: 'a.jpg' })).toEqual({
      entry: { categoryId: '7', manufacturerId: 'orrin', model: 'CB 4', loft: 33.5, distance: 137.16, pictureKey: 'a.jpg' },
    })
  })

  test('needs its category alone', () => {
    expect(clubIn(typed, imperial)).toMatchObject({ entry: { categoryId: '7', loft: undefined, distance: undefined } })
    expect(clubIn(emptyClubDraft, imperial)).toEqual({ problems: { category: 'missing' } })
  })

  test.each([
    ['loft', 'steep', 'not-a-number'],
    ['loft', '-1', 'out-of-range'],
    ['loft', '80.1', 'out-of-range'],
    ['distance', 'far', 'not-a-number'],
    ['distance', '0', 'out-of-range'],
    ['distance', '451', 'out-of-range'],
    ['model', 'x'.repeat(101), 'too-long'],
  ])('whose %s is "%s" is refused: %s', (field, text, problem) => {
    expect(clubIn({ ...typed, [field]: text }, imperial)).toEqual({ problems: { [field]: problem } })
  })

  test.each(['0', '80'])('may have a loft of %s degrees', (loft) => {
    expect(clubIn({ ...typed, loft }, imperial)).toHaveProperty('entry')
  })

  test.each(['1', '450'])('may have a distance of %s yards', (distance) => {
    expect(clubIn({ ...typed, distance }, imperial)).toHaveProperty('entry')
  })

  test('has its distance in whole yards', () => {
    expect(clubIn({ ...typed, distance: '149.6' }, imperial)).toMatchObject({ entry: { distance: 137.16 } })
  })

  test('shows what is known of the club', () => {
    const seven = buildClub(1, '7', { manufacturerId: 'orrin', model: 'CB 4', loft: 33.5, distance: 137.16 })
    expect(clubDraftOf(seven, false)).toEqual({ category: '7', manufacturer: 'orrin', model: 'CB 4', loft: '33.5', distance: '150' })
    expect(clubDraftOf(buildClub(2, 'p'), false)).toEqual({ ...emptyClubDraft, category: 'p' })
  })

  test('whose distance nobody touched keeps it exactly, whatever the unit', () => {
    const before = buildClub(1, '7', { distance: 137.16 })
    const draft = clubDraftOf(before, true)
    expect(draft.distance).toBe('137')
    expect(clubIn(draft, { ...imperial, metric: true, before })).toMatchObject({ entry: { distance: 137.16 } })
    expect(clubIn({ ...draft, distance: '138' }, { ...imperial, metric: true, before })).toMatchObject({ entry: { distance: 138 } })
  })
})

describe('another category', () => {
  test('brings its usual loft', () => {
    expect(driver && withCategory(emptyClubDraft, driver, undefined)).toMatchObject({ category: 'd', loft: '10.5' })
    expect(seven && withCategory({ ...emptyClubDraft, loft: '10.5' }, seven, driver)).toMatchObject({ category: '7', loft: '34' })
    expect(seven && withCategory(emptyClubDraft, seven, driver)).toMatchObject({ loft: '34' })
  })

  test('without a usual loft takes away that of the category before', () => {
    const wedge = seven && { ...seven, id: 'w', usualLoft: undefined }
    expect(wedge && withCategory({ ...emptyClubDraft, loft: '10.5' }, wedge, driver)).toMatchObject({ category: 'w', loft: '' })
  })

  test('leaves a loft that was typed', () => {
    expect(seven && withCategory({ ...emptyClubDraft, loft: '9' }, seven, driver)).toMatchObject({ loft: '9' })
    expect(seven && withCategory({ ...emptyClubDraft, loft: '9' }, seven, undefined)).toMatchObject({ loft: '9' })
  })
})
