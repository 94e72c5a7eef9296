/** What an error page is called, in its heading and in the document; the words are the specification's. */
export const errorTitle = (statusCode: number): string => (statusCode === 404 ? '404 Not Found' : 'An error occurred');
