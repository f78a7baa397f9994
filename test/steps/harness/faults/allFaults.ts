import { bundleFaults } from './bundleFaults.js'
import { chainFaults } from './chainFaults.js'
import type { Fault } from './fault.js'
import { httpFaults } from './httpFaults.js'
import { processFaults } from './processFaults.js'
import { serviceFaults } from './serviceFaults.js'
import { walletFaults } from './walletFaults.js'

/** All faults. */
export const allFaults: readonly Fault[] = [
  ...walletFaults,
  ...bundleFaults,
  ...chainFaults,
  ...httpFaults,
  ...serviceFaults,
  ...processFaults,
]
