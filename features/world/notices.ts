import { notices as commerce } from '../commerce/notices.ts'
import { notices as devices } from '../devices/notices.ts'
import { notices as learning } from '../learning/notices.ts'
import { notices as returns } from '../returns/notices.ts'
import { notices as rounds } from '../rounds/notices.ts'
import { notices as scheduling } from '../scheduling/notices.ts'
import { notices as session } from '../session/notices.ts'
import { notices as support } from '../support/notices.ts'
import type { NoticeTexts } from './NoticeTexts.ts'

/** What the layout tells on any screen. */
const everywhere = {
  'clock-wrong': ['shell:clock.title'],
  'club-unreachable': ['shell:servers.lead'],
  'date-incomplete': ['shell:kit.dateIncomplete'],
  'kept-unreadable': ['shell:storage.unreadable'],
  'nothing-kept': ['shell:storage.unavailable'],
  offline: ['shell:failure.offline', 'shell:notice.offline'],
  'page-gone': ['shell:late.gone'],
  'part-unread': [],
  'server-fault': ['shell:failure.serverFault'],
  'takes-longer': ['shell:kit.takingLonger'],
  throttled: ['shell:failure.throttled'],
  'timed-out': ['shell:failure.timedOut'],
  'update-held': ['shell:update.held'],
  'update-ready': ['shell:update.lead'],
} satisfies NoticeTexts

const tables = [everywhere, commerce, devices, learning, returns, rounds, scheduling, session, support] as const

type KeysOf<Table> = Table extends NoticeTexts ? keyof Table : never
export type Notice = KeysOf<(typeof tables)[number]>

const texts = new Map<string, readonly string[]>()
for (const table of tables) {
  for (const [notice, keys] of Object.entries<readonly string[]>(table)) texts.set(notice, [...(texts.get(notice) ?? []), ...keys])
}

export const notices: readonly Notice[] = [...texts.keys()].filter(isNotice)

/** Several contexts may have texts for the same notice. */
export function keysOf(notice: Notice): readonly string[] {
  return texts.get(notice) ?? []
}

function isNotice(name: string): name is Notice {
  return texts.has(name)
}
