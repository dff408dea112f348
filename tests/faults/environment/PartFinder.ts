import type { Container, ServiceIdentifier } from 'inversify'
import { type LoadPart, OpenPart } from '#composition/part'
import { resolverOf } from '#composition/provide'
import { allParts } from '../../builders/parts.ts'

interface Opened {
  readonly part: LoadPart
  readonly container: Container
  /** How many modules came with it. */
  readonly modules: number
}

/** Finds the parts that an action needs, so that not every cell opens all of them. */
export class PartFinder {
  private readonly opened: readonly Opened[]

  private constructor(opened: readonly Opened[]) {
    this.opened = opened
  }

  /** `create`: a container without parts. */
  static async create(create: () => Container): Promise<PartFinder> {
    const opened: Opened[] = []
    for (const part of allParts) opened.push(await open(part, create()))
    return new PartFinder(opened)
  }

  /** The smallest that binds each of these; none for what is bound without any. */
  partsOf(asked: Iterable<ServiceIdentifier>): readonly LoadPart[] {
    return [...new Set([...asked].flatMap((what) => this.partOf(what) ?? []))]
  }

  private partOf(what: ServiceIdentifier): LoadPart | undefined {
    const binding = this.opened.filter(({ container }) => container.isBound(what))
    if (binding.length === this.opened.length) return undefined
    return binding.reduce((least, each) => (each.modules < least.modules ? each : least)).part
  }
}

async function open(part: LoadPart, container: Container): Promise<Opened> {
  let modules = 0
  const load = container.load.bind(container)
  container.load = (...given) => {
    modules += given.length
    load(...given)
  }
  await resolverOf(container)(OpenPart)(part)
  return { part, container, modules }
}
