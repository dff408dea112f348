import * as z from 'zod/mini'
import type { Media } from '#domain/learning/media'
import { isLanguage } from '#domain/shared/language'
import { isMedia } from '../ownMedia.ts'
import { listOf, maybe, webAddress } from '../schemas.ts'

export const media = z.object({
  sources: listOf(z.object({ url: webAddress, type: z.string() })),
  poster: maybe(webAddress),
  captions: listOf(z.object({ language: z.string(), url: webAddress })),
  seconds: z.number().check(z.nonnegative()),
  framesPerSecond: z.number().check(z.positive()),
})

/** Only the club's own media hosts are played. */
export function mediaOf(wire: z.infer<typeof media>, mediaAddress: string): Media {
  const { seconds, framesPerSecond } = wire
  const isOurs = (url: string) => isMedia(url, mediaAddress)
  return {
    seconds,
    framesPerSecond,
    sources: wire.sources.filter(({ url }) => isOurs(url)).map(({ url: address, type }) => ({ address, type })),
    poster: posterOf(wire, mediaAddress),
    captions: wire.captions.flatMap(({ language, url: address }) =>
      isLanguage(language) && isOurs(address) ? [{ language, address }] : [],
    ),
  }
}

interface VideoAt {
  readonly url: string
  readonly poster?: string | undefined
  readonly seconds?: number | undefined
  readonly framesPerSecond?: number | undefined
}

export function videoAt({ url, poster, seconds = 0, framesPerSecond = 30 }: VideoAt, mediaAddress: string): Media {
  const sources = isMedia(url, mediaAddress) ? [{ address: url, type: typeOf(url) }] : []
  return { sources, poster: posterOf({ poster }, mediaAddress), captions: [], seconds, framesPerSecond }
}

function typeOf(url: string): string {
  return new URL(url).pathname.endsWith('.webm') ? 'video/webm' : 'video/mp4'
}

export function posterOf({ poster }: { readonly poster?: string | undefined }, mediaAddress: string): string | undefined {
  return poster !== undefined && isMedia(poster, mediaAddress) ? poster : undefined
}
