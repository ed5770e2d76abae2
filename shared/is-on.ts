// Without a schema: pages read their addresses too, and a schema would weigh more than they do.
/** Whether a flag is set. @param otherwise where it is absent or empty */
export const isOn = (given: string | undefined, otherwise: boolean): boolean => (given ? /^(1|true|on)$/i.test(given) : otherwise)
