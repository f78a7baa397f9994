import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pureCalls } from './scripts/pureCalls.js'

/** Every module is its own file in the build, so that bundlers keep what is used. */
const entries = [
  'src/index.ts',
  'src/core.ts',
  'src/builder.ts',
  'src/locales.ts',
  'src/service/index.ts',
  'src/service/web/index.ts',
  'src/testing/index.ts',
  'src/service/node/cli/cli.ts',
]

export default defineConfig({
  plugins: [pureCalls(), react()],
  build: {
    target: 'es2022',
    minify: false,
    lib: {
      entry: Object.fromEntries(
        entries.map((file) => [file.slice('src/'.length, -'.ts'.length), file]),
      ),
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) =>
        !id.startsWith('.') &&
        !id.startsWith('/') &&
        !id.startsWith('\0') &&
        !id.startsWith('src/'),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
      },
    },
  },
})
