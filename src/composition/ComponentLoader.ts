import type { Container } from 'inversify'
import type { ComponentType } from 'react'
import type { TextStore } from '#ui/shell/i18n.ts'
import { lazyWithRetry, retryLater } from './lazyWithRetry.ts'
import type { LoadComponent } from './loadComponent.ts'
import { type LoadPart, loadPart } from './part.ts'

export class ComponentLoader {
  private readonly container: Container
  private readonly texts: TextStore
  private readonly loaded = new WeakMap<LoadPart, { readonly component: LoadComponent; readonly loading: Promise<ComponentType> }>()
  /** False once a route shows a placeholder for code that didn't come. */
  isComplete = true

  constructor(container: Container, texts: TextStore) {
    this.container = container
    this.texts = texts
  }

  /** For a route; where the code can't be had, a screen says so and keeps asking. */
  screen(part: LoadPart, component: LoadComponent) {
    return this.route(() => this.withPart(part, component))
  }

  route(component: LoadComponent) {
    const noting = () =>
      component().catch((error: unknown) => {
        this.isComplete = false
        throw error
      })
    return { lazy: { Component: lazyWithRetry(this.container, noting) } }
  }

  missing(component: LoadComponent) {
    return { lazy: { Component: retryLater(this.container, component, 'screen') } }
  }

  optional(part: LoadPart, component: LoadComponent): LoadComponent {
    return lazyWithRetry(this.container, () => this.withPart(part, component), 'nothing')
  }

  /** Once: what a pointer has fetched needs nothing more at the press. A load that failed, or lacks texts, is repeated. */
  withPart(part: LoadPart, component: LoadComponent): Promise<ComponentType> {
    const known = this.loaded.get(part)
    if (known?.component === component) return known.loading
    const loading = this.load(part, component)
    this.loaded.set(part, { component, loading })
    const forget = () => this.loaded.delete(part)
    loading.then(() => this.texts.isComplete || forget(), forget)
    return loading
  }

  private async load(part: LoadPart, component: LoadComponent): Promise<ComponentType> {
    const [loaded] = await Promise.all([component(), loadPart(this.container, this.texts, part)])
    return loaded
  }
}
