import { describe, expect, test } from 'vitest'
import type { Notification } from '#domain/session/notification'
import { signedOut } from '#domain/session/session'
import { SessionInMemory } from '../../../tests/builders/session.ts'
import { Failure } from '../shared/failure.ts'
import { Inbox } from './Inbox.ts'

const at = Temporal.Instant.from('2026-05-13T12:00:00Z')
const swing: Notification = { id: '1', sourceId: 'swing', title: 'Swing', message: '', at, isRead: false }
const mats: Notification = { id: '2', sourceId: 'mats', title: 'Mats', message: '', at, isRead: true }
const grant = { token: 't', refreshToken: 'r', shop: {} }

function anInbox() {
  const announced: (readonly string[])[] = []
  const answers: { fails: boolean; all: readonly Notification[] } = { fails: false, all: [swing, mats] }
  const session = new SessionInMemory({ ...signedOut, grant })
  const inbox = new Inbox(
    {
      all: async () => answers.all,
      markRead: async (ids) => {
        announced.push(ids)
        if (answers.fails) throw new Failure('offline')
      },
    },
    session,
  )
  const unread = () => inbox.value?.filter(({ isRead }) => !isRead).map(({ sourceId }) => sourceId)
  return { inbox, session, announced, answers, unread }
}

describe('the inbox', () => {
  test('reports unread notifications only, and marks them as read at once', async () => {
    const { inbox, announced, unread } = anInbox()
    await inbox.read()
    const marking = inbox.markRead(['swing', 'mats', 'unheard of'])
    expect(unread()).toEqual([])
    await marking
    expect(announced).toEqual([['swing']])
    await inbox.markRead(['swing'])
    expect(announced).toHaveLength(1)
  })

  test('marks it as unread again if the report fails', async () => {
    const { inbox, answers, unread } = anInbox()
    answers.fails = true
    await inbox.read()
    await expect(inbox.markRead(['swing'])).rejects.toBeInstanceOf(Failure)
    expect(unread()).toEqual(['swing'])
  })

  test('keeps the mark during a concurrent read', async () => {
    const { inbox, unread } = anInbox()
    await inbox.read()
    const marking = inbox.markRead(['swing'])
    await inbox.read()
    await marking
    expect(unread()).toEqual([])
  })

  test('belongs to one player only', async () => {
    const { inbox, session } = anInbox()
    await inbox.read()
    session.update((before) => ({ ...before, credit: 6 }))
    expect(inbox.value).toHaveLength(2)
    session.update((before) => ({
      ...before,
      child: { id: 'wren', name: { firstName: 'Wren', lastName: '' }, token: 'c', shop: {}, isSubAccount: true },
    }))
    expect(inbox.value).toBeUndefined()
    await inbox.read()
    session.update(({ child: _child, ...before }) => ({ ...before, grant: { ...grant, token: 'of another sign-in' } }))
    expect(inbox.value).toBeUndefined()
    await inbox.read()
    session.end()
    expect(inbox.value).toBeUndefined()
  })

  test('tells the club of nothing before it was read', async () => {
    const { inbox, announced } = anInbox()
    await inbox.markRead(['swing'])
    expect([announced, inbox.value]).toEqual([[], undefined])
  })

  test('tells whoever listens of each change', async () => {
    const { inbox, session } = anInbox()
    const sizes: (number | undefined)[] = []
    inbox.changes.subscribe((each) => sizes.push(each?.length))
    await inbox.read()
    session.end()
    expect(sizes).toEqual([2, undefined])
  })

  test('stays empty where the player leaves during a report that fails', async () => {
    const { inbox, session, answers } = anInbox()
    answers.fails = true
    await inbox.read()
    const marking = inbox.markRead(['swing'])
    session.end()
    await expect(marking).rejects.toBeInstanceOf(Failure)
    expect(inbox.value).toBeUndefined()
  })

  test('has only those unread again of which the club was not told', async () => {
    const { inbox, answers, unread } = anInbox()
    answers.all = [swing, { ...mats, isRead: false }]
    await inbox.read()
    await inbox.markRead(['mats'])
    answers.fails = true
    await expect(inbox.markRead(['swing'])).rejects.toBeInstanceOf(Failure)
    await inbox.read()
    expect(unread()).toEqual(['swing'])
  })

  test('does not know for the next player what was marked by the one before', async () => {
    const { inbox, session, unread } = anInbox()
    await inbox.read()
    await inbox.markRead(['swing'])
    session.end()
    session.update((before) => ({ ...before, grant }))
    await inbox.read()
    expect(unread()).toEqual(['swing'])
  })
})
