import './tailwind-4.css'
import { draw } from './draw'

draw()
