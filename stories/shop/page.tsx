import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/styles.css'
import type { WorldInfo } from '../../src/service/world/describeWorld.js'
import { Shop } from '../demo/Shop.js'
import { WorldProvider } from '../support/decorators.js'
import { getLanguage } from '../support/languages.js'
import { isDark } from '../support/themes.js'
import { loadWorld } from '../support/world.js'
import { StorybookBar } from './StorybookBar.js'

// The demo shop without Storybook, which `npm start` opens. Its cart and flows are those
// of the story.

function Page() {
  const [theme, setTheme] = useState('auto')
  const [info, setInfo] = useState<WorldInfo>()
  useEffect(() => {
    loadWorld().then((world) => setInfo(world.info), console.warn)
  }, [])
  return (
    <>
      <WorldProvider
        clientConfig={undefined}
        id="demos-marketplace--default"
        isInDocs={false}
        loaded={undefined}
        locale={getLanguage('en')}
        padded={false}
        theme={theme}
        wallet="injected"
      >
        {info && (
          <Shop
            info={info}
            onTheme={() => setTheme(isDark(theme) ? 'light' : 'dark')}
          />
        )}
      </WorldProvider>
      <StorybookBar theme={theme} />
    </>
  )
}

const root = document.getElementById('storybook-root')
if (root) createRoot(root).render(<Page />)
