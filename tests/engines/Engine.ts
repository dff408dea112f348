import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { VisitedPage } from '../layouts/VisitedPage.ts'

export interface EnginePage extends VisitedPage {
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

/** Environment of both engines: they take the language and the time zone from it. */
export const environment = { ...process.env, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US', TZ: 'America/Chicago' }
