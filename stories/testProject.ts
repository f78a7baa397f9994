import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumLaunchOptions } from '../scripts/chromium.js'

/**
 * Returns a project of Vitest that plays stories in Chromium: those with the tag `quick`,
 * one for each widget, or all others.
 */
export function createStoriesProject(
  name: string,
  tags: { include: string[]; exclude: string[] },
): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook', tags })],
    test: {
      name,
      browser: {
        enabled: true,
        headless: true,
        // They share one world and one browser's storage. The number of workers is the
        // other projects': `--sequence.shuffle` takes the order of groups away.
        fileParallelism: false,
        screenshotFailures: false,
        provider: playwright({
          // Without a graphics card, drawing animations takes half of a core.
          contextOptions: { reducedMotion: 'reduce' },
          launchOptions: chromiumLaunchOptions(),
        }),
        instances: [{ browser: 'chromium' }],
      },
      isolate: false,
      // Chromium and the world need all cores, so stories run after all other files.
      sequence: { groupOrder: 1 },
      setupFiles: ['stories/support/beforeTests.ts'],
    },
  }
}
