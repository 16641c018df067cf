import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'

// PUTs as many bytes as it's told to a URL, and writes how many seconds it took.

const [, , url = '', total = '0'] = process.argv
const chunk = randomBytes(1024 ** 2)
const put = request(url, { method: 'PUT', headers: { 'content-length': total } })
const answered = once(put, 'response')
const start = performance.now()
for (let sent = 0; sent < Number(total); sent += chunk.length) {
  if (!put.write(chunk)) await once(put, 'drain')
}
put.end()
const [response] = await answered
await response.toArray()
if (response.statusCode !== 201) throw new Error(`The server answered ${response.statusCode}.`)
console.log((performance.now() - start) / 1000)
