/** A comment or a reply, in code points as `codePointCount` counts. */
export const LONGEST_COMMENT = 1000;

/** Comments, and replies to one comment, of one page. Specification section 9. */
export const COMMENT_PAGE = 5;
