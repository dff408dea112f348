/** A part of the product that is switched off, in memory alone. */
export interface Mutation {
  readonly name: string
  /** Lines as they stand, and what stands in their place: each is there once, or the check says that it has moved. */
  readonly changes: readonly { readonly file: string; readonly from: string; readonly to: string }[]
}

/** Without any of these, cells must turn red. */
export const mutations: readonly Mutation[] = [
  {
    name: 'one refresh for all calls',
    changes: [
      {
        file: 'src/adapters/rest/TokenRefresh.ts',
        from: 'if (this.underWay?.epoch === epoch) return this.underWay.done\n',
        to: '\n',
      },
      { file: 'src/adapters/rest/TokenRefresh.ts', from: 'if (!this.isCurrent(stale)) return\n', to: '\n' },
    ],
  },
  {
    name: 'the flag of a write is reset',
    changes: [{ file: 'src/ui/shell/Task.ts', from: '        this.busy = false\n', to: '\n' }],
  },
  {
    name: 'the flag of a reading is reset',
    changes: [
      { file: 'src/ui/shell/Loaded.ts', from: 'this.request = undefined\n      this.busy = false\n', to: 'this.request = undefined\n' },
    ],
  },
  {
    name: 'a lost answer is looked for',
    changes: [
      {
        file: 'src/application/shared/sentOnce.ts',
        from: 'const found = await unlessUnknown(error, read)\n',
        to: 'const found = undefined\n',
      },
    ],
  },
  {
    name: 'what may be repeated is repeated',
    changes: [{ file: 'src/adapters/rest/repeatedly.ts', from: 'if (pause === undefined) throw error\n', to: 'throw error\n' }],
  },
  {
    name: 'a broken record is left out',
    changes: [
      {
        file: 'src/adapters/rest/schemas.ts',
        from: '  return z.pipe(\n    z.array(z.unknown()),\n',
        to: '  return z.array(item)\n  return z.pipe(\n    z.array(z.unknown()),\n',
      },
    ],
  },
]
