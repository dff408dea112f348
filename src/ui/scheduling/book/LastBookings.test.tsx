import { act } from 'react'
import { expect, test } from 'vitest'
import { appointments, eveningSlot, model, morningSlot, player, setUpBooking, startModel } from '../../../../tests/builders/booking.ts'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { buildLastBooking } from '../../../../tests/builders/scheduling.ts'
import { Cost } from './Cost.tsx'
import { LastBookings } from './LastBookings.tsx'

setUpBooking()

test('two earlier bookings that read alike are told apart by their centres', async () => {
  const other = { centreId: 'southgate', centreName: 'Southgate', coachId: 'ana', coachName: 'Teodor Hale' }
  appointments.last = [
    buildLastBooking().build(),
    buildLastBooking()
      .with({ id: 'l-2', ...other })
      .build(),
    buildLastBooking().with({ id: 'l-3', lessonTypeId: 'putting', lessonTypeName: 'Putting' }).build(),
  ]
  await act(startModel)
  const told = [...drawn(<LastBookings model={model} />).querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(told).toEqual([
    'book.choiceWithCoach lesson=Iron play coach=Teodor Hale centre=Northgate Swing Lab',
    'book.choiceWithCoach lesson=Iron play coach=Teodor Hale centre=Southgate',
    'book.again lesson=Putting coach=Teodor Hale',
  ])
})

test('who has too few credits is told the cost, and no number of credits after it', async () => {
  player.become({ credits: 1 })
  await act(startModel)
  model.toggle(morningSlot)
  expect(drawn(<Cost model={model} />).textContent).toBe('book.cost count=1book.after count=0')
  model.toggle(eveningSlot)
  expect(drawn(<Cost model={model} />).textContent).toBe('book.cost count=2')
})
