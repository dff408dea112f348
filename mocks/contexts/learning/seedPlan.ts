import { say } from '../../world/languages.ts'
import { inSeason } from '../../world/season.ts'
import type { World } from '../../world/World.ts'
import type { LessonPlanRow } from './data.ts'

type Words = readonly [en: string, fr: string, ja: string, zh: string]

const none: Words = ['', '', '', '']

const steps: readonly (readonly [title: Words, note: Words])[] = [
  [['Grip and stance', 'Prise et posture', 'グリップとスタンス', '握杆与站姿'], none],
  [['Ball a touch forward', 'Balle un peu en avant', 'ボールをやや左へ', '球位略靠前'], none],
  [['One-piece takeaway', 'Départ d’un seul bloc', '一体で始動', '整体起杆'], none],
  [['Turn, do not sway', 'Tourner sans se déplacer', '流れずに回る', '转动而不平移'], none],
  [['Set at the top', 'En place au sommet', 'トップで収める', '顶点到位'], none],
  [['Quiet first move', 'Un premier geste calme', '切り返しは静かに', '平稳的第一动作'], none],
  [
    ['Shallow the transition', 'Aplatir la transition', '切り返しでシャローに', '转换时放平杆身'],
    [
      'Towel under the right arm, twenty a day, then film one.',
      'Une serviette sous le bras droit, vingt fois par jour, puis filmez-en un.',
      '右脇にタオルを挟んで1日20回。そのあと1回撮影します。',
      '右臂下夹毛巾，每天二十次，然后拍一段。',
    ],
  ],
  [['Low point past the ball', 'Point bas après la balle', '最下点はボールの先', '最低点在球前'], none],
  [['Distance with three wedges', 'La distance avec trois wedges', 'ウェッジ3本の距離感', '三支挖起杆的距离'], none],
  [['First putts inside three feet', 'Premiers putts à moins d’un mètre', 'ファーストパットを1m以内に', '第一推进一米内'], none],
  [['Nine holes without a penalty', 'Neuf trous sans pénalité', 'ペナルティなしの9ホール', '九洞无罚杆'], none],
]

const [done, current] = [6, 6]

function stateOf(index: number): LessonPlanRow['steps'][number]['state'] {
  if (index < done) return 'DONE'
  return index === current ? 'CURRENT' : 'OPEN'
}

const byAutumn = say('Break 80 by autumn', 'Sous 80 avant l’automne', '秋までに80を切る', '入秋前打进80杆')
const bySpring = say('Break 80 by spring', 'Sous 80 avant le printemps', '春までに80を切る', '入春前打进80杆')

function hanas(world: World): LessonPlanRow {
  const due = world.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days: 24 }).toString()
  return {
    id: 'player-hana',
    title: inSeason(world, { spring: byAutumn, summer: byAutumn, autumn: bySpring, winter: bySpring }),
    goal: '80',
    status: 'IN_PROGRESS',
    steps: steps.map(([title, note], index) => ({
      ...{ id: `step-${index + 1}`, title: say(...title), note: say(...note) },
      state: stateOf(index),
      ...(index === current && { due }),
    })),
  }
}

export async function seedPlan(world: World): Promise<void> {
  const plan = hanas(world)
  await world.lessonPlans.add(plan)
  const finished = plan.steps.slice(0, 4).map((step) => ({ ...step, state: 'DONE' as const }))
  const bram = { ...plan, id: 'player-bram', goal: '18', status: 'COMPLETED', steps: finished }
  await world.lessonPlans.add({ ...bram, title: say('A handicap of 18', 'Un handicap de 18', 'ハンディキャップ18', '差点18') })
}
