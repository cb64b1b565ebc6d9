/** A message for the person at the terminal: shown without a stack trace, and the command ends with exit code 1. */
export class Failure extends Error {}
