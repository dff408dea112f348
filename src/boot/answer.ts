import { fieldsOf } from './visit.ts'

/** Of a server's answer; undefined where it says that it failed. */
export function dataIn(body: unknown): unknown {
  const { code, error, errors, data } = fieldsOf(body)
  return Number(code ?? 0) !== 0 || error || errors ? undefined : data
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
