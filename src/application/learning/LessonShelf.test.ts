import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { someLesson } from '../../../tests/builders/lesson.ts'
import { LessonShelf } from './LessonShelf.ts'

function aShelf() {
  const answers = new Map([someLesson('a'), someLesson('b')].map((lesson) => [lesson.id, lesson]))
  const account = new Subject<string | undefined>()
  const lessons = { byId: async (id: string) => answers.get(id), latest: async () => answers.get('b') }
  return { shelf: new LessonShelf(lessons, { value: 'hana', changes: account }), answers, account }
}

test('[learning.lesson-kept-by-id] a lesson does not take the place of another', async () => {
  const { shelf } = aShelf()
  await shelf.read('a')
  await shelf.latest()
  expect([shelf.find('a')?.id, shelf.find('b')?.id]).toEqual(['a', 'b'])
})

test('[learning.lesson-code-30001-ignored] a lesson of which nothing is told stays as it was', async () => {
  const { shelf, answers } = aShelf()
  await shelf.read('a')
  answers.clear()
  expect([(await shelf.read('a'))?.id, await shelf.read('b'), shelf.find('b')]).toEqual(['a', undefined, undefined])
})

test('nothing of it stays for another account', async () => {
  const { shelf, account } = aShelf()
  await shelf.read('a')
  account.next('bram')
  expect(shelf.find('a')).toBeUndefined()
})
