import { cardLookup, processAuthentication, processAuthenticationFlat } from '#adapters/shop/commerce/authenticationOperations'
import { customerCart } from '#adapters/shop/commerce/operations'

/** The shop's own operations. */
export const shopCalls = [customerCart, cardLookup, processAuthentication, processAuthenticationFlat]
