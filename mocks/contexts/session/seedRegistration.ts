import type { World } from '../../world/World.ts'
import type { RegistrationSettingRow } from './data.ts'

const settings: RegistrationSettingRow = {
  id: 'registration',
  methodOfVerification: 2,
  locations: [
    {
      ...{ id: 'us', centreIds: ['northgate', 'lakeshore'] },
      name: { en: 'United States', fr: 'États-Unis', ja: 'アメリカ合衆国', zh: '美国' },
    },
    { id: 'ca', name: { en: 'Canada', fr: 'Canada', ja: 'カナダ', zh: '加拿大' }, centreIds: ['rive-sud', 'pacific-rim'] },
    { id: 'jp', name: { en: 'Japan', fr: 'Japon', ja: '日本', zh: '日本' }, centreIds: ['kawabe'] },
    { id: 'sg', name: { en: 'Singapore', fr: 'Singapour', ja: 'シンガポール', zh: '新加坡' }, centreIds: ['marina-quay'] },
    { id: 'cn', name: { en: 'China', fr: 'Chine', ja: '中国', zh: '中国' }, centreIds: ['binjiang'] },
    { id: 'hk', name: { en: 'Hong Kong', fr: 'Hong Kong', ja: '香港', zh: '香港' }, centreIds: ['harbour-north'] },
    {
      ...{ id: 'ae', centreIds: ['desert-bloom'] },
      name: { en: 'United Arab Emirates', fr: 'Émirats arabes unis', ja: 'アラブ首長国連邦', zh: '阿联酋' },
    },
    { id: 'za', name: { en: 'South Africa', fr: 'Afrique du Sud', ja: '南アフリカ', zh: '南非' }, centreIds: ['table-view', 'highveld'] },
  ],
}

export async function seedRegistration(world: World): Promise<void> {
  await world.registrationSettings.add(settings)
}
