import { cancelSigned } from './cancelSigned.js'
import { forget } from './forget.js'
import { resume } from './resume.js'
import { runParts } from './runParts.js'
import { runSteps } from './runSteps.js'
import { startFlow } from './startFlow.js'

/** All that prompts, waits, posts and settles. */
export const runtime = {
  cancelSigned,
  forget,
  resume,
  runParts,
  runSteps,
  startFlow,
}
