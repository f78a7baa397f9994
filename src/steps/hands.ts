import { forget } from './flows/forget.js'
import { resume } from './flows/resume.js'
import { startFlow } from './flows/startFlow.js'
import { runSteps } from './runSteps.js'

/** All that prompts, waits, posts and settles. */
export const hands = { forget, resume, runSteps, startFlow }
