import { say } from '../../../../world/languages.ts'
import type { CustomizableOption } from '../product.ts'

const untitled = say('', '', '', '')

/** One option of each kind that isn't used elsewhere. */
export const embroidery: readonly CustomizableOption[] = [
  {
    ...{ id: 41301, kind: 'radio', required: true },
    title: say('Thread', 'Fil', '糸の色', '线色'),
    values: [
      { id: 41302, price: 0, title: say('White thread', 'Fil blanc', '白い糸', '白线') },
      { id: 41303, price: 300, title: say('Gold thread', 'Fil doré', '金の糸', '金线') },
    ],
  },
  {
    ...{ id: 41304, kind: 'area', required: false, maxCharacters: 80, values: [{ id: 41305, price: 500, title: untitled }] },
    title: say('Embroidered words', 'Texte brodé', '刺しゅうする文字', '刺绣文字'),
  },
  {
    ...{ id: 41306, kind: 'multiple', required: false },
    title: say('Embroidered on', 'Emplacement', '刺しゅうの位置', '刺绣位置'),
    values: [
      { id: 41307, price: 100, title: say('Front', 'Devant', '表', '正面') },
      { id: 41308, price: 200, title: say('Back', 'Dos', '裏', '背面') },
      { id: 41309, price: 400, title: say('Hem', 'Ourlet', '縁', '边缘') },
    ],
  },
  {
    ...{ id: 41310, kind: 'date', required: false, values: [{ id: 41311, price: 0, title: untitled }] },
    title: say('Needed by', 'À recevoir avant le', '必要な日', '需要日期'),
  },
  {
    ...{ id: 41312, kind: 'date-time', required: false, values: [{ id: 41313, price: 0, title: untitled }] },
    title: say('Picked up at', 'Retrait le', '受け取り日時', '取货时间'),
  },
  {
    ...{ id: 41314, kind: 'time', required: false, values: [{ id: 41315, price: 0, title: untitled }] },
    title: say('Call me at', 'M’appeler à', '電話の時刻', '致电时间'),
  },
]
