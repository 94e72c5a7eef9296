/** A database server to run the service tests against instead of the embedded engine. */
export const givenMongoUrl = (): string | undefined => process.env.MONGODB_URL;

/** For how many minutes tests that invent stories go on inventing; 0: they tell those they are known for. */
export const givenStoryMinutes = (): number => Number(process.env.STORY_MINUTES ?? 0);
