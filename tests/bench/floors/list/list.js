const [list, height] = [document.querySelector('ul'), 64]
let [rows, shown] = [[], []]
const show = () => {
  const first = Math.max(0, Math.floor((scrollY - list.offsetTop) / height) - 2)
  const visible = shown.slice(first, first + Math.ceil(innerHeight / height) + 4)
  list.style.height = `${shown.length * height}px`
  list.replaceChildren(
    ...visible.map((row, index) => {
      const item = document.createElement('li')
      item.style.top = `${(first + index) * height}px`
      item.textContent = `${row.course}, ${row.day}: ${row.score}`
      return item
    }),
  )
}
const choose = (to) => {
  shown = rows.filter((row) => !to || row.day <= to)
  show()
}
document.querySelector('button').addEventListener('click', async () => {
  const { data } = await (await fetch('/rounds.json')).json()
  rows = data
    .map(({ courseName, playedAt, score }) => ({ course: courseName, day: playedAt.slice(0, 10), score }))
    .sort((one, other) => other.day.localeCompare(one.day))
  choose('')
})
document.querySelector('input').addEventListener('input', ({ target }) => choose(target.value))
addEventListener('scroll', show)
