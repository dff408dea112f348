import type { NoticeTexts } from '../world/NoticeTexts.ts'

/** Notices to the customer, each with the texts that show it. */
export const notices = {
  'file-empty': ['returns:files.empty'],
  'file-renamed': ['returns:files.renamed'],
  'file-too-large': ['returns:files.tooLarge'],
  'file-wrong-type': ['returns:files.wrongType'],
  'message-not-sent': ['returns:conversation.failed', 'returns:conversation.unknown'],
  'return-not-closed': ['returns:close.failed'],
  'return-not-placed': ['returns:request.failed'],
  'return-not-rated': ['returns:rating.failed'],
  'returns-unread': ['returns:list.unread'],
  'tracking-not-added': ['returns:tracking.failed'],
} satisfies NoticeTexts
