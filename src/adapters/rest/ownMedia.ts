export function isMedia(url: string, mediaAddress: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(mediaAddress).origin
}
