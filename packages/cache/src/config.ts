/** Where the machine keeps its programs. */
export const systemPath = (): string => process.env.PATH ?? '';
