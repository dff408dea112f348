import type { NoticeTexts } from '../world/NoticeTexts.ts'

/** Notices to visitors and players, each with the texts that show it. */
export const notices = {
  'contact-not-sent': ['contactUs:contact.notSent'],
  'contact-unconfirmed': ['contactUs:contact.unconfirmed'],
  'videos-not-searched': ['quickSearch:search.notSearched'],
  'friend-unread': ['contactUs:referral.friendFailed'],
  'ticket-file-wrong-type': ['help:files.wrongType'],
  'ticket-not-sent': ['help:help.notSent'],
} satisfies NoticeTexts
