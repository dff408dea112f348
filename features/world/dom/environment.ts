import './compile.ts'
import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import HistoryItemList from 'happy-dom/lib/history/HistoryItemList.js'
import { builtinEnvironments } from 'vitest/runtime'
import { attachedFiles } from '../attachedFiles.ts'
import { prepareMedia } from './media.ts'
import { prepareSelection } from './selection.ts'

interface Root {
  unmount(): void
}

const roots = new Set<Root>()

/** Of React that have yet to run, and of encryption: both take many turns of the event loop. */
export const tasks = { pending: 0 }

/** Nothing is drawn in Node: each picture is the same one. */
const noCanvas = {
  getContext: () => null,
  toDataURL: () => '',
  toBlob: (_canvas: unknown, done: (picture: Blob) => void) => done(new Blob([new Uint8Array(attachedFiles.picture.content)])),
}
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

type Globals = ReadonlyMap<PropertyKey, PropertyDescriptor>
let ofNode: Globals = new Map()
let ofDocument: Globals = new Map()

/** A document like the browser's of the same examples, and the whole product in it: code that loads late would be work that nobody sees. */
export async function openDocument(): Promise<void> {
  const before = Object.getOwnPropertyDescriptors(globalThis)
  // Requests are answered in Node, and its own types go together.
  const { fetch, Request, Response, Headers, AbortController, AbortSignal, URL, URLSearchParams } = globalThis
  const { Blob, File, FormData } = globalThis
  await builtinEnvironments['happy-dom'].setup(globalThis, {
    happyDOM: {
      width: 1280,
      height: 900,
      settings: {
        enableIframePageLoading: true,
        navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true },
        device: { prefersReducedMotion: 'reduce' },
        canvasAdapter: noCanvas,
        navigator: { userAgent },
      },
    },
  })
  Object.assign(globalThis, { fetch, Request, Response, Headers, AbortController, AbortSignal, URL, URLSearchParams, Blob, File })
  globalThis.FormData = sendable(FormData, globalThis.FormData)
  const both = Reflect.ownKeys(before).filter((name) => Reflect.get(before, name)?.value !== Reflect.get(globalThis, name))
  ofNode = descriptorsOf(before, both)
  ofDocument = descriptorsOf(Object.getOwnPropertyDescriptors(globalThis), both)
  // Without style sheets nothing else is invisible; see `styleOf`.
  Element.prototype.checkVisibility = () => true
  HistoryItemList.prototype.replace = replaceEntry
  prepareMedia()
  prepareSelection()
  countTasks()
  countEncryption()
  recordRoots()
  const code = globSync('src/{ui,composition}/**/*.{ts,tsx}').filter((path) => !/\.(test|d)\.tsx?$|prerender|nextLessonMarkup/.test(path))
  await Promise.all(code.map((path) => import(pathToFileURL(resolve(path)).href)))
  const texts = globSync('src/ui/*/texts/**/*.json')
  await Promise.all(texts.map((path) => import(pathToFileURL(resolve(path)).href, { with: { type: 'json' } })))
}

/** Forms are sent by Node, and read by the document. */
function sendable(OfNode: typeof FormData, OfDocument: typeof FormData): typeof FormData {
  return class extends OfNode {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super()
      for (const [name, value] of form ? new OfDocument(form, submitter) : []) this.append(name, value)
    }
  }
}

export function enterDocument(): void {
  define(ofDocument)
}

/** Examples on view models have Node's own events and forms again. */
export function leaveDocument(): void {
  define(ofNode)
}

function define(globals: Globals): void {
  for (const [name, descriptor] of globals) Object.defineProperty(globalThis, name, descriptor)
}

function descriptorsOf(all: object, names: readonly PropertyKey[]): Globals {
  return new Map(names.map((name) => [name, Reflect.get(all, name)]))
}

/** As in a browser, what follows the entry stays: happy-dom drops it. */
function replaceEntry(this: HistoryItemList, entry: HistoryItemList['currentItem']): void {
  this.items[this.items.indexOf(this.currentItem)] = entry
  this.currentItem = entry
}

export function unmountProduct(): void {
  for (const root of roots) root.unmount()
  roots.clear()
}

/** The product never ends its root: a browser closes the page. */
function recordRoots(): void {
  const client = createRequire(import.meta.url)('react-dom/client')
  for (const name of ['createRoot', 'hydrateRoot']) {
    const create = client[name]
    client[name] = (...given: unknown[]) => {
      const root = create(...given)
      roots.add(root)
      return root
    }
  }
}

/** React's scheduler keeps the function that it finds while it loads. */
function countTasks(): void {
  const schedule = globalThis.setImmediate
  const counting = (run: (...given: unknown[]) => void, ...given: unknown[]) => {
    tasks.pending += 1
    return schedule(() => {
      tasks.pending -= 1
      run(...given)
    })
  }
  globalThis.setImmediate = Object.assign(counting, schedule)
  createRequire(import.meta.url)('react-dom/client')
  globalThis.setImmediate = schedule
}

function countEncryption(): void {
  for (const name of ['encrypt', 'decrypt', 'digest', 'importKey', 'exportKey'] as const) {
    const method: (...given: never[]) => Promise<unknown> = SubtleCrypto.prototype[name]
    Object.defineProperty(SubtleCrypto.prototype, name, {
      async value(this: SubtleCrypto, ...given: never[]) {
        tasks.pending += 1
        try {
          return await method.apply(this, given)
        } finally {
          tasks.pending -= 1
        }
      },
    })
  }
}
