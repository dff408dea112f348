import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { VisitedPage } from '../../../tests/layouts/VisitedPage.ts'

/** What a page can be given and can answer: it is sent as JSON. */
type Sendable = string | number | boolean | null | undefined | readonly Sendable[] | { readonly [key: string]: Sendable }

/** An element as the browser's own input reaches it. */
export interface EngineElement {
  click(): Promise<void>
  /** Each character as a key; `keys` has some that are no characters. */
  type(text: string): Promise<void>
}

/** As `type` takes them. */
export const keys = { backspace: '\uE003', enter: '\uE007' } as const

export interface EnginePage extends VisitedPage {
  /** The function runs in the page, so it can't use outer variables. */
  run<Given extends readonly Sendable[], Result>(inPage: (...given: Given) => Result, ...given: Given): Promise<Awaited<Result>>
  find<Given extends readonly Sendable[]>(inPage: (...given: Given) => Element, ...given: Given): Promise<EngineElement>
  /** Since the last call, also of documents that are gone. */
  takeErrors(): Promise<readonly string[]>
  screenshot(): Promise<Buffer>
  /** Another window, with the storage of this one. */
  openWindow(): Promise<EnginePage>
  close(): Promise<void>
}

export interface Engine {
  /** A page with empty storage. Close it before the next. */
  open(): Promise<EnginePage>
  close(): Promise<void>
}

/** In milliseconds; only what hangs takes as long. */
export const engineTimeout = 180_000

/** Paths that `scripts/setup.cjs --engines` has found. */
export function enginePrograms() {
  const programs = z.object({ firefox: z.string(), webkitDriver: z.string(), miniBrowser: z.string(), xvfb: z.string() })
  return programs.parse(JSON.parse(readFileSync('node_modules/.engines.json', 'utf8')))
}

/** Engines take the language and the time zone from their environment. */
export interface Locality {
  /** As `en_GB`. */
  readonly language: string
  readonly zone: string
}

export function environmentOf({ language, zone }: Locality) {
  return { ...process.env, LANG: `${language}.UTF-8`, LANGUAGE: language, TZ: zone }
}
