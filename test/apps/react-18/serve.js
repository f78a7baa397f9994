import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { render } from './dist/server/server.js'

const folder = join(import.meta.dirname, 'dist/client')
const template = await readFile(join(folder, 'index.html'), 'utf8')
const types = { '.css': 'text/css', '.js': 'text/javascript' }

createServer(async ({ headers, url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost')
  try {
    if (pathname === '/') {
      const { app, begin } = await render(headers.cookie)
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(
        template
          .replace('<!--app-->', () => app)
          .replace("/*begin*/ ''", () => begin),
      )
    } else {
      const file = await readFile(join(folder, normalize(pathname)))
      response.setHeader('Content-Type', types[extname(pathname)] ?? '')
      response.end(file)
    }
  } catch (error) {
    if (error.code !== 'ENOENT') console.error(error)
    response.statusCode = error.code === 'ENOENT' ? 404 : 500
    response.end()
  }
}).listen(Number(process.env.PORT), '127.0.0.1')
