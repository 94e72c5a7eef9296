/** What a person looks for in the catalogue, in UTF-16 units. */
export const LONGEST_QUERY = 200;
