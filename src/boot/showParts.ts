import type { PartName } from '#ui/kit/feedback/partName.ts'

export interface EarlyPicture {
  readonly url: string
  /** As the product requests it, so that both share one cached response. */
  readonly crossOrigin: 'anonymous' | null
}

export type EarlyParts = { readonly [Name in PartName]?: string | EarlyPicture | undefined }

/** Fills the parts of the first view that have these names, now or when it is shown. Pictures are requested at once. */
export function showParts(document: Document, parts: EarlyParts, signal: AbortSignal): void {
  const contents = Object.entries(parts).map(([name, part]) => [name, typeof part === 'object' ? pictureOf(part, document) : part] as const)
  const show = () => {
    for (const [name, content] of contents) {
      const place = document.querySelector<HTMLElement>(`[data-early] [data-early-part=${name}]`)
      if (content === undefined || !place || signal.aborted) continue
      place.replaceChildren(content)
      place.dataset['shown'] = ''
    }
  }
  show()
  document.addEventListener(viewShown, show, { signal })
}

export const viewShown = 'clubhouse:view-shown'

export function hideParts(document: Document): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-shown]')) {
    place.replaceChildren()
    delete place.dataset['shown']
  }
}

function pictureOf({ url, crossOrigin }: EarlyPicture, document: Document): HTMLImageElement {
  const picture = document.createElement('img')
  picture.alt = ''
  picture.crossOrigin = crossOrigin
  picture.setAttribute('fetchpriority', 'high')
  picture.src = url
  return picture
}
