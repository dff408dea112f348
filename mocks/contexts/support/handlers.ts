import { layoutHome } from '#adapters/rest/support/calls'
import { layoutAbout, layoutCares, layoutFaq, layoutUserAgreement } from '#adapters/rest/support/contentPageCalls'
import { centersJapan } from '#adapters/rest/support/japanCentreCalls'
import { prefConfiguration } from '#adapters/rest/support/prefectureCalls'
import { layoutShop } from '#adapters/rest/support/shopLayoutCalls'
import { type Handler, ok, onCall, onPlayerCall, refused, type UncheckedRequest } from '../../http/handler.ts'
import { blocksOfPage, layoutOnWire } from '../../world/layoutOnWire.ts'
import { japanCentres } from './japanCentres.ts'

const unknownPage = refused(404, 404)

/** Each product has pages of its own. */
function isOfClub({ params }: Pick<UncheckedRequest, 'params'>): boolean {
  return params['product'] === 'CLUBHOUSE'
}

export const supportHandlers: readonly Handler[] = [
  onPlayerCall(layoutHome, (asked) => ok(layoutOnWire(asked.world.homeBlocks.list(), asked))),

  onCall(layoutShop, (asked) => ok(layoutOnWire(asked.world.shopBlocks.list(), asked))),

  onCall(layoutAbout, (asked) => (isOfClub(asked) ? ok(layoutOnWire(blocksOfPage(asked.world, 'about'), asked)) : unknownPage)),

  onCall(layoutCares, (asked) => (isOfClub(asked) ? ok(layoutOnWire(blocksOfPage(asked.world, 'cares'), asked)) : unknownPage)),

  onCall(layoutFaq, (asked) => ok(layoutOnWire(blocksOfPage(asked.world, 'faq'), asked))),

  onCall(layoutUserAgreement, (asked) => ok(layoutOnWire(blocksOfPage(asked.world, 'agreement'), asked))),

  onCall(prefConfiguration, ({ world, language }) =>
    ok(world.prefectures.list().map(({ id: value, name }) => ({ value, name: name[language] }))),
  ),

  onCall(centersJapan, ({ language }) => ok(japanCentres.map(({ name, ...centre }) => ({ ...centre, name: name[language] })))),
]
