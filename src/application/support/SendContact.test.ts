import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import { Failure } from '../shared/failure.ts'
import type { ContactRequest } from './ports/ContactDesk.ts'
import { SendContact } from './SendContact.ts'

const request: ContactRequest = {
  ...{ firstName: 'Sol', lastName: 'Okafor', email: 'sol@clubhouse.example', phone: '', postalCode: '' },
  ...{ centreId: 'lakeshore', area: 'Chicago', wantsNews: true },
}

test('a request reaches the club', async () => {
  const sent: ContactRequest[] = []
  await new SendContact({ send: async (each) => void sent.push(each) }, { value: true, changes: NEVER }).execute(request)
  expect(sent).toEqual([request])
})

test('a request whose answer is lost may have arrived', async () => {
  const desk = { send: () => Promise.reject(new Failure('timed-out')) }
  await expect(new SendContact(desk, { value: true, changes: NEVER }).execute(request)).rejects.toMatchObject({ outcome: 'unknown' })
})
