import type { World } from '../../world/World.ts'

/** From north to south: Latin, Japanese and Chinese names. */
const prefectures = `
Hokkaido 北海道 北海道
Aomori 青森県 青森县
Iwate 岩手県 岩手县
Miyagi 宮城県 宫城县
Akita 秋田県 秋田县
Yamagata 山形県 山形县
Fukushima 福島県 福岛县
Ibaraki 茨城県 茨城县
Tochigi 栃木県 栃木县
Gunma 群馬県 群马县
Saitama 埼玉県 埼玉县
Chiba 千葉県 千叶县
Tokyo 東京都 东京都
Kanagawa 神奈川県 神奈川县
Niigata 新潟県 新潟县
Toyama 富山県 富山县
Ishikawa 石川県 石川县
Fukui 福井県 福井县
Yamanashi 山梨県 山梨县
Nagano 長野県 长野县
Gifu 岐阜県 岐阜县
Shizuoka 静岡県 静冈县
Aichi 愛知県 爱知县
Mie 三重県 三重县
Shiga 滋賀県 滋贺县
Kyoto 京都府 京都府
Osaka 大阪府 大阪府
Hyogo 兵庫県 兵库县
Nara 奈良県 奈良县
Wakayama 和歌山県 和歌山县
Tottori 鳥取県 鸟取县
Shimane 島根県 岛根县
Okayama 岡山県 冈山县
Hiroshima 広島県 广岛县
Yamaguchi 山口県 山口县
Tokushima 徳島県 德岛县
Kagawa 香川県 香川县
Ehime 愛媛県 爱媛县
Kochi 高知県 高知县
Fukuoka 福岡県 福冈县
Saga 佐賀県 佐贺县
Nagasaki 長崎県 长崎县
Kumamoto 熊本県 熊本县
Oita 大分県 大分县
Miyazaki 宮崎県 宫崎县
Kagoshima 鹿児島県 鹿儿岛县
Okinawa 沖縄県 冲绳县
`

export async function seedPrefectures(world: World): Promise<void> {
  for (const [index, line] of prefectures.trim().split('\n').entries()) {
    const [latin = '', ja = '', zh = ''] = line.split(' ')
    await world.prefectures.add({ id: String(index + 1).padStart(2, '0'), name: { en: latin, fr: latin, ja, zh } })
  }
}
