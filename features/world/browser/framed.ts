import type { Frame, Page } from 'playwright'
import { frameName } from './serveHosts.ts'

/** What actors find and read is in the frame; everything else is the page's. */
const ofFrame: readonly string[] = [
  'evaluate',
  'getByLabel',
  'getByPlaceholder',
  'getByRole',
  'getByText',
  'getByTitle',
  'locator',
  'title',
  'url',
  'waitForFunction',
  'waitForURL',
] satisfies readonly (keyof Frame & keyof Page)[]

/** The page as actors see it whose club is in a frame. */
export function framed(page: Page): Page {
  return new Proxy(page, {
    get(target, key) {
      const frame = target.frame({ name: frameName })
      const owner = frame && ofFrame.includes(String(key)) ? frame : target
      const value: unknown = Reflect.get(owner, key)
      return typeof value === 'function' ? value.bind(owner) : value
    },
  })
}
