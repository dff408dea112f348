import type { SavedCardRow } from '../data.ts'
import { type Customer, type Resolvers, refused, signedIn } from './resolver.ts'

/** Other customers' cards are not revealed. */
function ownCards(customer: Customer, hash?: string | null): readonly SavedCardRow[] {
  const { id: owner } = signedIn(customer)
  return customer.world.savedCards.list(({ id, playerId }) => playerId === owner && (!hash || id === hash))
}

const brands = { VI: 'Visa', MC: 'MasterCard', AE: 'American Express', JCB: 'JCB' }

function wireCard({ id, type, holder, last4, month, year }: SavedCardRow) {
  const lastDay = Temporal.PlainYearMonth.from({ year: Number(year), month: Number(month) })
  return {
    ...{ hash: id, method: 'authnetcim', label: `${brands[type]} XXXX-${last4}` },
    expires: `${lastDay.toPlainDate({ day: lastDay.daysInMonth })} 23:59:59`,
    additional: { cc_type: type, cc_owner: holder, cc_last4: last4, cc_exp_month: month, cc_exp_year: year },
  }
}

interface Named {
  readonly hash?: string | null
}

export const savedCardResolvers: Resolvers = {
  tokenBaseCards: ({ hash }: Named, customer) => ownCards(customer, hash).map(wireCard),

  deleteTokenBaseCard: ({ hash }: Named, customer) => {
    const [card] = hash ? ownCards(customer, hash) : []
    if (!card) throw refused('Could not find the card.', 'graphql-no-such-entity')
    customer.world.savedCards.remove(card.id)
    return true
  },
}
