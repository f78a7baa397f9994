import './built/tailwind-3.css'
import 'marketkit/styles.css'
import 'marketkit/themes/shadcn.css'
import './shadcn.css'
import { draw } from './draw'

draw()
