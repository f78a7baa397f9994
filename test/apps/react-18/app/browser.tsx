import 'marketkit/styles.css'
import { hydrateRoot } from 'react-dom/client'
import { deserialize } from 'wagmi'
import { App, type Begin } from './App'

declare const begin: string

const root = document.getElementById('root')
if (root) hydrateRoot(root, <App {...deserialize<Begin>(begin)} />)
