/** The one place where the tests of this package read their environment. */
export const testConfig = {
  /** A second engine to compare with, e.g. a real MongoDB; undefined compares the engine with a reopened copy of itself. */
  differentialUrl: process.env.DIFFERENTIAL_MONGODB_URL || undefined,
};
