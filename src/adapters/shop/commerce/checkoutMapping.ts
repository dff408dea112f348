import type { PostalAddress, SavedAddress } from '#domain/commerce/address'
import type { CardBrand } from '#domain/commerce/card'
import type { Payment } from '#domain/commerce/payment'
import type { CartAddressInput, PaymentMethodInput } from './checkout/documents.generated.ts'

/**
 * A saved address is sent by its id. Another one is sent in full; `AddAddress` saves it, because only that survives a lost answer without
 * a duplicate.
 */
export function placeOf(address: PostalAddress | SavedAddress) {
  return 'id' in address ? { customer_address_id: address.id } : { address: addressInput(address) }
}

function addressInput({ firstName, lastName, region, countryCode, ...same }: PostalAddress): CartAddressInput {
  const { company, street, city, postcode, telephone, prefix, middleName: middlename, suffix, vatId: vat_id, fax } = same
  return {
    ...Object.fromEntries(Object.entries({ prefix, middlename, suffix, vat_id, fax }).filter(([, text]) => text)),
    ...{ firstname: firstName, lastname: lastName, company, street: [...street], city, postcode, telephone, country_code: countryCode },
    ...(region && { region: region.code ?? region.name, ...(region.id !== undefined && { region_id: region.id }) }),
    save_in_address_book: false,
  }
}

const cardTypes: Readonly<Record<CardBrand, string>> = {
  ...{ visa: 'VI', mastercard: 'MC', 'american-express': 'AE', discover: 'DI', jcb: 'JCB', 'diners-club': 'DN', unionpay: 'UN' },
}

export function methodOf(payment: Payment): PaymentMethodInput {
  if (payment.kind !== 'card') return { code: payment.kind === 'free' ? 'free' : 'checkmo' }
  const { token, card, authentication } = payment
  return {
    code: 'authnetcim',
    tokenbase_data: {
      ...{ acceptjs_key: token.key, acceptjs_value: token.value, cc_last4: card.last4, cc_exp_year: String(card.year) },
      ...{ cc_exp_month: String(card.month).padStart(2, '0'), ...(card.brand && { cc_type: cardTypes[card.brand] }), save: false },
      // The shop has the bank's result; this id names it.
      ...(authentication && { transaction_id: authentication.serverTransactionId }),
    },
  }
}
