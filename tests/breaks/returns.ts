import type { Break } from './Break.ts'

export const returns: readonly Break[] = [
  {
    breaks: "The shop's own fields of a return reach the shop",
    file: 'src/adapters/shop/returns/ShopReturns.ts',
    from: 'custom_fields: fields.map(({ code: key, value }) => ({ key, value })),',
    to: 'custom_fields: [],',
    noticedBy: ['src/adapters/shop/returns/ShopReturns.test.ts'],
  },
  {
    breaks: 'The number of pieces that go back is the chosen one',
    file: 'src/adapters/shop/returns/ShopReturns.ts',
    from: 'qty: quantity, return: 1,',
    to: 'qty: Math.min(quantity, 1), return: 1,',
    noticedBy: ['src/adapters/shop/returns/ShopReturns.test.ts'],
  },
  {
    breaks: 'A rating reaches the shop with its words',
    file: 'src/adapters/shop/returns/ShopReturns.ts',
    from: 'input: { hash, rating, comment }',
    to: "input: { hash, rating, comment: '' }",
    noticedBy: ['src/adapters/shop/returns/ShopReturns.test.ts'],
  },
  {
    breaks: "An item's own resolutions are offered for it",
    file: 'src/ui/returns/request/RequestViewModel.ts',
    from: "if (kind === 'resolution' && resolutions) return byPosition(resolutions)",
    to: "if (kind === 'reason' && resolutions) return byPosition(resolutions)",
    noticedBy: ['features/returns/request.feature'],
  },
  {
    breaks: 'The files of a message go with it',
    file: 'src/adapters/shop/returns/ShopReturns.ts',
    from: 'input: { hash, message, files: filesOf(files) }',
    to: 'input: { hash, message, files: [] }',
    noticedBy: ['src/adapters/shop/returns/ShopReturns.test.ts'],
  },
  {
    breaks: 'Another order begins an empty request',
    file: 'src/ui/returns/request/RequestViewModel.ts',
    from: 'if (number !== this.orderNumber) this.drafts = new Map()',
    to: 'if (number === this.orderNumber) this.drafts = new Map()',
    noticedBy: ['features/returns/request.feature', 'src/ui/returns/request/RequestViewModel.test.ts'],
  },
  {
    breaks: 'The carrier of a tracking number is the chosen one',
    file: 'src/adapters/shop/returns/ShopReturns.ts',
    from: 'input: { hash, code, number }',
    to: "input: { hash, code: 'ups', number }",
    noticedBy: ['src/adapters/shop/returns/ShopReturns.test.ts'],
  },
]
