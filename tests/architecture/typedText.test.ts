import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dotted, nodesOf } from './support/syntax.ts'

const conversions = ['Number', 'parseFloat', 'parseInt', 'Number.parseFloat', 'Number.parseInt']

/** The readers, and what reads no typed text, each with what it reads. */
const others: Readonly<Record<string, string>> = {
  'src/domain/commerce/address.ts': 'flags',
  'src/domain/commerce/listing.ts': 'an address of the product',
  'src/domain/commerce/postalLines.ts': 'layouts of addresses',
  'src/domain/commerce/purchases/receipt.ts': 'a name for a file',
  'src/domain/learning/chapters.ts': 'descriptions by the club',
  'src/domain/learning/lesson.ts': 'a name for a file',
  'src/domain/returns/statusColor.ts': 'colours by the club',
  'src/domain/rounds/bag.ts': 'flags',
  'src/domain/commerce/bucks/buck.ts': 'flags',
  'src/domain/shared/email.ts': 'the reader of email addresses',
  'src/domain/shared/phone.ts': 'the reader of phone numbers',
  'src/domain/shared/comparableText.ts': 'texts that are compared, for a search',
  'src/domain/shared/typedText.ts': 'prepares typed text',
  'src/domain/shared/validText.ts': 'the reader of names and free text',
  'src/domain/support/faq.ts': 'texts of the club, for a search',
  'src/ui/commerce/fitting/FittingViewModel.ts': 'flags',
  'src/ui/commerce/shopPaths.ts': 'addresses of the product',
  'src/ui/learning/comparison/useComparisonAddress.ts': 'addresses of the product',
  'src/ui/learning/learningPaths.ts': 'addresses of the product',
  'src/ui/learning/player/keyMap.ts': 'names of keys',
  'src/ui/learning/swings/useSwingsAddress.ts': 'addresses of the product',
  'src/ui/learning/video/NotesModel.ts': 'a time that the product has kept',
  'src/ui/returns/conversation/ConversationModel.ts': 'ids that the product has kept',
  'src/ui/returns/detail/RatingEditor.ts': 'stars that the product has kept',
  'src/ui/returns/list/ReturnsViewModel.ts': 'a status that the product has kept',
  'src/ui/returns/request/requestDraft.ts': 'ids that the product has kept',
  'src/ui/returns/returnsPaths.ts': 'addresses of the product',
  'src/ui/scheduling/book/CentreModel.ts': 'flags',
  'src/ui/shell/LocaleNumbers.ts': 'the reader of numbers and amounts',
  'src/ui/shell/dateFormats.ts': 'texts of the product',
  'src/ui/support/contact/ContactPlaces.ts': 'ids of prefectures',
  'src/ui/commerce/deposit/BillingSelect.tsx': 'values of choices',
  'src/ui/commerce/fitting/charts/DispersionChart.tsx': 'ticks of a chart',
  'src/ui/commerce/fitting/charts/FlightChart.tsx': 'ticks of a chart',
  'src/ui/commerce/orders/OrdersScreen.tsx': 'an address of the product',
  'src/ui/commerce/page-head/PageHead.tsx': 'texts of the shop',
  'src/ui/commerce/renewals/PaymentMethods.tsx': 'values of choices',
  'src/ui/commerce/subscriptions/AddressChangeDialog.tsx': 'values of choices',
  'src/ui/returns/detail/RatingSection.tsx': 'values of choices',
  'src/ui/returns/detail/ReturnActions.tsx': 'a phone number of the club',
  'src/ui/returns/list/ListFilters.tsx': 'values of choices',
  'src/ui/returns/request/ItemFields.tsx': 'values of choices',
  'src/ui/rounds/bag/BagScreen.tsx': 'an address of the product',
  'src/ui/rounds/bag/DistancesScreen.tsx': 'an address of the product',
  'src/ui/rounds/charts/LineChart.tsx': 'ticks of a chart',
  'src/ui/rounds/course/HoleSection.tsx': 'an address of the product',
  'src/ui/rounds/course/TeeTimeSection.tsx': 'values of choices',
  'src/ui/rounds/round/RoundScreen.tsx': 'addresses of the product',
  'src/ui/rounds/statistics/RoundStatisticsScreen.tsx': 'an address of the product',
  'src/ui/rounds/tracking/TrackingScreen.tsx': 'an address of the product',
}

/** Only these files are worth the time of a syntax tree. */
const mayParse = /Number\b|parse(?:Float|Int)|normalize|replace/

function parsings(source: string): string[] {
  return [...nodesOf(source)].flatMap((node) => {
    if (node['type'] !== 'CallExpression') return []
    const name = dotted(node['callee']) ?? methodOf(node['callee'])
    if (conversions.includes(name)) return [name]
    if (name.endsWith('normalize')) return ['normalize']
    return /(?:^|\.)replace(?:All)?$/.test(name) && isExpression(node['arguments']) ? ['replace'] : []
  })
}

function methodOf(callee: unknown): string {
  const property = typeof callee === 'object' && callee !== null && 'property' in callee ? callee.property : undefined
  return typeof property === 'object' && property !== null && 'value' in property ? String(property.value) : ''
}

function isExpression(given: unknown): boolean {
  return JSON.stringify(Array.isArray(given) ? given[0] : undefined)?.includes('"type":"RegExpLiteral"') ?? false
}

describe('Typed text', () => {
  test('is read by the readers of src/domain/shared alone', () => {
    const files = globSync('src/{domain,application,ui}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
    const found = files
      .filter((file) => mayParse.test(readFileSync(file, 'utf8')) && parsings(readFileSync(file, 'utf8')).length > 0)
      .sort()
    expect(found).toEqual(Object.keys(others).sort())
  })

  test.each([
    ['const a = Number(typed)', 'Number'],
    ['const a = Number.parseInt(typed, 10)', 'Number.parseInt'],
    ['const a = globalThis.parseFloat(typed)', 'parseFloat'],
    ["const a = this.typed.trim().normalize('NFKC')", 'normalize'],
    ["const a = typed.replaceAll(/[^0-9]/g, '')", 'replace'],
    ["const a = typed.trim().replace(/,/, '.')", 'replace'],
  ])('is found where it is read otherwise: %s', (source, name) => {
    expect(parsings(source)).toEqual([name])
  })

  test('is not confused with texts of the product', () => {
    expect(parsings("const a = [path.replace(':id', id), Number.isNaN(b), Number.NaN, numberIn(typed)]")).toEqual([])
  })
})
