import type { Media } from './media.ts'

/** Missing texts are empty. */
export interface Shareable {
  /** Id of the lesson's video, the swing or the library's video. */
  readonly sourceId: string
  readonly url: string
  readonly type: 'lesson-video' | 'swing' | 'video'
  readonly thumbnail: string
  readonly title: string
  readonly description: string
}

export interface SharedItem {
  readonly title: string
  readonly description: string
  /** Undefined if the club's own media hosts don't have it. */
  readonly media?: Media | undefined
}

/** Adds the start time to the address. */
export function addressAt(address: string, seconds: number): string {
  const url = new URL(address)
  url.searchParams.set('t', `${Math.floor(seconds)}`)
  return url.href
}

interface About extends Pick<Shareable, 'sourceId' | 'type' | 'title'> {
  readonly description?: string | undefined
}

/** In the format that most browsers play; undefined without a source. */
export function shareableVideo({ sources, poster }: Pick<Media, 'sources' | 'poster'>, about: About): Shareable | undefined {
  const source = sources.find(({ type }) => type === 'video/mp4') ?? sources[0]
  return source && { ...about, url: source.address, thumbnail: poster ?? '', description: about.description ?? '' }
}
