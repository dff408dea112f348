import type { Clock } from '#app/shared/ports/Clock'

export interface Download {
  readonly name: string
  readonly content: Blob
}

type Link = Pick<HTMLAnchorElement, 'click'>
type Addresses = Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>

/** `link` creates a link outside the document. The object URL stays valid for browsers that fetch it after the click. */
export function downloadInPage(link: () => Link, addresses: Addresses, clock: Pick<Clock, 'sleep'>) {
  return async ({ name, content }: Download): Promise<void> => {
    const href = addresses.createObjectURL(content)
    Object.assign(link(), { href, download: name }).click()
    await clock.sleep(60_000)
    addresses.revokeObjectURL(href)
  }
}
