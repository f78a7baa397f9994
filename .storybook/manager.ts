import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { createLook } from '../stories/support/createLook.js'
import { keepAddress } from '../stories/support/playground/address.js'
import { isDark } from '../stories/support/themes.js'
import { toSentence } from '../stories/support/toSentence.js'

keepAddress()
// A link to other choices, opened in the same tab.
addEventListener('hashchange', () => {
  if (keepAddress()) location.reload()
})

/** The toolbar's theme, which the manager follows. */
let theme = /theme:(\w+)/.exec(decodeURIComponent(location.search))?.[1]

const look = () => createLook(isDark(theme ?? 'auto') ? 'dark' : 'light')

addons.setConfig({
  layoutCustomisations: {
    // A whole page needs the room, and has nothing to control.
    showPanel: ({ storyId }, shown) =>
      !/^(demos|trade-all-states)/.test(storyId ?? '') && shown,
  },
  sidebar: {
    renderLabel: ({ name, type }) =>
      type === 'story' ? toSentence(name) : name,
  },
  theme: look(),
})

addons.register('marketkit/look', (api) => {
  const update = () => api.setOptions({ theme: look() })
  const follow = ({ globals }: { globals: { theme?: string } }) => {
    theme = globals.theme
    update()
  }
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', update)
})
