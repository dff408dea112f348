import type { NoticeTexts } from '../world/NoticeTexts.ts'

/** Notices to the player, each with the texts that show it. */
export const notices = {
  'device-not-registered': ['devices:register.failed'],
  'device-purchases-unread': ['devices:purchases.unread'],
  'devices-unread': ['devices:list.unread'],
  'esn-unchecked': ['devices:register.unchecked'],
  'esn-wrong': ['devices:register.invalid'],
  'activation-failed': ['devices:activation.failed'],
  'activation-refused': ['devices:activation.inUse'],
  'prepaid-needs-plan': ['devices:prepaid.needsPlan'],
  'prepaid-code-incomplete': ['devices:prepaid.incomplete'],
  'prepaid-for-the-other': ['devices:prepaid.mismatch'],
  'prepaid-not-redeemed': ['devices:prepaid.failed'],
  'prepaid-refused': ['devices:prepaid.refused'],
  'prepaid-unchecked': ['devices:prepaid.unchecked'],
  'memberships-unread': ['devices:membership.unread'],
  'membership-not-upgraded': ['monitorPlans:upgrade.failed'],
  'payment-info-not-sent': ['monitorPlans:card.failed'],
  'plan-missing': ['monitorPlans:buy.missing'],
  'upgrade-declined': ['monitorPlans:upgrade.declined'],
} satisfies NoticeTexts
