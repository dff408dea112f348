import { bucks } from '#adapters/rest/commerce/bucks/bucksCalls'
import { couponList, coupons } from '#adapters/rest/commerce/coupons/couponCalls'
import { giftCardCheck } from '#adapters/rest/commerce/gift-cards/giftCardCalls'
import { CartOffers } from '#ui/commerce/cart/CartOffers.ts'
import { RewardsViewModel } from '#ui/commerce/rewards/RewardsViewModel.ts'
import { rowOfScreen } from '../Row.ts'
import { modelView } from '../views.ts'

export const rows = [
  rowOfScreen(bucks, (ask) => modelView(ask(RewardsViewModel), ({ readingBucks }) => readingBucks)),
  rowOfScreen(couponList, (ask) => modelView(ask(RewardsViewModel), ({ readingCoupons }) => readingCoupons)),
  rowOfScreen(coupons, (ask) => modelView(ask(CartOffers), ({ reading }) => reading)),
  rowOfScreen(
    giftCardCheck,
    (ask) => {
      const offers = ask(CartOffers)
      return {
        act: () => offers.checkBalance('GIFT-2026-USD'),
        ...{ state: offers.checking, models: [offers], leave: () => offers.dispose() },
        refusal: () => (offers.checking.value && !offers.checking.value.balance ? 'invalid' : undefined),
      }
    },
    {
      refusals: { invalid: 'cart:gift.noBalance' },
      deviations: [
        { where: ['code-odd'], gives: { outcome: 'done', leftOut: 0 }, source: 'its answer has no code' },
        { where: ['404', '410'], gives: { outcome: 'refused: invalid' }, source: 'a code that is not good has no balance' },
        {
          where: ['200-code'],
          gives: { outcome: 'broken-contract' },
          source: 'the gateway refuses by status, not by errors in the answer',
        },
        { where: ['200-beside'], gives: { outcome: 'done' }, source: 'the gateway refuses by status, not by errors in the answer' },
      ],
    },
  ),
]
