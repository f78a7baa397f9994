import 'marketkit/styles.css'
import './shop/page.css'
import { createRoot } from 'react-dom/client'
import { Providers } from './shop/Providers'
import { Shop } from './shop/Shop'
import { Wallet } from './shop/Wallet'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <Providers initialState={undefined}>
      <Shop>
        <Wallet />
      </Shop>
    </Providers>,
  )
