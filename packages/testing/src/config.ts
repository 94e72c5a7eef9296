/** A database server to run the service tests against instead of the embedded engine. */
export const givenMongoUrl = (): string | undefined => process.env.MONGODB_URL;
