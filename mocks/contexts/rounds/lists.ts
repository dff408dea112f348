import * as calls from '#adapters/rest/rounds/clubListCalls'
import { type Handler, ok, onPlayerCall } from '../../http/handler.ts'
import { categories, manufacturers, parentCategories } from './clubLists.ts'

const metresPerYard = 0.9144

export const clubListHandlers: readonly Handler[] = [
  onPlayerCall(calls.manufacturers, () => ok(manufacturers)),

  onPlayerCall(calls.clubParentCategories, ({ language }) => ok(parentCategories.map((each) => ({ ...each, name: each.name[language] })))),

  onPlayerCall(calls.clubCategories, ({ language }) =>
    ok(
      categories.map(({ yards, name, shortName, ...category }) => ({
        ...{ ...category, name: name[language], shortName: shortName[language] },
        ...(yards !== undefined && { distance: yards * metresPerYard }),
      })),
    ),
  ),
]
