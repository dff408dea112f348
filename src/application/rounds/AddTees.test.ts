import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'
import { goldTees } from '../../../tests/builders/golfRounds.ts'
import { Failure } from '../shared/failure.ts'
import { AddTees } from './AddTees.ts'
import type { TeeBoxes, TeeBoxOfCourse } from './ports/TeeBoxes.ts'

const online = { value: true, changes: new BehaviorSubject(true) }
const { id: _none, ...yellow } = { ...goldTees, name: 'Yellow' }

function teesWith(trouble: 'refused' | 'answer-lost' | undefined) {
  const tees: TeeBoxOfCourse[] = [{ ...goldTees, isOwn: false }]
  const teeBoxes: TeeBoxes = {
    ofCourse: async () => [...tees],
    add: async (_course, tee) => {
      if (trouble === 'refused') throw new Failure('server-fault')
      tees.push({ ...tee, id: `own-${tees.length}`, isOwn: true })
      if (trouble === 'answer-lost') throw new Failure('timed-out')
    },
    remove: async () => undefined,
  }
  return { tees, adding: new AddTees(teeBoxes, online) }
}

test.each([undefined, 'answer-lost'] as const)('tees are added once: %s', async (trouble) => {
  const { tees, adding } = teesWith(trouble)
  expect((await adding.execute('tallgrass', yellow, [...tees])).id).toBe('own-1')
  expect(tees.length).toBe(2)
})

test('tees that the club refused are not there', async () => {
  const { tees, adding } = teesWith('refused')
  await expect(adding.execute('tallgrass', yellow, [...tees])).rejects.toMatchObject({ kind: 'server-fault' })
  expect(tees.length).toBe(1)
})

test('tees are found among new ones of the course, own ones that were known and own ones of another name', async () => {
  const { tees, adding } = teesWith(undefined)
  tees.push({ ...yellow, id: 'known', isOwn: true })
  const known = [...tees]
  tees.push({ ...yellow, id: 'of-the-course', isOwn: false }, { ...yellow, id: 'other-name', name: 'Orange', isOwn: true })
  expect((await adding.execute('tallgrass', yellow, known)).id).toBe('own-4')
})

test('tees that another device removes at once are gone', async () => {
  const known = teesWith(undefined).tees
  const teeBoxes: TeeBoxes = { ofCourse: async () => known, add: async () => undefined, remove: async () => undefined }
  await expect(new AddTees(teeBoxes, online).execute('tallgrass', yellow, known)).rejects.toMatchObject({ kind: 'gone' })
})
