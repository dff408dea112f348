import type { Video } from './video.ts'

/** The verbs of xAPI's video profile, and two for its interaction, because an event can't say which. */
export const usageVerbs = ['played', 'paused', 'seeked', 'completed', 'terminated', 'speed-changed', 'captions-changed'] as const
export type UsageVerb = (typeof usageVerbs)[number]

export interface UsageEvent {
  readonly name: UsageVerb
  /** In seconds of playback, to the thousandth. */
  readonly time: number
}

export interface VideoPlace {
  readonly videoId: string
  readonly categoryId: string
  readonly seriesId?: string | undefined
}

/** As coarse as analytics needs. */
export interface DeviceTraits {
  readonly os: string
  readonly platform: string
  readonly browser: string
  readonly device: 'phone' | 'tablet' | 'desktop'
  /** The whole screen, in CSS pixels. */
  readonly resolution: { readonly width: number; readonly height: number }
}

export function placeOf({ id, category, series }: Pick<Video, 'id' | 'category' | 'series'>): VideoPlace {
  return { videoId: id, categoryId: category.id, seriesId: series?.id }
}

export function usageEvent(name: UsageVerb, seconds: number): UsageEvent {
  return { name, time: Math.round(seconds * 1000) / 1000 }
}
