export const productKinds = ['simple', 'virtual', 'configurable', 'bundle', 'gift-card'] as const
export type ProductKind = (typeof productKinds)[number]
