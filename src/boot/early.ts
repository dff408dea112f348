import { beginReads } from './beginReads.ts'
import type { ScreenReads } from './readEarly.ts'
import { partsIn } from './screenParts.ts'
import { showParts } from './showParts.ts'

declare const screenReads: ScreenReads

/** Requested before the start chunk and much smaller: the build puts the reads of all screens but home into it. */
async function start(): Promise<void> {
  const begun = beginReads(screenReads)
  const answers = await begun?.answers
  if (!begun || !answers) return
  for await (const parts of partsIn(begun.path, answers)) showParts(document, parts, begun.signal)
}

// Anything unusual is the product's to show.
start().catch(() => undefined)
