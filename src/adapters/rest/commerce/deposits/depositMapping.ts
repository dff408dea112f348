import type * as z from 'zod/mini'
import type { PostalAddress } from '#domain/commerce/address'
import type { ClubOrder, UsedCode } from '#domain/commerce/deposit/clubOrder'
import { moneyOf } from '#domain/commerce/money'
import { taxFrom } from '../fitting/fittingMapping.ts'
import type { CustomClubOnWire } from '../fitting/fittingSchemas.ts'
import type { omniCenterAddress } from './depositCalls.ts'

export function clubOrderOf({ id, storeCode, customClubItems, cart, giftCodeUsage, couponCodeUsage }: CustomClubOnWire): ClubOrder {
  const { maskId, storeId, sets, selectedSet, state, orderId, orderNumber, paid } = cart
  return {
    ...{ id, storeCode, storeId, maskId, state },
    setId: selectedSet,
    placed: orderId !== undefined && orderNumber !== undefined ? { id: orderId, number: orderNumber } : undefined,
    sets: sets.map(({ setInformation, name, total, deposit, tax }) => ({
      ...{ id: setInformation, name },
      ...{ total: moneyOf(total.value, total.currency), deposit: moneyOf(deposit.value, deposit.currency), tax: taxFrom(tax) },
      clubs: customClubItems
        .filter((club) => club.setInformation === setInformation)
        .map(({ id: clubId, name: clubName, specification, quantity }) => ({ id: clubId, name: clubName, specification, quantity })),
    })),
    paid: paid && moneyOf(paid.value, paid.currency),
    giftCodeUsage: giftCodeUsage.map(usedCodeOf),
    couponUsage: couponCodeUsage.map(usedCodeOf),
  }
}

function usedCodeOf({ code, amount }: CustomClubOnWire['giftCodeUsage'][number]): UsedCode {
  return { code, amount: moneyOf(amount.value, amount.currency) }
}

type Centre = z.infer<typeof omniCenterAddress.answer>['data']

/** Its name takes the company's line. */
export function addressOf({ name, firstname, lastname, region, region_code, region_id, country_code, ...same }: Centre): PostalAddress {
  const { street, city, postcode, telephone } = same
  return {
    ...{ firstName: firstname, lastName: lastname, company: name, street, city, postcode, telephone, countryCode: country_code },
    region: region === undefined ? undefined : { name: region, code: region_code, id: region_id },
  }
}
