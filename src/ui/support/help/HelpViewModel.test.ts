import { NEVER } from 'rxjs'
import { describe, expect, test } from 'vitest'
import type { Progress } from '#app/shared/chosenFile'
import { Failure } from '#app/shared/failure'
import type { Ticket } from '#app/support/ports/HelpDesk'
import { SendTicket } from '#app/support/SendTicket'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'

import { HelpViewModel } from './HelpViewModel.ts'

type Send = (ticket: Ticket, progress: Progress) => Promise<'sent' | 'too-large' | 'wrong-type'>

function open(send: Send = async () => 'sent', drafts = new DraftsInMemory()) {
  const sent: Ticket[] = []
  const helpDesk = {
    send: async (ticket: Ticket, progress: Progress) => {
      sent.push(ticket)
      return send(ticket, progress)
    },
  }
  const requester = { value: { firstName: 'Hana', lastName: 'Lindqvist', email: 'hana@clubhouse.example' } }
  const device = { read: () => ({ version: 'start-1', browser: 'Firefox', reference: 'club-7' }) }
  const model = new HelpViewModel(new SendTicket(helpDesk, { value: true, changes: NEVER }), requester, device, drafts)
  model.start()
  model.write('subject', 'Black video')
  model.write('description', 'It stays black.')
  return { model, sent, drafts }
}

const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png')

describe('a ticket', () => {
  test('is sent once for ten presses, with what was shown', async () => {
    const { model, sent, drafts } = open()
    await Promise.all(Array.from({ length: 10 }, () => model.send()))
    expect(sent).toEqual([
      {
        ...{ subject: 'Black video', name: 'Hana Lindqvist', email: 'hana@clubhouse.example', files: [] },
        description: 'It stays black.\n\nVersion: start-1\nBrowser: Firefox\nReference: club-7',
      },
    ])
    expect([model.isSent, [...drafts.kept]]).toEqual([true, []])
  })

  test('may have arrived if its answer is lost, also after a reload', async () => {
    const { model, drafts } = open(() => Promise.reject(new Failure('timed-out')))
    await model.send()
    expect([model.isUnconfirmed, model.sending.failure?.outcome]).toEqual([true, 'unknown'])
    expect(drafts.kept.get('help')).toMatchObject({ subject: 'Black video', unconfirmed: 'yes' })
  })

  test('that is cancelled shows no failure, and stays', async () => {
    const { model } = open(
      (_ticket, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    const sending = model.send()
    model.cancel()
    await sending
    expect([model.sending.failure, model.isSent, model.entry.subject]).toEqual([undefined, false, 'Black video'])
  })

  test('is kept without the technical details where the player leaves them out', () => {
    const drafts = new DraftsInMemory()
    const { model } = open(undefined, drafts)
    model.includeDetails(false)
    model.dispose()
    expect(drafts.kept.get('help')).toMatchObject({ subject: 'Black video', details: 'no' })
    expect(open(undefined, drafts).model.includesDetails).toBe(false)
  })

  test('that is refused names all its files', async () => {
    const { model } = open(async () => 'wrong-type')
    for (const name of ['a.png', 'b.png']) await model.attach(new File([png], name))
    await model.send()
    expect(model.files.problem).toEqual({ name: 'a.png, b.png', kind: 'wrong-type' })
  })

  test('has five files at most, and says what the help desk refuses', async () => {
    const { model } = open(async () => 'too-large')
    for (let count = 1; count <= 6; count += 1) await model.attach(png)
    expect([model.files.list.length, model.files.problem?.kind]).toEqual([5, 'too-many'])
    await model.send()
    expect([model.files.problem?.kind, model.isSent]).toEqual(['too-large', false])
  })
})
