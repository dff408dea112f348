import { expect, test, vi } from 'vitest'
import { Failure } from '#app/shared/failure'
import { buildAppointment } from '../../../../tests/builders/scheduling.ts'
import { CalendarFileViewModel } from './CalendarFileViewModel.ts'

const lesson = buildAppointment().build()
const moves = { earlierIdsOf: (id: string) => (id === lesson.id ? ['before'] : []) }

test('a lesson is saved with the words of the screen and the ids that it had before', async () => {
  const save = vi.fn(async () => undefined)
  const model = new CalendarFileViewModel({ save }, moves)
  await model.save(lesson, 'Iron play', 'With Marisol Vance')
  expect(save.mock.calls).toEqual([
    [{ appointment: lesson, earlierIds: ['before'], title: 'Iron play', description: 'With Marisol Vance' }],
  ])
})

test('a file that could not be made is a failure of the button', async () => {
  const model = new CalendarFileViewModel({ save: () => Promise.reject(new Failure('offline')) }, moves)
  await model.save(lesson, 'Iron play', '')
  expect(model.saving.failure).toMatchObject({ kind: 'offline' })
})
