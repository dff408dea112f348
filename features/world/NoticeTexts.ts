/** The keys of the texts that show a notice. */
export type NoticeTexts = Readonly<Record<string, readonly string[]>>
