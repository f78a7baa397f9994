import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/service/database/schema.ts',
  out: './drizzle',
  casing: 'snake_case',
})
