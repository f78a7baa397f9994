import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const host = process.env.HOST ?? '127.0.0.1'

export default defineConfig({
  plugins: [react()],
  preview: { host, port: Number(process.env.PORT ?? 4173), strictPort: true },
})
