/** Lets everything happen that follows by promises alone, without a clock. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
