/** The database that the measured site is given, as `npm start` reads it; undefined for its own. */
export const givenDatabaseUrl = (): string | undefined => process.env.MONGODB_URL;
