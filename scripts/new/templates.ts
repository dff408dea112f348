import { sentence } from './names.ts'

export const textOfFeature = (name: string): string => `Feature: ${sentence(name)}
  Players do this and that,
  so that they have something of it.

  Rule: What always holds, in one sentence
`

export const textOfUseCase = (name: string): string => `import type { Clock } from '../shared/ports/Clock.ts'

export type ${name}Answer =
  | { readonly kind: 'done' }
  /** Nothing was sent. */
  | { readonly kind: 'too-late' }

/** ${sentence(name)}: load, decide, save. */
export class ${name} {
  private readonly clock: Pick<Clock, 'now'>

  constructor(clock: Pick<Clock, 'now'>) {
    this.clock = clock
  }

  async execute(until: Temporal.Instant): Promise<${name}Answer> {
    if (Temporal.Instant.compare(this.clock.now(), until) > 0) return { kind: 'too-late' }
    return { kind: 'done' }
  }
}
`

export const textOfTest = (name: string): string => `import { expect, test } from 'vitest'
import { ${name} } from './${name}.ts'

const limit = Temporal.Instant.from('2026-05-14T12:30:00Z')
const at = (now: Temporal.Instant) => new ${name}({ now: () => now })

test('the very last moment is in time, and a second later is too late', async () => {
  expect(await at(limit).execute(limit)).toEqual({ kind: 'done' })
  expect(await at(limit.add({ seconds: 1 })).execute(limit)).toEqual({ kind: 'too-late' })
})
`
