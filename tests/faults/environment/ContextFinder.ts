import type { Container, ServiceIdentifier } from 'inversify'
import { type ContextName, contexts, OpenContext } from '#composition/context'
import { resolverOf } from '#composition/provide'

interface Opened {
  readonly name: ContextName
  readonly container: Container
  readonly modules: number
}

export const contextNames: readonly ContextName[] = Object.keys(contexts).filter(isContext)

/** Opening only the needed contexts saves time in every cell. */
export class ContextFinder {
  private readonly opened: readonly Opened[]

  private constructor(opened: readonly Opened[]) {
    this.opened = opened
  }

  static async create(create: () => Container): Promise<ContextFinder> {
    const opened: Opened[] = []
    for (const name of contextNames) opened.push(await open(name, create()))
    return new ContextFinder(opened)
  }

  contextsOf(asked: Iterable<ServiceIdentifier>): readonly ContextName[] {
    return [...new Set([...asked].flatMap((what) => this.contextOf(what) ?? []))]
  }

  private contextOf(what: ServiceIdentifier): ContextName | undefined {
    const binding = this.opened.filter(({ container }) => container.isBound(what))
    if (binding.length === this.opened.length) return undefined
    return binding.reduce((least, each) => (each.modules < least.modules ? each : least)).name
  }
}

async function open(name: ContextName, container: Container): Promise<Opened> {
  let modules = 0
  const load = container.load.bind(container)
  container.load = (...given) => {
    modules += given.length
    load(...given)
  }
  await resolverOf(container)(OpenContext)(name)
  return { name, container, modules }
}

function isContext(name: string): name is ContextName {
  return name in contexts
}
