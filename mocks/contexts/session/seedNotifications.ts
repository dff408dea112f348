import { type Localised, say } from '../../world/languages.ts'
import { inSeason } from '../../world/season.ts'
import type { World } from '../../world/World.ts'

type Seasonal = Parameters<typeof inSeason<Localised>>[1]

interface Told {
  readonly to: readonly string[]
  readonly hoursAgo: number
  readonly read?: true
  /** What it is about, as an address within the product. */
  readonly link?: string
  readonly title: Localised | Seasonal
  readonly message: Localised
}

const longerEvenings: Seasonal = {
  spring: say('Longer evenings from June', 'Des soirées plus longues dès juin', '6月から夜の営業を延長します', '六月起晚间延长开放'),
  summer: say(
    'Longer evenings until September',
    'Des soirées plus longues jusqu’en septembre',
    '9月まで夜の営業を延長します',
    '晚间延长开放至九月',
  ),
  autumn: say(
    'Longer evenings all winter',
    'Des soirées plus longues tout l’hiver',
    '冬の間、夜の営業を延長します',
    '整个冬季晚间延长开放',
  ),
  winter: say(
    'Longer evenings until spring',
    'Des soirées plus longues jusqu’au printemps',
    '春まで夜の営業を延長します',
    '晚间延长开放至春季',
  ),
}

const told: readonly Told[] = [
  {
    ...{ to: ['hana', 'bram', 'jonah', 'wataru'], hoursAgo: 5, link: '/learn/swings' },
    title: {
      en: 'Your swing from Tuesday is ready',
      fr: 'Votre swing de mardi est prêt',
      ja: '火曜日のスイングができました',
      zh: '您星期二的挥杆视频已就绪',
    },
    message: {
      en: 'Your coach has drawn two lines on it. Look at the second before your next practice.',
      fr: 'Votre coach y a tracé deux lignes. Regardez la seconde avant de vous entraîner de nouveau.',
      ja: 'コーチが線を2本引きました。次の練習の前に、2本目をご覧ください。',
      zh: '教练在上面画了两条线。下次练习之前，请看看第二条。',
    },
  },
  {
    ...{ to: ['hana', 'wataru', 'li', 'priya'], hoursAgo: 29, link: '/lessons/book' },
    title: longerEvenings,
    message: {
      en: 'All locations are open until ten on weekdays. Book the new hours from Friday.',
      fr: 'Tous les centres ouvrent jusqu’à vingt-deux heures en semaine. Les nouveaux créneaux se réservent dès vendredi.',
      ja: '平日は全センターが22時まで開きます。新しい時間帯の枠は金曜日から予約できます。',
      zh: '所有中心工作日开放至晚上十点。新增时段的空位从星期五起可以预约。',
    },
  },
  {
    ...{ to: ['hana', 'odette', 'bram'], hoursAgo: 76, read: true },
    title: {
      en: 'The bays have new mats',
      fr: 'De nouveaux tapis à chaque poste',
      ja: '打席のマットが新しくなりました',
      zh: '打位换上了新垫子',
    },
    message: {
      en: 'They are a little firmer. Irons sound different on them for a day or two.',
      fr: 'Ils sont un peu plus fermes. Les fers y sonnent autrement pendant un jour ou deux.',
      ja: '少し硬めです。慣れるまで1、2日ほど、アイアンの音が違って聞こえます。',
      zh: '新垫子稍硬一些，头一两天铁杆的声音会有些不同。',
    },
  },
  {
    ...{ to: ['hana'], hoursAgo: 190, read: true, link: '/shop/renewals' },
    title: {
      en: 'Welcome to your sixth season',
      fr: 'Bienvenue dans votre sixième saison',
      ja: '6年目のシーズンへようこそ',
      zh: '欢迎进入您的第六个赛季',
    },
    message: {
      en: 'Your membership continues as before. Thank you for staying.',
      fr: 'Votre adhésion continue telle quelle. Merci de votre fidélité.',
      ja: '会員種別はそのまま継続します。いつもありがとうございます。',
      zh: '您的会籍照旧延续。感谢您一直同行。',
    },
  },
]

export async function seedNotifications(world: World): Promise<void> {
  for (const [index, { to, hoursAgo, read = false, link, title, message }] of told.entries()) {
    const at = world.now().subtract({ hours: hoursAgo }).toString()
    const news = { sourceId: `news-${index + 1}`, title: 'en' in title ? title : inSeason(world, title), message, at, read, link }
    for (const player of to) await world.notifications.add({ ...news, id: `${news.sourceId}-${player}`, playerId: `player-${player}` })
  }
}
