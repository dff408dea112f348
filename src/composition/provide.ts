import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify'
import type { Token } from '#app/shared/token'
import type { Class, Resolve } from '#ui/shell/useViewModel.ts'

export type Dependency<T> = Token<T> | Exclude<ServiceIdentifier<T>, string | symbol>

type Keys<Needs extends readonly unknown[]> = { readonly [K in keyof Needs]: Dependency<Needs[K]> }

/** Binds a class to itself, or a port to a class. The keys of the constructor's arguments follow in their order. */
interface Provide {
  <Needs extends readonly unknown[]>(type: new (...needs: Needs) => unknown, ...needs: Keys<NoInfer<Needs>>): void
  <T, C extends T, Needs extends readonly unknown[]>(port: Token<T>, type: new (...needs: Needs) => C, ...needs: Keys<NoInfer<Needs>>): void
}

/** Binds what a constructor can't create. The keys of the function's arguments follow in their order. */
type ProvideFrom = <T, Needs extends readonly unknown[]>(
  what: Dependency<T>,
  create: (...needs: Needs) => T,
  ...needs: Keys<NoInfer<Needs>>
) => void

interface Providers {
  readonly give: Provide
  readonly giveFrom: ProvideFrom
  readonly share: Provide
  readonly shareFrom: ProvideFrom
}

export function provide(fill: (providers: Providers) => void): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const give = providersBy((what, create, needs) => void bind(what).toResolvedValue(create, needs).inTransientScope())
    const share = providersBy((what, create, needs) => void bind(what).toResolvedValue(create, needs).inSingletonScope())
    fill({ give: give.ofClass, giveFrom: give.from, share: share.ofClass, shareFrom: share.from })
  })
}

type Create = (...needs: unknown[]) => unknown
type Constructor = new (...needs: unknown[]) => unknown
type PortBinding = [port: symbol, type: Constructor, ...needs: ServiceIdentifier[]]
type ClassBinding = PortBinding | [type: Constructor, ...needs: ServiceIdentifier[]]

// Inversify's own types can't relate a generic tuple to its identifiers; `Keys` has checked each pair by then.
function providersBy(bindTo: (what: ServiceIdentifier, create: Create, needs: ServiceIdentifier[]) => void) {
  function from<T, Needs extends readonly unknown[]>(
    what: Dependency<T>,
    create: (...needs: Needs) => T,
    ...needs: Keys<NoInfer<Needs>>
  ): void
  function from(what: ServiceIdentifier, create: Create, ...needs: ServiceIdentifier[]) {
    bindTo(what, create, needs)
  }
  function ofClass<Needs extends readonly unknown[]>(type: new (...needs: Needs) => unknown, ...needs: Keys<NoInfer<Needs>>): void
  function ofClass<T, C extends T, Needs extends readonly unknown[]>(
    port: Token<T>,
    type: new (...needs: Needs) => C,
    ...needs: Keys<NoInfer<Needs>>
  ): void
  function ofClass(...binding: ClassBinding) {
    const [what, type, ...needs] = isOfPort(binding) ? binding : [binding[0], ...binding]
    bindTo(what, (...given) => new type(...given), needs)
  }
  return { from, ofClass }
}

function isOfPort(binding: ClassBinding): binding is PortBinding {
  return typeof binding[0] === 'symbol'
}

export type Resolver = <T>(what: Dependency<T>) => T

export function resolverOf(container: Container): Resolver {
  return (what) => container.get(what)
}

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
