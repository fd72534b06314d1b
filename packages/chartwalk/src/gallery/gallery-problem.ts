/** An error that the user can fix. Its message is a sentence for the user. */
export class GalleryProblem extends Error {}
