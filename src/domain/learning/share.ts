import type { Media } from './media.ts'

/** What a player can show to others, whoever they are; texts are empty where there are none. */
export interface Shareable {
  /** Of what is shown: the lesson's video, the swing, the library's video. */
  readonly sourceId: string
  /** Of the film, absolute. */
  readonly url: string
  readonly type: 'lesson-video' | 'swing' | 'video'
  /** Of its picture, absolute. */
  readonly thumbnail: string
  readonly title: string
  readonly description: string
}

/** What somebody has shared, as others see it. */
export interface SharedItem {
  readonly title: string
  readonly description: string
  /** Absent where the club's own media hosts don't serve it. */
  readonly media?: Media | undefined
}

/** The same address, beginning at a second of the film. */
export function addressAt(address: string, seconds: number): string {
  const url = new URL(address)
  url.searchParams.set('t', `${Math.floor(seconds)}`)
  return url.href
}

interface About extends Pick<Shareable, 'sourceId' | 'type' | 'title'> {
  readonly description?: string | undefined
}

/** A film to show to others, in the format that most can play; absent where there is none. */
export function shareableVideo({ sources, poster }: Pick<Media, 'sources' | 'poster'>, about: About): Shareable | undefined {
  const source = sources.find(({ type }) => type === 'video/mp4') ?? sources[0]
  return source && { ...about, url: source.address, thumbnail: poster ?? '', description: about.description ?? '' }
}
