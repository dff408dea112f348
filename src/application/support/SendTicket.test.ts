import { NEVER } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { Failure } from '../shared/failure.ts'
import type { HelpDesk } from './ports/HelpDesk.ts'
import { SendTicket } from './SendTicket.ts'

const ticket = { subject: 'Video', description: 'It stops.', name: 'Hana Ito', email: 'hana@clubhouse.example', files: [] }
const progress = { signal: new AbortController().signal, onProgress: () => undefined }

test('a ticket is sent with its progress, and the help desk judges its files', async () => {
  const send = vi.fn<HelpDesk['send']>(async () => 'wrong-type')
  expect(await new SendTicket({ send }, { value: true, changes: NEVER }).execute(ticket, progress)).toBe('wrong-type')
  expect(send).toHaveBeenCalledWith(ticket, progress)
})

test('a ticket without a network was not sent', async () => {
  const helpDesk = { send: () => Promise.reject(new Failure('offline')) }
  await expect(new SendTicket(helpDesk, { value: false, changes: NEVER }).execute(ticket, progress)).rejects.toMatchObject({
    outcome: 'not-sent',
  })
})
