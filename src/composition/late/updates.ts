import type { Container } from 'inversify'
import { PageUpdates } from '#adapters/browser/updates/PageUpdates'
import { thisPage } from '#adapters/browser/updates/thisPage'
import { unsavedChanges } from '#ui/shell/unsavedChanges.ts'

const known = new WeakMap<Container, PageUpdates>()

export function updatesOf(container: Container): PageUpdates {
  const updates = known.get(container) ?? new PageUpdates(thisPage(), unsavedChanges)
  known.set(container, updates)
  return updates
}
