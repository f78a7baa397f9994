import { askWorlds } from '../askWorlds.js'

/** Path of the program `marketkit`, which is bundled once for a run. */
export const program = await askWorlds<string>('program')
