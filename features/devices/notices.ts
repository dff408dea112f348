import type { NoticeTexts } from '../world/NoticeTexts.ts'

/** What a player is told, with the texts that say so. */
export const notices = {
  'device-not-registered': ['devices:register.failed'],
  'devices-unread': ['devices:list.unread'],
  'esn-unchecked': ['devices:register.unchecked'],
  'esn-wrong': ['devices:register.invalid'],
  'memberships-unread': ['devices:membership.unread'],
} satisfies NoticeTexts
