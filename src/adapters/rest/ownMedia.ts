export function isMedia(url: string, mediaAddress: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(mediaAddress).origin
}

/** The address of a file, which the server may name by its path alone; undefined where it isn't on our media server. */
export function mediaAddress(file: string | undefined, media: string): string | undefined {
  if (!file || !URL.canParse(file, `${media}/`)) return undefined
  const { href } = new URL(file, `${media}/`)
  return isMedia(href, media) ? href : undefined
}
