import { act } from 'react'
import { expect, test } from 'vitest'
import { appointments, model, morningSlot, setUpBooking, startModel } from '../../../../tests/builders/booking.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { buildAppointment, buildPractice } from '../../../../tests/builders/scheduling.ts'
import { PracticeDialog } from './PracticeDialog.tsx'

setUpBooking()

test('each practice that is in the way is told by its own name', async () => {
  appointments.list = [
    ['p-1', 'Range'],
    ['p-2', 'Putting green'],
  ].map(([id = '', name = '']) => {
    const lessonType = buildPractice().with({ name }).build()
    return buildAppointment().with({ id, lessonType, start: morningSlot.start }).build()
  })
  await act(startModel)
  model.toggle(morningSlot)
  model.review()
  await act(() => model.confirm())
  const place = renderAt()
  place.show(
    <InPage>
      <PracticeDialog model={model} />
    </InPage>,
  )
  const rows = [...document.querySelectorAll('[role=dialog] li')].map(({ textContent }) => textContent.split(', ').at(-1))
  place.clear()
  expect(rows).toEqual(['Range', 'Putting green'])
})
