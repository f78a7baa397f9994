import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumLaunchOptions } from '../scripts/chromium.js'

/** Vitest's project `stories`: plays each story in Chromium. */
export const storiesProject: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // Without a graphics card, drawing animations takes half of a core.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: chromiumLaunchOptions(),
      }),
      instances: [{ browser: 'chromium' }],
    },
    // They share one world and one browser's storage.
    fileParallelism: false,
    isolate: false,
    setupFiles: ['stories/support/beforeTests.ts'],
    // The first ones wait for the whole of it to be compiled.
    testTimeout: 120_000,
  },
}
