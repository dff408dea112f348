import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { buildLesson } from '../../../tests/builders/lesson.ts'
import { LessonCache } from './LessonCache.ts'

function createCache() {
  const answers = new Map([buildLesson('a'), buildLesson('b')].map((lesson) => [lesson.id, lesson]))
  const account = new Subject<string | undefined>()
  const lessons = { byId: async (id: string) => answers.get(id), latest: async () => answers.get('b') }
  return { lessons: new LessonCache(lessons, { value: 'hana', changes: account }), answers, account }
}

test('[learning.lesson-kept-by-id] a lesson does not take the place of another', async () => {
  const { lessons } = createCache()
  await lessons.read('a')
  await lessons.latest()
  expect([lessons.find('a')?.id, lessons.find('b')?.id]).toEqual(['a', 'b'])
})

test('[learning.lesson-code-30001-ignored] a lesson of which nothing is told stays as it was', async () => {
  const { lessons, answers } = createCache()
  await lessons.read('a')
  answers.clear()
  expect([(await lessons.read('a'))?.id, await lessons.read('b'), lessons.find('b')]).toEqual(['a', undefined, undefined])
})

test('nothing is kept for another account', async () => {
  const { lessons, account } = createCache()
  await lessons.read('a')
  account.next('bram')
  expect(lessons.find('a')).toBeUndefined()
})

test('the newest is the lesson that was read last, however often', async () => {
  const { lessons } = createCache()
  expect(lessons.newest).toBeUndefined()
  await lessons.read('a')
  expect(lessons.newest?.id).toBe('a')
  for (const id of ['b', 'a', 'b']) await lessons.read(id)
  expect(lessons.newest?.id).toBe('b')
})

test('each lesson is emitted when it is read, and an unknown one is not', async () => {
  const { lessons } = createCache()
  const emitted: string[] = []
  lessons.lessonsRead.subscribe(({ id }) => emitted.push(id))
  await lessons.read('a')
  await lessons.read('unknown')
  expect((await lessons.latest())?.id).toBe('b')
  expect(emitted).toEqual(['a', 'b'])
})
