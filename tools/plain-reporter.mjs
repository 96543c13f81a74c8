// Prints a test run without a terminal: a line every fifty files, and each failure as it happens.

import { stripVTControlCharacters } from 'node:util'

const every = 50

/** A reporter of vitest without colours, dots and passing tests. */
export default class PlainReporter {
  #done = 0

  onTestModuleEnd(module) {
    this.#done += 1
    for (const test of module.children.allTests('failed')) {
      console.log(`FAILED ${module.relativeModuleId}: ${test.fullName}`)
      for (const error of test.result().errors ?? []) console.log(described(error))
    }
    for (const suite of [module, ...module.children.allSuites()])
      for (const error of suite.errors()) {
        console.log(`FAILED ${module.relativeModuleId}: before or after its tests`)
        console.log(described(error))
      }
    if (this.#done % every === 0) console.log(`${this.#done} files`)
  }

  onTestRunEnd(_modules, unhandled) {
    for (const error of unhandled) console.log(described(error))
    console.log(`${this.#done} files`)
  }
}

function described({ message, diff, stack }) {
  const parts = [message, diff, stack].filter((part) => typeof part === 'string' && part !== '')
  return stripVTControlCharacters(parts.join('\n'))
}
