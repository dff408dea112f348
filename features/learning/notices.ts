import type { NoticeTexts } from '../world/NoticeTexts.ts'

/** Notices to the player, each with the texts that show it. */
export const notices = {
  'address-copied': ['share:share.copied'],
  'comment-missing': ['swings:send.empty'],
  'comment-too-long': ['swings:send.too-long'],
  'comment-unreadable': ['swings:send.unreadable'],
  'download-stopped': ['lessons:download.dropped'],
  'not-shared': ['share:share.failed'],
  'outcome-unknown': ['swings:send.unknown'],
  'swing-not-sent': ['swings:send.unsent'],
  'video-not-downloaded': ['lessons:download.failed'],
  'videos-not-restored': ['lessons:restore.failed'],
} satisfies NoticeTexts
