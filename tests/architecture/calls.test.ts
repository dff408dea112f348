import { describe, expect, test } from 'vitest'

interface Declared {
  readonly file: string
  readonly id: string
}

const modules: Readonly<Record<string, unknown>> = import.meta.glob('../../src/adapters/*/*/{calls,*Calls,operations,*Operations}.ts', {
  eager: true,
})

function idOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? [value.id] : []
}

const declared: readonly Declared[] = Object.entries(modules).flatMap(([path, exported]) =>
  Object.values(exported ?? {})
    .flatMap(idOf)
    .map((id) => ({ file: path.replace('../../', ''), id })),
)

function twice(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
}

/** The launch monitor's shop has calls of the devices, with the operations of the club's shop: its folder is in neither context. */
function contextOf(folder: string | undefined): string | undefined {
  return folder === 'monitor' ? 'devices' : folder
}

function strayed(calls: readonly Declared[]): Declared[] {
  return calls.filter(({ file, id }) => contextOf(file.split('/').at(-2)) !== id.split('.')[0])
}

const signIns = ['session.admin-login', 'session.admin-login-skytrak', 'session.login', 'session.sub-account-login']

describe('Every call', () => {
  test('is declared once', () => {
    expect(declared.length).toBeGreaterThan(10)
    expect(twice(declared.map(({ id }) => id))).toEqual([])
  })

  test("[session.only-players-sign-in] that signs somebody in is for a player, a child, a launch monitor's customer or the desk", () => {
    const entries = declared.map(({ id }) => id).filter((id) => /login|sign-in/.test(id))
    expect(entries.sort()).toEqual(signIns)
  })

  test('is declared in its context', () => {
    expect(strayed(declared)).toEqual([])
  })

  test('is reported when it is declared twice or in another context', () => {
    expect(twice(['session.me', 'session.login', 'session.me'])).toEqual(['session.me'])
    const stray = { file: 'src/adapters/rest/session/calls.ts', id: 'commerce.cart' }
    expect(strayed([stray, { ...stray, id: 'session.me' }])).toEqual([stray])
  })
})
