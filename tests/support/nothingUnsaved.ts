import { afterAll, expect } from 'vitest'
import { unsavedChanges } from '#ui/shell/unsavedChanges.ts'

/** All files of the project share one page: what one leaves open would go on during the next. */
afterAll(() => expect(unsavedChanges.any, 'a write or an input that no test has ended').toBe(false))
