/** What the ids of builds with mocks begin with: they answer their own calls, for QA, and are never live. */
const MOCKED = 'mocks-';

export const isMockedBuild = (buildId: string): boolean => buildId.startsWith(MOCKED);
