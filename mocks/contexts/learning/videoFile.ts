import { type Slug, videos } from '../../media/index.ts'
import type { Language } from '../../world/languages.ts'

interface VideoFileOptions {
  readonly captions?: readonly Language[]
  readonly isGone?: boolean
}

export function videoFileOf(asked: URL, slug: Slug, { captions, isGone = false }: VideoFileOptions = {}) {
  const video = videoFileNamed(slug)
  const folder = mediaFolder(asked, slug)
  const sources = isGone ? mediaFolder(asked, 'gone') : folder
  return {
    seconds: video.seconds,
    framesPerSecond: video.fps,
    poster: posterOf(asked, slug),
    sources: ['webm', 'mp4'].map((format) => ({ url: `${sources}/video.${format}`, type: `video/${format}` })),
    captions: (captions ?? video.languages).map((language) => ({ language, url: `${folder}/captions.${language}.vtt` })),
  }
}

export function addressOf(asked: URL, slug: Slug): string {
  return `${mediaFolder(asked, slug)}/video.webm`
}

export function posterOf(asked: URL, slug: Slug): string {
  return `${mediaFolder(asked, slug)}/poster.webp`
}

export function videoFileNamed(slug: Slug) {
  const video = videos.find((each) => each.slug === slug)
  if (!video) throw new Error(`There is no film ${slug}`)
  return video
}

function mediaFolder(asked: URL, slug: string): string {
  return `${mediaHost(asked)}/${slug}`
}

export function mediaHost({ protocol, host }: URL): string {
  return `${protocol}//${host.replace(/^api\./, 'media.')}`
}
