import { systemTime } from '#adapters/browser/device/systemTime'
import { beginReads } from './beginReads.ts'
import type { ScreenReads } from './readEarly.ts'
import { requestRest } from './requestRest.ts'
import { showHome } from './showHome.ts'

declare const screenReads: ScreenReads

async function start(): Promise<void> {
  const begun = beginReads(screenReads)
  const answers = await begun?.answers
  const firstName = begun?.visitor.firstName
  if (answers && firstName) await showHome(document, answers, { firstName, clock: systemTime })
}

void requestRest(
  document,
  start().catch(() => undefined),
)
