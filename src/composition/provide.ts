import {
  type BindInWhenOnFluentSyntax,
  type Container,
  ContainerModule,
  type ContainerModuleLoadOptions,
  type ServiceIdentifier,
} from 'inversify'
import type { Token } from '#app/shared/token'
import type { Class, Resolve } from '#ui/shell/useViewModel.ts'

/** What can be asked for: a port by its token, anything else by its class. */
export type Dependency<T> = Token<T> | Exclude<ServiceIdentifier<T>, string | symbol>

type Needs<Given extends readonly unknown[]> = { readonly [K in keyof Given]: Dependency<Given[K]> }

/** Binds `what`; the needs follow in the order of `make`'s arguments. A wrong or forgotten one does not compile. */
export type Provide = <T, Given extends readonly unknown[]>(
  what: Dependency<T>,
  make: (...given: Given) => T,
  ...needs: Needs<Given>
) => void

/** One context's bindings: `give` makes a new one each time, `share` one for the whole container. */
export function provide(fill: (give: Provide, share: Provide) => void): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const bound = binder(bind)
    fill(
      (what, make, ...needs) => void bound(what, make, ...needs).inTransientScope(),
      (what, make, ...needs) => void bound(what, make, ...needs).inSingletonScope(),
    )
  })
}

function binder(bind: ContainerModuleLoadOptions['bind']) {
  function bound<T, Given extends readonly unknown[]>(
    what: Dependency<T>,
    make: (...given: Given) => T,
    ...needs: Needs<Given>
  ): BindInWhenOnFluentSyntax<T>
  // Inversify's own types can't relate a generic tuple to its identifiers; `Needs` has checked each pair by then.
  function bound(what: ServiceIdentifier, make: (...given: unknown[]) => unknown, ...needs: ServiceIdentifier[]) {
    return bind(what).toResolvedValue(make, needs)
  }
  return bound
}

/** Asks for a port by its token, for anything else by its class. */
export type Resolver = <T>(what: Dependency<T>) => T

export function resolverOf(container: Container): Resolver {
  return (what) => container.get(what)
}

/** The same for classes alone, as screens ask for their view models. */
export function viewModelResolver(container: Container): Resolve {
  return (what) => {
    if (!isAsked(what)) throw new Error('not a class')
    return container.get(what)
  }
}

/** A class for which no arguments are known is one for which the container knows them. */
function isAsked<T>(what: Class<T>): what is Class<T> & Dependency<T> {
  return typeof what === 'function'
}
