export function mediaBeside({ protocol, host }: URL): string {
  return `${protocol}//${host.replace(/^(?:api|shop)\./, 'media.')}`
}
