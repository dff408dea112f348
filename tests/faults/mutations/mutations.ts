interface Change {
  readonly file: string
  readonly from: string
  /** `keeps()` is false while the part is switched off. Call it only where it changes the result. */
  readonly to: string
}

export interface Mutation {
  readonly name: string
  readonly changes: readonly Change[]
}

export const mutations: readonly Mutation[] = [
  {
    name: 'one refresh for all calls',
    changes: [
      {
        file: 'src/adapters/rest/TokenRefresh.ts',
        from: 'if (this.underWay?.epoch === epoch) return',
        to: 'if (this.underWay?.epoch === epoch && keeps()) return',
      },
      {
        file: 'src/adapters/rest/TokenRefresh.ts',
        from: 'if (!this.isCurrent(stale)) return\n',
        to: 'if (!this.isCurrent(stale) && keeps()) return\n',
      },
    ],
  },
  {
    name: 'the flag of a write is reset',
    changes: [{ file: 'src/ui/shell/Task.ts', from: '        this.busy = false\n', to: '        if (keeps()) this.busy = false\n' }],
  },
  {
    name: 'the flag of a reading is reset',
    changes: [
      {
        file: 'src/ui/shell/Loaded.ts',
        from: 'this.#request = undefined\n      this.busy = false\n',
        to: 'this.#request = undefined\n      if (keeps()) this.busy = false\n',
      },
    ],
  },
  {
    name: 'a lost answer is looked for',
    changes: [
      {
        file: 'src/application/shared/writeOnce.ts',
        from: 'const found = await unlessUnknown(error, read)\n',
        to: 'const found = keeps() ? await unlessUnknown(error, read) : undefined\n',
      },
    ],
  },
  {
    name: 'what may be repeated is repeated',
    changes: [
      {
        file: 'src/adapters/rest/withRetries.ts',
        from: 'if (pause === undefined) throw error\n',
        to: 'if (pause === undefined || !keeps()) throw error\n',
      },
    ],
  },
  {
    name: 'a broken record is left out',
    changes: [
      { file: 'src/adapters/rest/schemas.ts', from: 'z.transform((records) => {\n', to: 'z.transform((records, context) => {\n' },
      {
        file: 'src/adapters/rest/schemas.ts',
        from: 'if (issues.length > 0) brokenRecords.set(good, issues)\n',
        to: 'if (issues.length > 0 && !keeps()) context.issues.push(...issues.map((issue) => ({ ...issue, input: records })))\n      if (issues.length > 0) brokenRecords.set(good, issues)\n',
      },
    ],
  },
  {
    name: 'a failed part of a combined reading is shown as failed',
    changes: [
      {
        file: 'src/ui/learning/library/LibraryViewModel.ts',
        from: 'await Promise.all([this.#library.languages(signal), this.#library.categories(signal)])\n',
        to: 'await Promise.all(\n        [this.#library.languages(signal), this.#library.categories(signal)].map((part) =>\n          part.catch((error) => (keeps() ? Promise.reject(error) : new Promise(() => undefined))),\n        ),\n      )\n',
      },
    ],
  },
  {
    name: 'what could not be read again is marked as stale',
    changes: [
      {
        file: 'src/ui/shell/Loaded.ts',
        from: 'return this.value !== undefined && this.failure !== undefined\n',
        to: 'return this.value !== undefined && this.failure !== undefined && keeps()\n',
      },
    ],
  },
  {
    name: 'user_errors are a refusal',
    changes: [
      {
        file: 'src/adapters/shop/commerce/ShopCarts.ts',
        from: "if (!problem) return { kind: 'changed', cart }\n",
        to: "if (!problem || !keeps()) return { kind: 'changed', cart }\n",
      },
    ],
  },
  {
    name: 'a countdown is started',
    changes: [
      {
        file: 'src/ui/kit/feedback/failureMessage.ts',
        from: 'retryAfter: failure.retryAfter,\n',
        to: 'retryAfter: failure.retryAfter === undefined || keeps() ? failure.retryAfter : undefined,\n',
      },
    ],
  },
]
