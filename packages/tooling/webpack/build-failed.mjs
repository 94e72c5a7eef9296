/** Sources that do not build, or a build that may not be: the message says all there is to say, a stack nothing more. */
export class BuildFailed extends Error {}
