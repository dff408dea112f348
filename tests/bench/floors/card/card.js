const [main, output] = [document.querySelector('main'), document.querySelector('output')]
const addTable = () => {
  const table = main.appendChild(document.createElement('table'))
  for (const name of ['Strokes', 'Putts']) {
    const row = table.insertRow()
    row.insertCell().textContent = name
    for (let hole = 0; hole < 9; hole += 1) row.insertCell().append(document.createElement('input'))
  }
}
document.querySelector('button').addEventListener('click', () => {
  addTable()
  addTable()
})
main.addEventListener('input', () => {
  localStorage.setItem('card', JSON.stringify([...main.querySelectorAll('input')].map(({ value }) => value)))
  output.textContent = [...main.querySelectorAll('tr:first-child input')].reduce((sum, { value }) => sum + Number(value), 0)
})
