import type { NoticeTexts } from '../world/NoticeTexts.ts'

/** Notices to the player, each with the texts that show it. */
export const notices = {
  'device-not-registered': ['devices:register.failed'],
  'devices-unread': ['devices:list.unread'],
  'esn-unchecked': ['devices:register.unchecked'],
  'esn-wrong': ['devices:register.invalid'],
  'memberships-unread': ['devices:membership.unread'],
} satisfies NoticeTexts
