import * as z from 'zod/mini'
import type { Media } from '#domain/learning/media'
import { isLanguage } from '#domain/shared/language'
import { listOf, maybe } from '../schemas.ts'

/** A film on the wire. */
export const media = z.object({
  sources: listOf(z.object({ url: z.url(), type: z.string() })),
  poster: maybe(z.url()),
  captions: listOf(z.object({ language: z.string(), url: z.url() })),
  seconds: z.number().check(z.nonnegative()),
  framesPerSecond: z.number().check(z.positive()),
})

/** Without what another host would serve: only the club's own media hosts are played. */
export function mediaOf(wire: z.infer<typeof media>, mediaAddress: string): Media {
  const { seconds, framesPerSecond, poster } = wire
  const isOurs = (url: string) => isMedia(url, mediaAddress)
  return {
    seconds,
    framesPerSecond,
    sources: wire.sources.filter(({ url }) => isOurs(url)).map(({ url: address, type }) => ({ address, type })),
    poster: poster && isOurs(poster) ? poster : undefined,
    captions: wire.captions.flatMap(({ language, url: address }) =>
      isLanguage(language) && isOurs(address) ? [{ language, address }] : [],
    ),
  }
}

/** Whether the club's own media host serves this: its exact origin says so. */
export function isMedia(url: string, mediaAddress: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(mediaAddress).origin
}
