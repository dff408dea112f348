import { everywhere, type Localised, say } from '../../world/languages.ts'

export const manufacturers = [
  { id: 'halden', name: 'Halden' },
  { id: 'orrin', name: 'Orrin' },
  { id: 'vexley', name: 'Vexley' },
  { id: 'kawabe', name: 'Kawabe' },
] as const

export const parentCategories = [
  { id: 'woods', kind: 'WOOD', name: say('Woods', 'Bois', 'ウッド', '木杆') },
  { id: 'hybrids', kind: 'HYBRID', name: say('Hybrids', 'Hybrides', 'ユーティリティ', '铁木杆') },
  { id: 'irons', kind: 'IRON', name: say('Irons', 'Fers', 'アイアン', '铁杆') },
  { id: 'wedges', kind: 'WEDGE', name: say('Wedges', 'Wedges', 'ウェッジ', '挖起杆') },
  { id: 'putters', kind: 'PUTTER', name: say('Putters', 'Putters', 'パター', '推杆') },
] as const

interface Category {
  readonly id: string
  readonly parentId: (typeof parentCategories)[number]['id']
  readonly name: Localised
  readonly shortName: Localised
  readonly loft: number
  /** In yards. */
  readonly yards?: number
  readonly usual?: true
}

function wood(number: number, loft: number, yards: number, usual?: true): Category {
  const name = say(`${number} wood`, `Bois ${number}`, `${number}番ウッド`, `${number}号木`)
  const more = usual && { usual }
  return {
    id: `wood-${number}`,
    parentId: 'woods',
    name,
    shortName: say(`${number}W`, `B${number}`, `${number}W`, `${number}W`),
    loft,
    yards,
    ...more,
  }
}

function hybrid(number: number, loft: number, yards: number, usual?: true): Category {
  const name = say(`${number} hybrid`, `Hybride ${number}`, `${number}番ユーティリティ`, `${number}号铁木杆`)
  const short = say(`${number}H`, `H${number}`, `${number}U`, `${number}H`)
  return { id: `hybrid-${number}`, parentId: 'hybrids', name, shortName: short, loft, yards, ...(usual && { usual }) }
}

function iron(number: number, loft: number, yards: number, usual?: true): Category {
  const name = say(`${number} iron`, `Fer ${number}`, `${number}番アイアン`, `${number}号铁`)
  const short = say(`${number}i`, `F${number}`, `${number}I`, `${number}I`)
  return { id: `iron-${number}`, parentId: 'irons', name, shortName: short, loft, yards, ...(usual && { usual }) }
}

/** From the driver to the putter. */
export const categories: readonly Category[] = [
  {
    ...{ id: 'driver', parentId: 'woods', name: say('Driver', 'Driver', 'ドライバー', '一号木'), shortName: say('D', 'D', '1W', '1W') },
    ...{ loft: 10.5, yards: 230, usual: true },
  },
  wood(3, 15, 215, true),
  wood(5, 18, 200, true),
  wood(7, 21, 190),
  hybrid(3, 19, 195),
  hybrid(4, 22, 185, true),
  hybrid(5, 25, 175),
  iron(3, 20, 185),
  iron(4, 23, 175),
  iron(5, 26, 165, true),
  iron(6, 29, 155, true),
  iron(7, 33, 145, true),
  iron(8, 37, 135, true),
  iron(9, 41, 125, true),
  {
    ...{ id: 'pitching-wedge', parentId: 'wedges', name: say('Pitching wedge', 'Pitching wedge', 'ピッチングウェッジ', 'P杆') },
    ...{ shortName: everywhere('PW'), loft: 46, yards: 112, usual: true },
  },
  {
    ...{ id: 'gap-wedge', parentId: 'wedges', name: say('Gap wedge', 'Gap wedge', 'アプローチウェッジ', 'A杆') },
    ...{ shortName: say('GW', 'GW', 'AW', 'AW'), loft: 52, yards: 98, usual: true },
  },
  {
    ...{ id: 'sand-wedge', parentId: 'wedges', name: say('Sand wedge', 'Sand wedge', 'サンドウェッジ', 'S杆') },
    ...{ shortName: everywhere('SW'), loft: 56, yards: 82, usual: true },
  },
  {
    ...{ id: 'lob-wedge', parentId: 'wedges', name: say('Lob wedge', 'Lob wedge', 'ロブウェッジ', 'L杆') },
    ...{ shortName: everywhere('LW'), loft: 60, yards: 65 },
  },
  {
    ...{ id: 'putter', parentId: 'putters', name: say('Putter', 'Putter', 'パター', '推杆'), shortName: say('P', 'P', 'PT', 'PT') },
    ...{ loft: 3, usual: true },
  },
]
