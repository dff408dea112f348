import type { Video } from './video.ts'

/**
 * What happens to a film: the verbs of xAPI's video profile, and two for what it calls an interaction, since an event
 * has no room to say which.
 */
export const usageVerbs = ['played', 'paused', 'seeked', 'completed', 'terminated', 'speed-changed', 'captions-changed'] as const
export type UsageVerb = (typeof usageVerbs)[number]

export interface UsageEvent {
  readonly name: UsageVerb
  /** Seconds of playback, to the thousandth. */
  readonly time: number
}

/** A video, and where it stands in the library. */
export interface VideoPlace {
  readonly videoId: string
  readonly categoryId: string
  readonly seriesId?: string | undefined
}

/** On what somebody watches, as coarsely as it is of use. */
export interface DeviceTraits {
  readonly os: string
  readonly platform: string
  readonly browser: string
  readonly device: 'phone' | 'tablet' | 'desktop'
  /** Of the whole screen, in CSS pixels. */
  readonly resolution: { readonly width: number; readonly height: number }
}

export function placeOf({ id, category, series }: Pick<Video, 'id' | 'category' | 'series'>): VideoPlace {
  return { videoId: id, categoryId: category.id, seriesId: series?.id }
}

export function usageEvent(name: UsageVerb, seconds: number): UsageEvent {
  return { name, time: Math.round(seconds * 1000) / 1000 }
}
