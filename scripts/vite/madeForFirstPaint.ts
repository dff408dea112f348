import type { FirstView, ScreenView } from './firstDocument.ts'
import type { Declarations } from './screenReads.ts'
import type { ScreenSources } from './screenSources.ts'

export interface ProductViews {
  readonly views: readonly Omit<FirstView, 'files'>[]
  readonly screens: readonly ScreenSources[]
  /** The markup of heading and skeleton, by language and path. */
  readonly screenViews: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly calls: Declarations
  /** By the id of a call, the source that declares it. */
  readonly fileOfCall: ReadonlyMap<string, string>
  readonly withoutScript: readonly { readonly language: string; readonly text: string }[]
}

/** What the plugins of the first paint make, each for those after it. */
export interface FirstPaint {
  product: Promise<ProductViews> | undefined
  /** The file of the script that requests what a player's screen reads; undefined on the fake backend. */
  reader: string | undefined
  /** By language, the file of the script that requests a screen's code and shows its skeleton. */
  preloads: ReadonlyMap<string, string>
  screenViews: readonly ScreenView[]
}

export async function productIn({ product }: FirstPaint): Promise<ProductViews> {
  if (!product) throw new Error('The product is rendered before its scripts and its document are written')
  return product
}
