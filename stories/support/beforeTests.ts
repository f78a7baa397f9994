import { beforeEach } from 'vitest'
import { forgetFlows } from './forgetFlows.js'

// Deletes pending flows before each test, so that stories are independent.
// Outside of tests they stay, so that a reload of a story resumes them.
beforeEach(() => forgetFlows())
