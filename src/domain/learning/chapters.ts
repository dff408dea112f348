import { isReached } from './reached.ts'

export interface Chapter {
  /** In seconds. */
  readonly time: number
  readonly title: string
}

export interface Described {
  readonly description: string | undefined
  readonly chapters: readonly Chapter[]
}

const fewest = 3
const timedLine = /^\s*(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)(?:\s+[-–—]\s*|\s+)(\S.*?)\s*$/

/** At least three lines such as "0:24 To the top", in ascending order and starting at 0:00; otherwise the text stays a description. */
export function chaptersIn(description: string | undefined, seconds: number): Described {
  const lines = description?.split('\n') ?? []
  const timed = lines.map(chapterIn)
  const chapters = timed.filter((chapter) => chapter !== undefined)
  if (!areChapters(chapters, seconds)) return { description, chapters: [] }
  const rest = lines.filter((_, index) => timed[index] === undefined)
  return { description: rest.join('\n').trim() || undefined, chapters }
}

/** The chapter at this time of the video. */
export function chapterAt(chapters: readonly Chapter[], time: number): Chapter | undefined {
  return chapters.findLast((chapter) => isReached(chapter.time, time))
}

function areChapters(chapters: readonly Chapter[], seconds: number): boolean {
  const times = chapters.map(({ time }) => time)
  const isInOrder = times.every((time, index) => (index === 0 ? time === 0 : time > (times[index - 1] ?? time)))
  return chapters.length >= fewest && isInOrder && (times.at(-1) ?? seconds) < seconds
}

function chapterIn(line: string): Chapter | undefined {
  const [, hours = '0', minutes = '', seconds = '', title = ''] = timedLine.exec(line) ?? []
  return title === '' ? undefined : { time: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), title }
}
