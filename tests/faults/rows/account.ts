import { playerUpdate, playerUpdateHandedness } from '#adapters/rest/session/accountCalls'
import { notificationRead, notifications } from '#adapters/rest/session/notificationCalls'
import { prefConfiguration } from '#adapters/rest/support/prefectureCalls'
import { Inbox } from '#app/session/Inbox'
import { Notifications } from '#app/session/ports/Notifications'
import { Prefectures } from '#app/session/ports/Prefectures'
import { Profiles } from '#app/session/ports/Profiles'
import { UpdateProfile } from '#app/session/UpdateProfile'
import { unreadOf } from '#domain/session/notification'
import type { ProfileDetails } from '#domain/session/profile'
import { always, type Strike } from '../Column.ts'
import { row, type Setting } from '../Row.ts'

/** Hana's profile as read, and with something changed. */
function changed(changes: Partial<ProfileDetails>) {
  return async ({ ask }: Setting) => {
    const before = await ask(Profiles).read()
    return { before, typed: { ...before.details, ...changes } }
  }
}

const tooLong: Strike = always({ kind: 'conflict', status: 422, fields: { city: 'too-long' } })

const refusals = { refused: 'account:profile.refused' }

export const rows = [
  row(playerUpdate, (ask, { before, typed }) => ask(UpdateProfile).execute(before, typed), {
    prepare: changed({ city: 'Evanston' }),
    refusals,
    overrides: [{ title: '422, a field of the form', strike: tooLong, outcome: 'refused: refused', source: 'messages at the fields' }],
  }),

  row(playerUpdateHandedness, (ask, { before, typed }) => ask(UpdateProfile).execute(before, typed), {
    prepare: changed({ hand: 'l' }),
    refusals,
  }),

  row(notifications, (ask) => ask(Notifications).all()),

  row(notificationRead, (ask, sourceIds: readonly string[]) => ask(Notifications).markRead(sourceIds), {
    prepare: async ({ ask }) => unreadOf(await ask(Inbox).read()).map(({ sourceId }) => sourceId),
  }),

  row(prefConfiguration, (ask) => ask(Prefectures).all()),
]
