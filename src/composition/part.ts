import type { Container, ContainerModule } from 'inversify'
import { loadChunk } from '#adapters/browser/updates/loadChunk'
import { token } from '#app/shared/token'
import type { PartTexts, TextStore } from '#ui/shell/i18n.ts'
import { type Resolver, resolverOf } from './provide.ts'

export interface Part {
  readonly module?: ContainerModule
  readonly texts?: PartTexts
  readonly requires?: () => readonly ReturnType<LoadPart>[]
}

export type LoadPart = () => Promise<{ readonly part: Part }>

export type OpenPart = (load: LoadPart) => Promise<Resolver>
export const OpenPart = token<OpenPart>('OpenPart')

const loaded = new WeakMap<Container, Set<ContainerModule>>()

export function partOpener(container: Container): OpenPart {
  return async (load) => {
    for (const { module } of await loadChunk(() => withRequired(load()))) loadOnce(container, module)
    return resolverOf(container)
  }
}

export async function loadPart(container: Container, texts: TextStore, load: LoadPart): Promise<void> {
  const parts = await withRequired(load(), async (part) => {
    if (part.texts) await texts.add(part.texts)
  })
  for (const { module } of parts) loadOnce(container, module)
}

export async function withRequired(loading: ReturnType<LoadPart>, onLoad?: (part: Part) => Promise<void>): Promise<readonly Part[]> {
  const { part } = await loading
  const requiring = (part.requires?.() ?? []).map((each) => withRequired(each, onLoad))
  const [required] = await Promise.all([Promise.all(requiring), onLoad?.(part)])
  return [...new Set([...required.flat(), part])]
}

/** A second time would make each of its bindings ambiguous. */
export function loadOnce(container: Container, module: ContainerModule | undefined): void {
  const modules = loaded.get(container) ?? new Set()
  loaded.set(container, modules)
  if (!module || modules.has(module)) return
  modules.add(module)
  container.load(module)
}
