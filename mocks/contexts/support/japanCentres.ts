import { type Localised, say } from '../../world/languages.ts'

/** `prefecture` as the prefectures are numbered. */
export const japanCentres: readonly { readonly id: string; readonly name: Localised; readonly prefecture: string }[] = [
  { id: 'kawabe', name: say('Kawabe Golf Koubou', 'Kawabe Golf Koubou', '川辺ゴルフ工房', '川边高尔夫工房'), prefecture: '13' },
  { id: 'meguro', name: say('Meguro Studio', 'Studio Meguro', '目黒スタジオ', '目黑工作室'), prefecture: '13' },
  { id: 'minato-mirai', name: say('Minato Mirai', 'Minato Mirai', 'みなとみらい', '港未来'), prefecture: '14' },
  { id: 'umeda', name: say('Umeda Garden', 'Umeda Garden', '梅田ガーデン', '梅田花园'), prefecture: '27' },
]
