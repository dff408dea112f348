import { beginReads } from './beginReads.ts'
import type { ScreenReads } from './readEarly.ts'

declare const screenReads: ScreenReads

// Requested before the start chunk and much smaller: the build puts the reads of all screens into it.
beginReads(screenReads)
