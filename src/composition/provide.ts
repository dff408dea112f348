import { type BindInWhenOnFluentSyntax, ContainerModule, type ContainerModuleLoadOptions, type ServiceIdentifier } from 'inversify'
import type { Token } from '#app/shared/token'

/** What can be asked for: a port by its token, anything else by its class. */
export type Asked<T> = Token<T> | Exclude<ServiceIdentifier<T>, string | symbol>

type Needs<Given extends readonly unknown[]> = { readonly [K in keyof Given]: Asked<Given[K]> }

/** Binds `what`; the needs follow in the order of `make`'s arguments. A wrong or forgotten one does not compile. */
export type Provide = <T, Given extends readonly unknown[]>(what: Asked<T>, make: (...given: Given) => T, ...needs: Needs<Given>) => void

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
  function bound<T, Given extends readonly unknown[]>(what: Asked<T>, make: (...given: Given) => T, ...needs: Needs<Given>): BindInWhenOnFluentSyntax<T>
  // Inversify's own types can't relate a generic tuple to its identifiers; `Needs` has checked each pair by then.
  function bound(what: ServiceIdentifier, make: (...given: unknown[]) => unknown, ...needs: ServiceIdentifier[]) {
    return bind(what).toResolvedValue(make, needs)
  }
  return bound
}
