import { expect, test } from 'vitest'
import { buildLesson } from '../../../tests/builders/lesson.ts'
import { Failure } from '../shared/failure.ts'
import { RestoreLesson } from './RestoreLesson.ts'

const lost = () => Promise.reject(new Failure('timed-out'))
const lesson = (isArchived: boolean) => buildLesson('7', { isArchived })

test('a lesson is restored by its id', async () => {
  const restored: string[] = []
  const lessons = { restore: async (id: string) => void restored.push(id), byId: lost }
  expect(await new RestoreLesson(lessons, { value: true }).execute('7')).toBe('restored')
  expect(restored).toEqual(['7'])
})

test('where the answer is lost, a lesson with its videos was restored', async () => {
  const restore = new RestoreLesson({ restore: lost, byId: async () => lesson(false) }, { value: true })
  expect(await restore.execute('7')).toBe('restored')
})

test.each([
  ['is still archived', lesson(true)],
  ['has nothing to show', undefined],
])('where the answer is lost, a lesson that %s was not restored', async (_what, now) => {
  const restore = new RestoreLesson({ restore: lost, byId: async () => now }, { value: true })
  await expect(restore.execute('7')).rejects.toMatchObject({ kind: 'timed-out', outcome: 'not-done' })
})
