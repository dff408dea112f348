import * as z from 'zod/mini'

const schema = z.custom<z.ZodMiniType>((value) => value instanceof z.ZodMiniType)
const declaration = z.object({ id: z.string(), query: schema, body: schema, answer: schema })
export type CallWithBody = z.infer<typeof declaration>

const modules: Readonly<Record<string, unknown>> = import.meta.glob('../../src/adapters/rest/**/{calls,*Calls}.ts', { eager: true })

export const callsWithBodies: readonly CallWithBody[] = Object.values(modules).flatMap((exported) =>
  Object.values(exported ?? {}).flatMap((value) => z.safeParse(declaration, value).data ?? []),
)
