import type { Plugin } from 'vite'
import { documentWithViews } from './documentWithViews.ts'
import { earlyScript } from './earlyScript.ts'
import type { FirstPaint } from './madeForFirstPaint.ts'
import { productViews } from './productViews.ts'
import { screenScripts } from './screenScripts.ts'

/** The document contains the first view: see docs/first-paint.md. */
export function firstPaint(): Plugin[] {
  const made: FirstPaint = { product: undefined, reader: undefined, preloads: new Map(), screenViews: [] }
  return [productViews(made), earlyScript(made), screenScripts(made), documentWithViews(made)]
}
