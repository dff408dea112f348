import type { EquivalentMutant } from '../../scripts/mutation/equivalents.ts'

/** The run checks that each still exists and survives. */
export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    file: 'src/domain/commerce/addressDraft.ts',
    line: 'const texts = { ...typed }',
    from: '{ ...typed }',
    to: '{}',
    reason: 'The texts are used only if every field could be read, and then each of them was set.',
  },
  {
    file: 'src/domain/commerce/card.ts',
    line: 'return total + (value > 9 ? value - 9 : value)',
    from: 'total + (value > 9 ? value - 9 : value)',
    to: 'total - (value > 9 ? value - 9 : value)',
    reason: 'A sum with the other sign is divisible by ten exactly when this one is.',
  },
  {
    file: 'src/domain/commerce/cartChange.ts',
    line: "case 'remove-gift-code':",
    from: "case 'remove-gift-code': return codeProblem(change)",
    to: "case 'remove-gift-code':",
    reason: 'The next case checks the code in the same way, and an amount that these two changes do not have.',
  },
  {
    file: 'src/domain/commerce/cartChange.ts',
    line: 'default:',
    from: 'default: return undefined',
    to: 'default:',
    reason: 'A function that ends without a value returns undefined.',
  },
  {
    file: 'src/domain/commerce/productChoices.ts',
    line: "const isPlan = selection.plan.kind === 'subscribe' && selection.plan.parentId === optionId",
    from: "selection.plan.kind === 'subscribe'",
    to: 'true',
    reason: 'A product bought once has no id of a plan, so no option has the same.',
  },
  {
    file: 'src/domain/commerce/plans.ts',
    line: "return plan.kind === 'subscribe' ? plans?.values.find(({ id }) => id === plan.childId) : undefined",
    from: "plan.kind === 'subscribe'",
    to: 'true',
    reason: 'A product bought once has no id of a plan, so no plan has the same.',
  },
  {
    file: 'src/domain/commerce/unitPrice.ts',
    line: 'return tier && tier.minor < alone.minor ? tier : alone',
    from: 'tier.minor < alone.minor',
    to: 'tier.minor <= alone.minor',
    reason: 'Of two equal amounts either one is the price.',
  },
  {
    file: 'src/application/commerce/AuthenticateCard.ts',
    line: "if (step.kind === 'refused' || !ahead.includes(step.kind)) return refusal(step)",
    from: "step.kind === 'refused'",
    to: 'false',
    reason: 'A refusal is none of the steps ahead. The compiler needs the comparison.',
  },
  {
    file: 'src/application/commerce/AuthenticateCard.ts',
    line: "return { kind: 'stopped', reason: 'refused', ...(step.kind === 'refused' && { message: step.message }) }",
    from: "step.kind === 'refused'",
    to: 'true',
    reason: 'No other step has a message.',
  },
  {
    file: 'src/application/commerce/PayByCard.ts',
    line: "const result = authentication.kind === 'authenticated' ? authentication.result : undefined",
    from: "authentication.kind === 'authenticated'",
    to: 'true',
    reason: 'An authentication that was not needed has no result.',
  },
  {
    file: 'src/application/learning/SendAnalytics.ts',
    line: 'this.consent.value === undefined ? [box, undefined] : takeNextBatch(box, this.consent.value),',
    from: 'this.consent.value === undefined',
    to: 'false',
    reason: 'Without a learner nothing can be taken. The compiler needs the comparison.',
  },
  {
    file: 'src/application/scheduling/BookLesson.ts',
    line: "if (credits !== undefined && creditsAfter(credits, booking, known) < 0) return { kind: 'no-credit' }",
    from: 'credits !== undefined',
    to: 'true',
    reason: 'Unknown credits make no number, and that is not below 0. The compiler needs the comparison.',
  },
]
