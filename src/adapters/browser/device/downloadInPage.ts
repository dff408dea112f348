import type { Clock } from '#app/shared/ports/Clock'

/** A file for the player to keep or open. */
export interface Download {
  readonly name: string
  readonly content: Blob
}

type Link = Pick<HTMLAnchorElement, 'click'>
type Addresses = Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>

/** `link` makes one without a place in the page. The file's address outlives the click for browsers that fetch it late. */
export function downloadInPage(link: () => Link, addresses: Addresses, clock: Pick<Clock, 'sleep'>) {
  return async ({ name, content }: Download): Promise<void> => {
    const href = addresses.createObjectURL(content)
    Object.assign(link(), { href, download: name }).click()
    await clock.sleep(60_000)
    addresses.revokeObjectURL(href)
  }
}
