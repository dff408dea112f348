import type { Frame, Page } from 'playwright'
import { frameName } from './serveHosts.ts'

/** What actors find and read is in the frame; everything else is the page's. */
const frameMembers: readonly string[] = [
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
export function pageInFrame(page: Page): Page {
  return new Proxy(page, {
    get(target, key) {
      const frame = target.frame({ name: frameName })
      const owner = frame && frameMembers.includes(String(key)) ? frame : target
      const value: unknown = Reflect.get(owner, key)
      return typeof value === 'function' ? value.bind(owner) : value
    },
  })
}
