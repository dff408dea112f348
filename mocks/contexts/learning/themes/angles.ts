import type { Words } from '../collection/words.ts'

export const angles: Readonly<Record<string, { readonly type: string; readonly title: Words }>> = {
  'face-on': { type: 'faceOn', title: ['Face on', 'De face', '正面', '正面'] },
  'down-the-line': { type: 'downTheLine', title: ['Down the line', 'Dans l’axe', '後方', '后方'] },
  drill: { type: 'drill', title: ['The drill', 'L’exercice', 'ドリル', '练习动作'] },
  green: { type: 'faceOn', title: ['On the green', 'Sur le green', 'グリーン', '果岭'] },
  sand: { type: 'faceOn', title: ['From the sand', 'Dans le sable', 'バンカー', '沙坑'] },
}
