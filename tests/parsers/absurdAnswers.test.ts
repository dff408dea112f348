import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { prepareRow } from '../faults/cell/PreparedRow.ts'
import { declaredCalls } from '../faults/declaredCalls.ts'
import { TestEnvironment } from '../faults/environment/TestEnvironment.ts'
import { rows } from '../faults/rows.ts'
import { type AbsurdAnswer, absurdAnswers, amongGoodRecords, isInList, withShortLists } from '../support/absurdValues.ts'
import { leavesOut } from '../support/wholeLists.ts'
import { unusablePaths } from './unusablePaths.ts'

const modules: Readonly<Record<string, unknown>> = import.meta.glob('../../src/adapters/**/{calls,*Calls,operations,*Operations}.ts', {
  eager: true,
})
const declaration = z.object({ id: z.string(), answer: z.custom<z.ZodMiniType<unknown>>((value) => value instanceof z.ZodMiniType) })

const parsers = new Map(
  Object.values(modules).flatMap((exported) =>
    Object.values(exported ?? {}).flatMap((value) => {
      const { data } = z.safeParse(declaration, value)
      return data ? [[data.id, data.answer] as const] : []
    }),
  ),
)

const shopAnswer = z.object({ data: z.unknown() })

function troubleWith(parser: z.ZodMiniType<unknown>, answer: unknown, isLeftOut: boolean): string | undefined {
  try {
    const { data, success } = z.safeParse(parser, answer)
    if (success) return unusablePaths(data)
    return isLeftOut ? 'breaks its list' : undefined
  } catch (error) {
    return `throws ${String(error)}`
  }
}

function describeValue({ path, value }: AbsurdAnswer): string {
  return `${path.join('.')} = ${JSON.stringify(value).slice(0, 40)}`
}

let environment: TestEnvironment
beforeAll(async () => {
  environment = await TestEnvironment.open(() => vi.dynamicImportSettled())
})
afterAll(() => environment.clock.forget())

async function goodAnswer(call: (typeof declaredCalls)[number]): Promise<unknown> {
  const row = rows.find(({ id }) => id === call.id)
  if (!row) throw new Error(`${call.id} has no row in the fault matrix`)
  const pristine = environment.fork()
  const { answer } = await prepareRow(environment, call, row)
  await pristine.restore()
  return call.server === 'shop' ? z.parse(shopAnswer, answer.body).data : answer.body
}

describe.each(declaredCalls)('An answer to $id', (call) => {
  test('with one absurd value is refused or usable, and other records stay', async () => {
    const parser = parsers.get(call.id)
    const good = withShortLists(await goodAnswer(call))
    if (!parser || good === null) return
    expect(z.safeParse(parser, good).success).toBe(true)
    const troubles: string[] = []
    for (const absurd of absurdAnswers(good)) {
      const isLeftOut = isInList(good, absurd.path) && leavesOut(call.id, absurd.path)
      const answer = isLeftOut ? amongGoodRecords(absurd.answer, good, absurd.path) : absurd.answer
      const trouble = troubleWith(parser, answer, isLeftOut)
      if (trouble) troubles.push(`${describeValue(absurd)}: ${trouble}`)
    }
    expect(troubles).toEqual([])
  })
})
