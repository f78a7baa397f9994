import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const host = process.env.HOST ?? '127.0.0.1'

const service = process.env.VITE_MARKETPLACE_URL ?? ''
const node = process.env.VITE_RPC_URL ?? ''

/** No inline scripts and styles, no `eval`, and only the hosts that the shop needs. */
const policy = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'connect-src': `${service} ${node}`,
  'img-src': `'self' data: ${service}`,
  'media-src': service,
  'script-src': "'self'",
  'style-src': "'self'",
  'require-trusted-types-for': "'script'",
}

const contentSecurityPolicy = Object.entries(policy)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ')

export default defineConfig({
  build: { rolldownOptions: { input: ['index.html', 'tailwind-3.html'] } },
  plugins: [react(), tailwind()],
  preview: {
    headers: { 'Content-Security-Policy': contentSecurityPolicy },
    host,
    port: Number(process.env.PORT),
    strictPort: true,
  },
})
