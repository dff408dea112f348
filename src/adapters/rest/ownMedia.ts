/** Whether the club's own media host serves this: its exact origin says so. */
export function isMedia(url: string, mediaAddress: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(mediaAddress).origin
}
