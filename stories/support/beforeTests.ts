import { beforeEach } from 'vitest'
import { forgetFlows } from './forgetFlows.js'

// What a story has left under way is no part of the next one's test. Outside
// of tests it stays: a reload of a story is a reload of an app.
beforeEach(forgetFlows)
