/** What this process was built from, where whoever starts it says so; `checkout` for a tree that is run as it is. */
export const buildOfThisProcess = process.env.BUILD_ID || 'checkout';
