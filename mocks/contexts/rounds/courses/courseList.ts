import { everywhere, type Localised, say } from '../../../world/languages.ts'

export interface FakeCourse {
  readonly id: string
  readonly name: Localised
  readonly city: Localised
  readonly country: string
  readonly state?: string
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
  /** How it differs from the usual course, from -3 for easy to 3 for hard. */
  readonly difficulty: number
  /** Which of the tables of holes it has. */
  readonly table: 0 | 1 | 2 | 'nine' | 'twentySeven' | 'incomplete'
  readonly ground: 'links' | 'parkland' | 'desert' | 'hills'
}

export const courseList: readonly FakeCourse[] = [
  {
    ...{ id: 'lakeshore-dunes', name: everywhere('Lakeshore Dunes'), city: everywhere('Waukegan'), country: 'US', state: 'IL' },
    ...{ latitude: 42.36, longitude: -87.85, timeZone: 'America/Chicago', difficulty: 1, table: 0, ground: 'links' },
  },
  {
    ...{ id: 'tallgrass', name: everywhere('Tallgrass Prairie'), city: everywhere('Naperville'), country: 'US', state: 'IL' },
    ...{ latitude: 41.75, longitude: -88.15, timeZone: 'America/Chicago', difficulty: 0, table: 1, ground: 'parkland' },
  },
  {
    ...{ id: 'quarry-ridge', name: everywhere('Quarry Ridge'), city: everywhere('Golden'), country: 'US', state: 'CO' },
    ...{ latitude: 39.74, longitude: -105.22, timeZone: 'America/Denver', difficulty: 2, table: 2, ground: 'hills' },
  },
  {
    ...{ id: 'red-mesa', name: everywhere('Red Mesa'), city: everywhere('Castle Rock'), country: 'US', state: 'CO' },
    ...{ latitude: 39.37, longitude: -104.86, timeZone: 'America/Denver', difficulty: -1, table: 0, ground: 'desert' },
  },
  {
    ...{ id: 'saltmarsh-links', name: everywhere('Saltmarsh Links'), city: everywhere('Kennebunk'), country: 'US', state: 'ME' },
    ...{ latitude: 43.36, longitude: -70.48, timeZone: 'America/New_York', difficulty: 3, table: 1, ground: 'links' },
  },
  {
    ...{ id: 'rive-sud', name: everywhere('Rive-Sud'), city: everywhere('Longueuil'), country: 'CA', state: 'QC' },
    ...{ latitude: 45.52, longitude: -73.44, timeZone: 'America/Toronto', difficulty: 0, table: 2, ground: 'parkland' },
  },
  {
    ...{ id: 'bay-of-firs', name: everywhere('Bay of Firs'), city: everywhere('North Vancouver'), country: 'CA', state: 'BC' },
    ...{ latitude: 49.33, longitude: -123.05, timeZone: 'America/Vancouver', difficulty: 1, table: 0, ground: 'hills' },
  },
  {
    ...{ id: 'kawabe-hills', name: say('Kawabe Hills', 'Kawabe Hills', '川辺ヒルズ', '川边丘陵'), country: 'JP', state: '12' },
    ...{ city: say('Ichihara', 'Ichihara', '市原市', '市原'), latitude: 35.42, longitude: 140.18, timeZone: 'Asia/Tokyo' },
    ...{ difficulty: 1, table: 2, ground: 'hills' },
  },
  {
    ...{ id: 'gotemba-meadow', name: say('Gotemba Meadow', 'Gotemba Meadow', '御殿場メドウ', '御殿场草原'), country: 'JP', state: '22' },
    ...{ city: say('Gotemba', 'Gotemba', '御殿場市', '御殿场'), latitude: 35.31, longitude: 138.94, timeZone: 'Asia/Tokyo' },
    ...{ difficulty: -2, table: 1, ground: 'parkland' },
  },
  {
    ...{ id: 'marina-quay', name: everywhere('Marina Quay'), city: say('Singapore', 'Singapour', 'シンガポール', '新加坡'), country: 'SG' },
    ...{ latitude: 1.33, longitude: 103.95, timeZone: 'Asia/Singapore', difficulty: 0, table: 1, ground: 'parkland' },
  },
  {
    ...{ id: 'desert-bloom', name: everywhere('Desert Bloom'), city: say('Dubai', 'Dubaï', 'ドバイ', '迪拜'), country: 'AE' },
    ...{ latitude: 25.09, longitude: 55.17, timeZone: 'Asia/Dubai', difficulty: 2, table: 0, ground: 'desert' },
  },
  {
    ...{
      id: 'table-view',
      name: everywhere('Table View Links'),
      city: say('Cape Town', 'Le Cap', 'ケープタウン', '开普敦'),
      country: 'ZA',
    },
    ...{ state: 'WC', latitude: -33.82, longitude: 18.49, timeZone: 'Africa/Johannesburg', difficulty: 2, table: 1, ground: 'links' },
  },
  {
    ...{ id: 'pocket-pines', name: everywhere('Pocket Pines'), city: everywhere('Evanston'), country: 'US', state: 'IL' },
    ...{ latitude: 42.05, longitude: -87.69, timeZone: 'America/Chicago', difficulty: -1, table: 'nine', ground: 'parkland' },
  },
  {
    ...{ id: 'three-rivers', name: everywhere('Three Rivers'), city: everywhere('Bangor'), country: 'US', state: 'ME' },
    ...{ latitude: 44.8, longitude: -68.77, timeZone: 'America/New_York', difficulty: 1, table: 'twentySeven', ground: 'hills' },
  },
  {
    ...{ id: 'old-mill', name: everywhere('Old Mill'), city: everywhere('Sherbrooke'), country: 'CA', state: 'QC' },
    ...{ latitude: 45.4, longitude: -71.89, timeZone: 'America/Toronto', difficulty: -2, table: 'incomplete', ground: 'parkland' },
  },
]

export const countryList: readonly { code: string; name: Localised; states: readonly { code: string; name: Localised }[] }[] = [
  {
    ...{ code: 'CA', name: say('Canada', 'Canada', 'カナダ', '加拿大') },
    states: [
      { code: 'BC', name: say('British Columbia', 'Colombie-Britannique', 'ブリティッシュコロンビア州', '不列颠哥伦比亚省') },
      { code: 'QC', name: say('Quebec', 'Québec', 'ケベック州', '魁北克省') },
    ],
  },
  {
    ...{ code: 'JP', name: say('Japan', 'Japon', '日本', '日本') },
    states: [
      { code: '12', name: say('Chiba', 'Chiba', '千葉県', '千叶县') },
      { code: '22', name: say('Shizuoka', 'Shizuoka', '静岡県', '静冈县') },
    ],
  },
  { code: 'SG', name: say('Singapore', 'Singapour', 'シンガポール', '新加坡'), states: [] },
  {
    ...{ code: 'ZA', name: say('South Africa', 'Afrique du Sud', '南アフリカ', '南非') },
    states: [{ code: 'WC', name: say('Western Cape', 'Cap-Occidental', '西ケープ州', '西开普省') }],
  },
  { code: 'AE', name: say('United Arab Emirates', 'Émirats arabes unis', 'アラブ首長国連邦', '阿联酋'), states: [] },
  {
    ...{ code: 'US', name: say('United States', 'États-Unis', 'アメリカ', '美国') },
    states: [
      { code: 'CO', name: say('Colorado', 'Colorado', 'コロラド州', '科罗拉多州') },
      { code: 'IL', name: say('Illinois', 'Illinois', 'イリノイ州', '伊利诺伊州') },
      { code: 'ME', name: say('Maine', 'Maine', 'メイン州', '缅因州') },
    ],
  },
]
